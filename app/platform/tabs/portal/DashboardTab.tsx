import type { OpenPortalTab } from '@vetsync/machines/exchange/model';
import { organizationOverviewView } from '@vetsync/machines/exchange/organizationOverview';
import {
  organizationPageMachine,
  organizationPageView,
} from '@vetsync/machines/organizations/organizationPage';
import { OrganizationStart } from '@vetsync/ui/screens/organizations/OrganizationStart';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { organizations } from '../../../services/http/organizations.ts';
import { useShell } from '../../usePlatform.ts';
import { useAccount } from '../messages/useAccount.ts';
import { useOverview } from './useOverview.ts';
import { called } from '../../../services/calling.ts';

const pageMachine = organizationPageMachine.provide({
  actors: {
    loadOrganization: called(({ slug }: { slug: string }) => organizations.load(slug)),
  },
});

/** The dashboard of a signed-in portal: the first steps of a new organization, what waits, and figures. */
export default function DashboardTab({ open: { slug, role } }: { open: OpenPortalTab }) {
  const { acting } = useShell();
  const page = usePageActor(pageMachine, { input: { slug, intl: browserIntl(), now: Date.now } });
  const overview = useOverview(useAccount().server, { slug, role });
  return (
    <OrganizationStart
      name={acting?.name ?? ''}
      view={useSelector(page, organizationPageView)}
      send={page.send}
      overview={{ view: useSelector(overview, organizationOverviewView), send: overview.send }}
    />
  );
}
