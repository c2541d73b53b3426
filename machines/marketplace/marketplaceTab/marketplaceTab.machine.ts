import { assign, emit, raise, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from '../../kit/index.ts';
import {
  applicationEvent,
  standingEvent,
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

type Known = Pick<MarketplaceTabContext, 'organizations' | 'route' | 'world'>;

/** What the route shows: an application is shown as the organization that it went to. */
function whereOf({ organizations, route, world }: Known): MarketplacePage {
  const { screen, detail, query } = route.route;
  const where = readMarketplace(screen, detail, query);
  const applied = organizationOfApplication(organizations, world.nonprofitApplications, where.applicationId);
  return applied ? { ...where, page: 'organization', organizationId: applied.id } : where;
}

const at = ({ route: { route, role } }: Known) => ({ mode: route.mode, role: role ?? defaultRole });

/** The application for a program of the organization that is displayed, as the URL names it. */
function wantedOf(tab: MarketplaceTabContext): WantedApplication | null {
  const { page, organizationId, programId, listed } = whereOf(tab);
  const organization = tab.organizations.find(({ id }) => page === 'organization' && id === organizationId);
  const program = organization?.programs.find(({ id }) => id === programId);
  if (!organization || !program) return null;
  const href = organizationHref(at(tab), organizationId, listed);
  return wantedApplication(tab, programTargetOf(organization, program), href);
}

/** The organization's page shows an application that stands, so the URL opens no dialog for it. */
function openedOf(tab: MarketplaceTabContext): WantedApplication | null {
  const wanted = wantedOf(tab);
  return wanted?.standing ? null : wanted;
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
      | { type: 'where.changed' },
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
    raiseWhere: raise({ type: 'where.changed' }),
    notifyList: sendTo('list', ({ context }): MarketplaceParentEvent => ({
      type: 'location.changed',
      route: whereOf(context).listed,
    })),
    notifyOrganization: sendTo('organization', ({ context }): OrganizationDetailParentEvent => {
      const { organizationId, programId } = whereOf(context);
      return { type: 'location.changed', organizationId, programId };
    }),
    notifyApplications: sendTo('organization', ({ context: { world } }): OrganizationDetailParentEvent => ({
      type: 'applications.changed',
      applications: world.nonprofitApplications,
    })),
    notifyApplication: sendTo('application', ({ context }) => applicationEvent(openedOf(context))),
    notifyStanding: sendTo('application', ({ context }) => standingEvent(wantedOf(context))),
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
    askForQuery: emit((_, { route }: { route: MarketplaceRoute }): TabEmitted => ({
      type: 'page.setQuery',
      changes: writeMarketplaceRoute(route),
      replace: true,
    })),
    askForApplication: emit((_, { programId }: { programId: string }): TabEmitted => ({
      type: 'page.setOverlay',
      open: 'apply',
      changes: { program: programId },
    })),
  },
  guards: {
    // Somebody who went back in the meantime stays there.
    isApplying: ({ context }) => wantedOf(context) !== null,
    isList: ({ context }) => whereOf(context).page === 'list',
    isOrganization: ({ context }) => whereOf(context).page === 'organization',
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
      input: ({ context }) => ({ tab: context, wanted: openedOf(context) }),
    },
  ],
  initial: 'arriving',
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'notifyApplication', 'raiseWhere'] },
    'world.changed': { actions: [withEvent('setWorld'), 'notifyStanding', 'raiseWhere'] },
    'person.changed': { actions: withEvent('notifyApplicant') },
    'world.dispatch': { actions: withEvent('forward') },
    'dialog.closed': { guard: 'isApplying', actions: 'closeApplication' },
    'drafts.changed': {
      actions: { type: 'forward', params: ({ event }) => storeApplications(event.persisted) },
    },
    'where.changed': '.arriving',
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
          route: whereOf(context).listed,
          at: at(context),
        }),
      },
      on: {
        'where.changed': { guard: 'isList', actions: 'notifyList' },
        'location.changed': { actions: withEvent('askForQuery') },
      },
    },
    organization: {
      invoke: {
        id: 'organization',
        src: 'organization',
        input: ({ context }) => {
          const { organizationId, programId, listed } = whereOf(context);
          const { organizations, world, personId: veteranId, reader, now } = context;
          const applications = world.nonprofitApplications;
          return {
            organizations,
            organizationId,
            programId,
            listed,
            applications,
            veteranId,
            at: at(context),
            reader,
            now,
          };
        },
      },
      on: {
        'where.changed': { guard: 'isOrganization', actions: ['notifyApplications', 'notifyOrganization'] },
        'program.opened': { actions: withEvent('askForApplication') },
      },
    },
    /** The URL names an unknown page. */
    unknown: {},
  },
});

/** The marketplace with the code of its application dialog, which is loaded when somebody first applies. */
export const createMarketplaceTab = (loadDialog: () => Promise<ApplicationDialogCode>) =>
  relayed(machine.provide({ actors: { application: createApplicationOnDemand(loadDialog) } }));
