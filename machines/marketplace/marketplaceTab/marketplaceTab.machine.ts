import { assign, emit, raise, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { marketplaceMachine } from '../marketplace/index.ts';
import type { MarketplaceParentEvent, MarketplaceEmitted } from '../marketplace/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import { organizationOfApplication, readMarketplace, writeMarketplaceRoute } from '../model/index.ts';
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

/**
 * The marketplace: the list of organizations, and the page of each. A link to an application opens the page of its organization
 * as soon as the world has that application.
 */
const machine = setup({
  types: {
    context: {} as MarketplaceTabContext,
    events: {} as
      | RouteChanged
      | WorldChanged
      | MarketplaceEmitted
      | OrganizationDetailEmitted
      | { type: 'where.changed' },
    emitted: {} as TabEmitted,
    input: {} as MarketplaceTabInput,
    children: {} as { list: 'list'; organization: 'organization' },
  },
  actors: {
    worldChanges,
    list: relayed(marketplaceMachine),
    organization: relayed(organizationDetailMachine),
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
    isList: ({ context }) => whereOf(context).page === 'list',
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

export const marketplaceTab = relayed(machine);
