import { parseApplicationsRoute, type ApplicationsRoute } from '@vetsync/machines/exchange/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { sessionView } from '@vetsync/machines/account/session';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { browserIntl } from '../services/browser/intl.ts';
import { applications } from '../services/http/applications.ts';
import { api } from '../services/http/calls.ts';
import { exchange, sendCommand } from '../services/http/exchange.ts';
import { httpServer } from '../services/http/httpServer.ts';
import { listSettings } from '../services/http/listSettings.ts';
import type { ApplicationServer } from '../services/platformServer.ts';
import { applicationsMachine } from './applicationsMachine.ts';
import { routeInUrl } from './routeInUrl.ts';
import { usePageActor } from './usePageActor.ts';
import { useProvenDownload } from './proof/useProvenDownload.ts';
import { useServerActors } from './useServerActors.ts';

/** Where the list is shown: the page of an organization, or a tab of its portal. */
export interface ApplicationsAddress {
  path: string;
  href: (route: ApplicationsRoute) => string;
  /** The query of the organization's page that corresponds to the query in the URL. */
  searchOf: (search: string) => string;
}

const newId = () => crypto.randomUUID();

/** The server over HTTP, for the signed-in person. */
const applicationServer = (userId: string): ApplicationServer => ({
  ...httpServer(api, userId),
  // Its list has nothing that can be marked.
  sendCommands: ({ commands }) => exchange.sendCommands(commands as readonly ExchangeCommand[]),
  sendCommand: ({ command }) => sendCommand(api, command),
  loadApplications: applications.load,
  loadChoices: applications.loadChoices,
  loadApplication: applications.find,
  loadHistory: async ({ id }) => (await applications.loadHistory(id)).history,
  loadSettings: listSettings.load,
  saveSettings: ({ settings }) => listSettings.save(settings),
});

/** The machine, and its route in the URL. */
function listAt({ path, href, searchOf }: ApplicationsAddress, userId: string) {
  const inUrl = routeInUrl({ path, read: (search) => parseApplicationsRoute(searchOf(search)), href });
  return { inUrl, machine: applicationsMachine(applicationServer(userId), inUrl.locationChanges) };
}

/** The applications that an organization has got, for its staff. */
export function useReceivedApplications(slug: string, address: ApplicationsAddress) {
  const { session } = useServerActors();
  const self = useSelector(session, sessionView).user?.id ?? '';
  const download = useProvenDownload();
  const [{ inUrl, machine }] = useState(() => listAt(address, self));
  return usePageActor(machine, {
    input: {
      slug,
      self,
      route: parseApplicationsRoute(address.searchOf(location.search)),
      newId,
      intl: browserIntl(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged, 'page.download': download },
  });
}
