import { applicationsHref, applicationsPath, applicationsRouteOf } from '@vetsync/machines/exchange/model';
import type {
  ApplicationStep,
  CommandBatchAnswer,
  ExchangeFact,
  WholeApplication,
} from '@vetsync/machines/model/exchange';
import type { TableSettings } from '@vetsync/machines/portal/model';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type ApplicationCommand,
  type ApplicationPage,
  type ApplicationPageRequest,
  type Choices,
  type DecisionCommand,
  type Desk,
} from '@vetsync/machines/receivedApplications';
import { sessionView } from '@vetsync/machines/session';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { Account } from '@vetsync/ui/screens/system/Account';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { routeInUrl } from '../../page/routeInUrl.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { useSlug } from '../../page/useSlug.ts';
import { browserReader } from '../../services/browser/reader.ts';
import { exchangeFeed, wakeUps } from '../../services/exchangeFeed.ts';
import { applications } from '../../services/http/applications.ts';
import { exchange } from '../../services/http/exchange.ts';
import { listSettings } from '../../services/http/listSettings.ts';

export { Waiting } from '../organization.tsx';

const newId = () => crypto.randomUUID();

/** The page's machine, and its route in the URL. */
function pageOf(slug: string, userId: string) {
  const inUrl = routeInUrl({
    path: applicationsPath(slug),
    read: applicationsRouteOf,
    href: (route) => applicationsHref(slug, route),
  });
  const machine = receivedApplicationsMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      wakeUps,
      loadDesk: fromPromise<Desk, { slug: string }>(({ input }) => applications.loadDesk(input.slug)),
      loadApplications: fromPromise<ApplicationPage, ApplicationPageRequest>(({ input }) =>
        applications.load(input),
      ),
      loadApplication: fromPromise<WholeApplication, { organizationId: string; id: string }>(({ input }) =>
        applications.find(input),
      ),
      loadHistory: fromPromise<readonly ApplicationStep[], { id: string }>(({ input }) =>
        applications.loadHistory(input.id),
      ),
      sendCommand: fromPromise<{ facts: readonly ExchangeFact[] }, { command: DecisionCommand }>(
        ({ input: { command } }) => exchange.sendCommand(command),
      ),
      loadChoices: fromPromise<Choices, { organizationId: string }>(({ input }) =>
        applications.loadChoices(input),
      ),
      sendCommands: fromPromise<CommandBatchAnswer, { commands: readonly ApplicationCommand[] }>(
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

function ApplicationsAt({ slug }: { slug: string }) {
  const { session } = useServerActors();
  const signedIn = useSelector(session, sessionView);
  const self = signedIn.user?.id ?? '';
  const [{ inUrl, machine }] = useState(() => pageOf(slug, self));
  const page = usePageActor(machine, {
    input: {
      slug,
      self,
      route: applicationsRouteOf(location.search),
      newId,
      reader: browserReader(),
      now: Date.now,
    },
    on: { 'location.changed': inUrl.onLocationChanged },
  });
  const view = useSelector(page, receivedApplicationsView);
  return (
    <OrganizationFrame
      organization={view.organization}
      current={view.organization && 'applications'}
      account={<Account view={signedIn} send={session.send} />}
    >
      <ReceivedApplications view={view} send={page.send} />
    </OrganizationFrame>
  );
}

/** `/organizations/<slug>/applications?q=…&status=…&application=…`. */
export default function ReceivedApplicationsRoute() {
  const slug = useSlug();
  return <ApplicationsAt key={slug} slug={slug} />;
}
