import { parseApplicationsRoute, type ApplicationsRoute } from '@vetsync/machines/exchange/model';
import type {
  ApplicationStep,
  CommandBatchResult,
  ExchangeFact,
  WholeApplication,
} from '@vetsync/machines/model/exchange';
import type { TableSettings } from '@vetsync/machines/portal/model';
import {
  receivedApplicationsMachine,
  type ApplicationCommand,
  type ApplicationPage,
  type ApplicationPageRequest,
  type Choices,
  type DecisionCommand,
  type Workspace,
} from '@vetsync/machines/receivedApplications';
import { sessionView } from '@vetsync/machines/session';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { browserReader } from '../services/browser/reader.ts';
import { exchangeFeed } from '../services/exchangeFeed.ts';
import { wakeUps } from '../services/wakeUps.ts';
import { applications } from '../services/http/applications.ts';
import { exchange } from '../services/http/exchange.ts';
import { listSettings } from '../services/http/listSettings.ts';
import { routeInUrl } from './routeInUrl.ts';
import { usePageActor } from './usePageActor.ts';
import { useProvenDownload } from './useProvenDownload.ts';
import { useServerActors } from './useServerActors.ts';

/** Where the list is shown: the page of an organization, or a tab of its portal. */
export interface ApplicationsAddress {
  path: string;
  href: (route: ApplicationsRoute) => string;
  /** The query of the organization's page that corresponds to the query in the URL. */
  searchOf: (search: string) => string;
}

const newId = () => crypto.randomUUID();

/** The machine, and its route in the URL. */
function listAt({ path, href, searchOf }: ApplicationsAddress, userId: string) {
  const inUrl = routeInUrl({ path, read: (search) => parseApplicationsRoute(searchOf(search)), href });
  const machine = receivedApplicationsMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      wakeUps,
      loadWorkspace: fromPromise<Workspace, { slug: string }>(({ input }) =>
        applications.loadWorkspace(input.slug),
      ),
      loadApplications: fromPromise<ApplicationPage, ApplicationPageRequest>(({ input }) =>
        applications.load(input),
      ),
      loadApplication: fromPromise<WholeApplication, { organizationId: string; id: string }>(({ input }) =>
        applications.find(input),
      ),
      loadHistory: fromPromise<readonly ApplicationStep[], { id: string }>(({ input }) =>
        applications.loadHistory(input.id).then(({ history }) => history),
      ),
      sendCommand: fromPromise<{ facts: readonly ExchangeFact[] }, { command: DecisionCommand }>(
        ({ input: { command } }) => exchange.sendCommand(command),
      ),
      loadChoices: fromPromise<Choices, { organizationId: string }>(({ input }) =>
        applications.loadChoices(input),
      ),
      sendCommands: fromPromise<CommandBatchResult, { commands: readonly ApplicationCommand[] }>(
        ({ input: { commands } }) => exchange.sendCommands(commands),
      ),
      loadSettings: fromPromise<TableSettings, void>(() => listSettings.load()),
      saveSettings: fromPromise<unknown, { settings: TableSettings }>(({ input }) =>
        listSettings.save(input.settings),
      ),
      followFeed: exchangeFeed(userId),
    },
  });
  return { inUrl, machine };
}

/** The applications that an organization has got, for its staff. */
export function useReceivedApplications(slug: string, address: ApplicationsAddress) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const self = signedIn.user?.id ?? '';
  const download = useProvenDownload();
  const [{ inUrl, machine }] = useState(() => listAt(address, self));
  const list = usePageActor(machine, {
    input: {
      slug,
      self,
      route: parseApplicationsRoute(address.searchOf(location.search)),
      newId,
      reader: browserReader(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged, 'page.download': download },
  });
  return { list, session, signedIn };
}
