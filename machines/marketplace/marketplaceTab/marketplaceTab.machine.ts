import { assign, emit, raise, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from '../../kit/index.ts';
// Not from the index, which would bundle the dialog.
import {
  applicationEvent,
  currentApplicationEvent,
  storeApplications,
  wantedApplication,
} from '../../applications/applicationDialog/applicationInTab.ts';
import type {
  ApplicationDialogEmitted,
  ApplicationDialogParentEvent,
  WantedApplication,
} from '../../applications/applicationDialog/index.ts';
import {
  applicationOnDemand,
  createApplicationOnDemand,
} from '../../applications/applicationOnDemand/index.ts';
import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import { applicantOf } from '../../applications/model/index.ts';
import { marketplaceMachine } from '../marketplace/index.ts';
import type { MarketplaceParentEvent, MarketplaceEmitted } from '../marketplace/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import {
  organizationHref,
  organizationOfApplication,
  programTargetOf,
  readMarketplace,
  writeMarketplaceRoute,
} from '../model/index.ts';
import type { MarketplaceRoute, MarketplacePage, Organization } from '../model/index.ts';
import { organizationDetailMachine } from '../organizationDetail/index.ts';
import type {
  OrganizationDetailParentEvent,
  OrganizationDetailEmitted,
} from '../organizationDetail/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';

/** What the marketplace lists until organizations register themselves. */
export interface MarketplaceSamples {
  /** @param now epoch milliseconds; reviews and activity are dated back from it. */
  organizations: (now: number) => readonly Organization[];
}

type MarketplaceTabInput = TabInput<MarketplaceSamples>;

interface MarketplaceTabContext extends MarketplaceTabInput {
  organizations: readonly Organization[];
}

type Routed = Pick<MarketplaceTabContext, 'organizations' | 'route' | 'world'>;

/** The page that the route names. An application is shown on the page of its organization. */
function pageOf({ organizations, route, world }: Routed): MarketplacePage {
  const { screen, detail, query } = route.route;
  const named = readMarketplace(screen, detail, query);
  const applied = organizationOfApplication(organizations, world.nonprofitApplications, named.applicationId);
  return applied ? { ...named, page: 'organization', organizationId: applied.id } : named;
}

const audienceOf = ({ route: { route, role } }: Routed) => ({ mode: route.mode, role: role ?? defaultRole });

/** The application for a program of the organization that is displayed, as the URL names it. */
function wantedOf(tab: MarketplaceTabContext): WantedApplication | null {
  const { page, organizationId, programId, listed } = pageOf(tab);
  if (page !== 'organization') return null;
  const organization = tab.organizations.find(({ id }) => id === organizationId);
  const program = organization?.programs.find(({ id }) => id === programId);
  if (!organization || !program) return null;
  const href = organizationHref(audienceOf(tab), organizationId, listed);
  return wantedApplication(tab, programTargetOf(organization, program), href);
}

/** The application to open in the dialog. One that was already sent is shown on the organization's page instead. */
function dialogTargetOf(tab: MarketplaceTabContext): WantedApplication | null {
  const wanted = wantedOf(tab);
  return wanted?.currentApplication ? null : wanted;
}

/**
 * The marketplace: the list of organizations, the page of each, and the application for a program. A link to an application opens
 * the page of its organization as soon as the world has that application.
 */
