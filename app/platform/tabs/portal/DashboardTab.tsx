import type { OpenPortalTab } from '@vetsync/machines/exchange/model';
import type { OrganizationOverview } from '@vetsync/machines/model/exchange';
import {
  organizationOverviewMachine,
  organizationOverviewView,
} from '@vetsync/machines/organizationOverview';
import {
  organizationPageMachine,
  organizationPageView,
  type LoadedOrganization,
} from '@vetsync/machines/organizationPage';
import type { Workspace } from '@vetsync/machines/receivedApplications';
import { OrganizationStart } from '@vetsync/ui/screens/organizations/OrganizationStart';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { exchangeFeed } from '../../../services/exchangeFeed.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { applications } from '../../../services/http/applications.ts';
import { overviews } from '../../../services/http/organizationOverview.ts';
import { organizations } from '../../../services/http/organizations.ts';
import { useOwner, usePlatform } from '../../usePlatform.ts';

const pageMachine = organizationPageMachine.provide({
  actors: {
    loadOrganization: fromPromise<LoadedOrganization, { slug: string }>(({ input }) =>
      organizations.load(input.slug),
    ),
  },
});

const overviewFor = (userId: string) =>
  organizationOverviewMachine.provide({
    actors: {
      wakeUps,
      loadWorkspace: fromPromise<Workspace, { slug: string }>(({ input }) =>
        applications.loadWorkspace(input.slug),
      ),
      loadOverview: fromPromise<OrganizationOverview, { organizationId: string }>(({ input }) =>
        overviews.load(input.organizationId),
      ),
      followFeed: exchangeFeed(userId),
    },
  });

/** The dashboard of a signed-in portal: the first steps of a new organization, what waits, and figures. */
export default function DashboardTab({ open: { slug, role } }: { open: OpenPortalTab }) {
  const { acting } = usePlatform().view().shell;
  const owner = useOwner();
  const [machine] = useState(() => overviewFor(owner));
  const known = { slug, reader: browserReader(), now: Date.now };
  const page = usePageActor(pageMachine, { input: known });
  const overview = usePageActor(machine, { input: { ...known, role } });
  return (
    <OrganizationStart
      name={acting?.name ?? ''}
      view={useSelector(page, organizationPageView)}
      send={page.send}
      overview={{ view: useSelector(overview, organizationOverviewView), send: overview.send }}
    />
  );
}
