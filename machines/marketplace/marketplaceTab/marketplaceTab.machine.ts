import { assign, emit, raise, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from '../../kit/index.ts';
import { marketplaceMachine } from '../marketplace/index.ts';
import type { MarketplaceParentEvent, MarketplaceEmitted } from '../marketplace/index.ts';
import {
  applicationDialogMachine,
  applicationInput,
  storeApplications,
} from '../../applications/applicationDialog/index.ts';
import type {
  ApplicationDialogEmitted,
  ApplicationDialogParentEvent,
} from '../../applications/applicationDialog/index.ts';
import { applicantOf } from '../../applications/model/index.ts';
import type { PersistedApplicationDraft } from '../../applications/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import { organizationOfApplication, readMarketplace, writeMarketplaceRoute } from '../model/index.ts';
import type { MarketplaceRoute, MarketplacePage, Organization } from '../model/index.ts';
import { organizationDetailMachine } from '../organizationDetail/index.ts';
import type {
  OrganizationDetailParentEvent,
  OrganizationDetailEmitted,
} from '../organizationDetail/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
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
  const { screen, detail, query } = tabAddress(route);
  const where = readMarketplace(screen, detail, query);
  const applied = organizationOfApplication(organizations, world.nonprofitApplications, where.applicationId);
  return applied ? { ...where, page: 'organization', organizationId: applied.id } : where;
}

function at({ route }: Known) {
  const { mode, role } = tabAddress(route);
  return { mode, role };
}

/** The marketplace: the list of organizations, the page of each, and the application for a program of it. */
const machine = setup({
  types: {
    context: {} as MarketplaceTabContext,
    events: {} as
      | RouteChanged
      | PersonChanged
      | WorldChanged
      | MarketplaceEmitted
      | OrganizationDetailEmitted
      | ApplicationDialogEmitted
      | { type: 'where.changed' },
    emitted: {} as TabEmitted,
    input: {} as MarketplaceTabInput,
    children: {} as { list: 'list'; organization: 'organization'; application: 'application' },
  },
  actors: {
    worldChanges,
    list: relayed(marketplaceMachine),
    organization: relayed(organizationDetailMachine),
    application: relayed(applicationDialogMachine),
  },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    setPerson: assign((_, { person }: PersonChanged) => ({ person })),
    raiseWhere: raise({ type: 'where.changed' }),
    tellList: sendTo('list', ({ context }): MarketplaceParentEvent => ({
      type: 'location.changed',
      route: whereOf(context).listed,
    })),
    tellOrganization: sendTo('organization', ({ context }): OrganizationDetailParentEvent => {
      const { organizationId, programId } = whereOf(context);
      return { type: 'location.changed', organizationId, programId };
    }),
    tellApplications: sendTo('organization', ({ context: { world } }): OrganizationDetailParentEvent => ({
      type: 'applications.changed',
      applications: world.nonprofitApplications,
    })),
    toApplication: sendTo('application', (_, event: ApplicationDialogParentEvent) => event),
    tellApplicant: sendTo(
      'application',
      ({ context }, { person }: PersonChanged): ApplicationDialogParentEvent => ({
        type: 'applicant.changed',
        applicant: applicantOf(context.personId, person),
      }),
    ),
    passOn: emit((_, event: WorldDispatchEmitted) => event),
    // Every letter typed would be a step of its own to go back over.
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
    askForNothing: emit({ type: 'page.setOverlay', open: null, changes: { program: null } }),
    store: emit((_, { persisted }: { persisted: readonly PersistedApplicationDraft[] }) =>
      storeApplications(persisted),
    ),
  },
  guards: {
    isList: ({ context }) => whereOf(context).page === 'list',
    // Somebody who stepped back meanwhile is where they want to be.
    isApplying: ({ context }) => context.route.route.query['open'] === 'apply',
    isOrganization: ({ context }) => whereOf(context).page === 'organization',
  },
}).createMachine({
  id: 'marketplaceTab',
  context: ({ input }) => ({
    ...input,
    organizations: input.samples.organizations(input.now()),
  }),
  invoke: { src: 'worldChanges' },
  initial: 'arriving',
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'raiseWhere'] },
    'world.changed': { actions: [withEvent('setWorld'), 'raiseWhere'] },
    'where.changed': '.arriving',
    'person.changed': { actions: withEvent('setPerson') },
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
        'where.changed': { guard: 'isList', actions: 'tellList' },
        'location.changed': { actions: withEvent('askForQuery') },
      },
    },
    organization: {
      invoke: [
        {
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
        {
          id: 'application',
          src: 'application',
          input: ({ context }) => applicationInput(context, null),
        },
      ],
      on: {
        'application.begun': {
          actions: {
            type: 'toApplication',
            params: ({ event: { target } }) => ({ type: 'dialog.open', target }),
          },
        },
        'application.left': { actions: { type: 'toApplication', params: { type: 'dialog.shut' } } },
        'person.changed': { actions: [withEvent('setPerson'), withEvent('tellApplicant')] },
        'dialog.closed': { guard: 'isApplying', actions: 'askForNothing' },
        'drafts.changed': { actions: withEvent('store') },
        'world.dispatch': { actions: withEvent('passOn') },
        'where.changed': { guard: 'isOrganization', actions: ['tellApplications', 'tellOrganization'] },
        'program.opened': { actions: withEvent('askForApplication') },
      },
    },
    /** The address names nothing that there is. */
    unknown: {},
  },
});

export const marketplaceTab = relayed(machine);
