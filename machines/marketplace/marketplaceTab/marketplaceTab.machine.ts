import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
// Not from the index, which would bundle the dialog.
import {
  applicationInTab,
  wantedApplication,
} from '../../applications/applicationDialog/applicationInTab.ts';
import type { WantedApplication } from '../../applications/applicationDialog/index.ts';
import { createApplicationOnDemand } from '../../applications/applicationOnDemand/index.ts';
import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import { marketplaceMachine } from '../marketplace/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import { programTargetOf, parseMarketplacePage, formatMarketplaceRoute } from '../model/index.ts';
import type { MarketplacePage, Organization } from '../model/index.ts';
import { organizationDetailMachine } from '../organizationDetail/index.ts';
import type { OrganizationDetailParentEvent } from '../organizationDetail/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { replaceQuery, setOverlay } from '../../shell/platform/tabRequests.ts';

/** What the marketplace lists until organizations register themselves. */
export interface MarketplaceSamples {
  /** @param now epoch milliseconds; reviews and activity are dated back from it. */
  organizations: (now: number) => readonly Organization[];
}

type MarketplaceTabInput = TabInput<MarketplaceSamples>;

interface MarketplaceTabContext extends MarketplaceTabInput {
  organizations: readonly Organization[];
}

type Routed = Pick<MarketplaceTabContext, 'route'>;

/** The page that the route names. */
function pageOf({ route }: Routed): MarketplacePage {
  const { screen, detail, query } = route.route;
  return parseMarketplacePage(screen, detail, query);
}

const audienceOf = ({ route: { route, role } }: Routed) => ({ mode: route.mode, role: role ?? defaultRole });

/** The application for a program of the organization that is displayed, as the URL names it. */
function wantedOf(tab: MarketplaceTabContext): WantedApplication | null {
  const { page, organizationId, programId } = pageOf(tab);
  if (page !== 'organization') return null;
  const organization = tab.organizations.find(({ id }) => id === organizationId);
  const program = organization?.programs.find(({ id }) => id === programId);
  if (!organization || !program) return null;
  return wantedApplication(tab, programTargetOf(organization, program));
}

/** The application to open in the dialog. One that was already sent is shown on the organization's page instead. */
function dialogTargetOf(tab: MarketplaceTabContext): WantedApplication | null {
  const wanted = wantedOf(tab);
  return wanted?.currentApplication ? null : wanted;
}

const child = tabChild<MarketplaceTabContext>();

const list = child(marketplaceMachine)({
  input: (tab) => ({
    organizations: tab.organizations,
    route: pageOf(tab).listed,
    at: audienceOf(tab),
  }),
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: pageOf(tab).listed }),
  },
  requests: { 'location.changed': ({ route }) => replaceQuery(formatMarketplaceRoute(route)) },
});

function organizationAt(tab: MarketplaceTabContext): OrganizationDetailParentEvent {
  const { organizationId, programId } = pageOf(tab);
  return { type: 'location.changed', organizationId, programId };
}

const organization = child(organizationDetailMachine)({
  input: (tab) => {
    const { organizationId, programId, listed } = pageOf(tab);
    const { organizations, world, personId: veteranId, reader, now } = tab;
    return {
      organizations,
      organizationId,
      programId,
      listed,
      applications: world.nonprofitApplications,
      veteranId,
      at: audienceOf(tab),
      reader,
      now,
    };
  },
  notify: {
    'route.changed': organizationAt,
    'world.changed': ({ world }) => ({
      type: 'applications.changed',
      applications: world.nonprofitApplications,
    }),
  },
  requests: { 'program.opened': ({ programId }) => setOverlay('apply', { program: programId }) },
});

const dialogInTab = applicationInTab<MarketplaceTabContext>({
  wantedOf,
  openOf: dialogTargetOf,
  // Not if the person has gone back in the meantime.
  close: (tab) => (wantedOf(tab) ? setOverlay(null, { program: null }) : null),
});

/**
 * Creates the marketplace: the list of organizations, the page of each, and the application for a program.
 *
 * @param loadDialog loads the code of the application dialog when somebody first applies.
 */
export const createMarketplaceTab = (loadDialog: () => Promise<ApplicationDialogCode>) =>
  createTab({
    id: 'marketplaceTab',
    context: (input: MarketplaceTabInput): MarketplaceTabContext => ({
      ...input,
      organizations: input.samples.organizations(input.now()),
    }),
    children: {
      application: child(createApplicationOnDemand(loadDialog))({
        input: (tab) => ({ tab, wanted: dialogTargetOf(tab) }),
        ...dialogInTab,
      }),
    },
    pages: {
      list: { list },
      organization: { organization },
      /** The URL names an unknown page, or an application, which has a page of its own. */
      unknown: {},
    },
    pageOf: (tab) => pageOf(tab).page,
  });