const machine = setup({
  types: {
    context: {} as MarketplaceTabContext,
    events: {} as
      | RouteChanged
      | PersonChanged
      | WorldChanged
      | ApplicationDialogEmitted
      | MarketplaceEmitted
      | OrganizationDetailEmitted
      | { type: 'page.changed' },
    emitted: {} as TabEmitted,
    input: {} as MarketplaceTabInput,
    children: {} as { list: 'list'; organization: 'organization'; application: 'application' },
  },
  actors: {
    worldChanges,
    list: relayed(marketplaceMachine),
    organization: relayed(organizationDetailMachine),
    application: applicationOnDemand,
  },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    changePage: raise({ type: 'page.changed' }),
    notifyList: sendTo('list', ({ context }): MarketplaceParentEvent => ({
      type: 'location.changed',
      route: pageOf(context).listed,
    })),
    notifyOrganization: sendTo('organization', ({ context }): OrganizationDetailParentEvent => {
      const { organizationId, programId } = pageOf(context);
      return { type: 'location.changed', organizationId, programId };
    }),
    notifyApplications: sendTo('organization', ({ context: { world } }): OrganizationDetailParentEvent => ({
      type: 'applications.changed',
      applications: world.nonprofitApplications,
    })),
    notifyApplication: sendTo('application', ({ context }) => applicationEvent(dialogTargetOf(context))),
    notifyCurrentApplication: sendTo('application', ({ context }) =>
      currentApplicationEvent(wantedOf(context)),
    ),
    notifyApplicant: sendTo(
      'application',
      ({ context }, { person }: PersonChanged): ApplicationDialogParentEvent => ({
        type: 'applicant.changed',
        applicant: applicantOf(context.personId, person),
      }),
    ),
    forward: emit((_, event: TabEmitted) => event),
    closeApplication: emit({ type: 'page.setOverlay', open: null, changes: { program: null } }),
    // Otherwise each typed letter would add a history entry.
    setQuery: emit((_, { route }: { route: MarketplaceRoute }): TabEmitted => ({
      type: 'page.setQuery',
      changes: writeMarketplaceRoute(route),
      replace: true,
    })),
    openApplication: emit((_, { programId }: { programId: string }): TabEmitted => ({
      type: 'page.setOverlay',
      open: 'apply',
      changes: { program: programId },
    })),
  },
  guards: {
    // Not if the person has gone back in the meantime.
    isApplying: ({ context }) => wantedOf(context) !== null,
    isList: ({ context }) => pageOf(context).page === 'list',
    isOrganization: ({ context }) => pageOf(context).page === 'organization',
  },
}).createMachine({
  id: 'marketplaceTab',
  context: ({ input }) => ({
    ...input,
    organizations: input.samples.organizations(input.now()),
  }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'application',
      src: 'application',
      input: ({ context }) => ({ tab: context, wanted: dialogTargetOf(context) }),
    },
  ],
  initial: 'arriving',
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'notifyApplication', 'changePage'] },
    'world.changed': { actions: [withEvent('setWorld'), 'notifyCurrentApplication', 'changePage'] },
    'person.changed': { actions: withEvent('notifyApplicant') },
    'world.dispatch': { actions: withEvent('forward') },
    'dialog.closed': { guard: 'isApplying', actions: 'closeApplication' },
    'drafts.changed': {
      actions: { type: 'forward', params: ({ event }) => storeApplications(event.persisted) },
    },
    'page.changed': '.arriving',
  },
  states: {
    arriving: {
      always: [
        { guard: 'isList', target: 'list' },
        { guard: 'isOrganization', target: 'organization' },
        { target: 'unknown' },
      ],
    },
    list: {
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => ({
          organizations: context.organizations,
          route: pageOf(context).listed,
          at: audienceOf(context),
        }),
      },
      on: {
        'page.changed': { guard: 'isList', actions: 'notifyList' },
        'location.changed': { actions: withEvent('setQuery') },
      },
    },
    organization: {
      invoke: {
        id: 'organization',
        src: 'organization',
        input: ({ context }) => {
          const { organizationId, programId, listed } = pageOf(context);
          const { organizations, world, personId: veteranId, reader, now } = context;
          const applications = world.nonprofitApplications;
          return {
            organizations,
            organizationId,
            programId,
            listed,
            applications,
            veteranId,
            at: audienceOf(context),
            reader,
            now,
          };
        },
      },
      on: {
        'page.changed': { guard: 'isOrganization', actions: ['notifyApplications', 'notifyOrganization'] },
        'program.opened': { actions: withEvent('openApplication') },
      },
    },
    /** The URL names an unknown page. */
    unknown: {},
  },
});

/** The marketplace with the code of its application dialog, which is loaded when somebody first applies. */
export const createMarketplaceTab = (loadDialog: () => Promise<ApplicationDialogCode>) =>
  relayed(machine.provide({ actors: { application: createApplicationOnDemand(loadDialog) } }));
