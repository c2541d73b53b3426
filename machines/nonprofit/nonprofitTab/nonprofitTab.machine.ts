import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import type { World } from '../../model/world/index.ts';
import { portalAt, tableOf } from '../../portal/model/index.ts';
import type { PortalSamples, TableSamples } from '../../portal/model/index.ts';
import { portalTableTab } from '../../portal/portalTableTab/index.ts';
import type { PortalTableTabParentEvent } from '../../portal/portalTableTab/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { TabValue } from '../../shell/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { nonprofitMachine } from '../nonprofit/index.ts';
import type { NonprofitEmitted, NonprofitParentEvent } from '../nonprofit/index.ts';
import {
  participantRows,
  participantsOf,
  participantTable,
  readNonprofitRoute,
  requestRows,
  requestTable,
  supportRequests,
} from '../model/index.ts';
import type { Nonprofit } from '../model/index.ts';

type NonprofitTabInput = TabInput<PortalSamples<Nonprofit>>;
type Records = Pick<PortalSamples<Nonprofit>, 'records' | 'filterWorld'>;

/** Everybody in a program, including whoever was just approved. */
const everybody = ({ participants, queue }: Nonprofit, world: World) =>
  participantsOf(participants, queue, world);

/** What the tabs with a table list. */
const tables: Partial<Record<TabValue, (records: Records) => TableSamples>> = {
  participants: (records) =>
    tableOf(records, participantTable, (known, world) => participantRows(everybody(known, world))),
  services: (records) =>
    tableOf(records, requestTable, (known, world, now) =>
      requestRows(supportRequests(everybody(known, world), now)),
    ),
};

interface NonprofitTabContext extends NonprofitTabInput {
  records: Nonprofit;
  /** The tab's table; null if the tab has none. */
  table: TableSamples | null;
}

function newContext(input: NonprofitTabInput): NonprofitTabContext {
  const { samples, route, now } = input;
  const records = samples.records(now());
  const tableWith = route.tab === null ? undefined : tables[route.tab];
  const table = tableWith?.({ records: () => records, filterWorld: samples.filterWorld }) ?? null;
  return { ...input, records, table };
}

const nonprofitRoute = ({ tab, route: { detail } }: RouteChanged) => readNonprofitRoute(tab ?? '', detail);

/**
 * The nonprofit's programs, participants or services. Whoever is approved in the queue, here or in another browser tab, becomes
 * a participant at once, on the page and in its table.
 */
const machine = setup({
  types: {
    context: {} as NonprofitTabContext,
    events: {} as RouteChanged | WorldChanged | NonprofitEmitted | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as NonprofitTabInput,
    children: {} as { page: 'page'; table: 'table' },
  },
  actors: { worldChanges, page: relayed(nonprofitMachine), table: portalTableTab },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    notifyPage: sendTo('page', (_, route: RouteChanged): NonprofitParentEvent => ({
      type: 'location.changed',
      route: nonprofitRoute(route),
    })),
    notifyTable: sendTo('table', (_, event: RouteChanged): PortalTableTabParentEvent => event),
    notifyWorld: sendTo('page', ({ context }, { world }: WorldChanged): NonprofitParentEvent => ({
      type: 'world.changed',
      world: context.samples.filterWorld(world),
    })),
    closeProgram: emit(({ context }): TabEmitted => ({
      type: 'page.back',
      to: shellHref({ ...portalAt(context.route), tab: 'programs' }),
    })),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: { hasTable: ({ context }) => context.table !== null },
}).createMachine({
  id: 'nonprofitTab',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  invoke: { src: 'worldChanges' },
  on: {
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
  states: {
    page: {
      invoke: {
        id: 'page',
        src: 'page',
        input: ({ context: { records, samples, world, route, reader, now } }) => ({
          nonprofit: records,
          world: samples.filterWorld(world),
          route: nonprofitRoute(route),
          at: portalAt(route),
          reader,
          now,
        }),
      },
      on: {
        'route.changed': { actions: [withEvent('setRoute'), withEvent('notifyPage')] },
        'world.changed': { actions: [withEvent('setWorld'), withEvent('notifyWorld')] },
        'program.closed': { actions: 'closeProgram' },
      },
    },
    table: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasTable', target: 'shown' }, { target: 'none' }] },
        none: {},
        shown: {
          invoke: {
            id: 'table',
            src: 'table',
            input: ({ context: { table, ...context } }) => ({ ...context, samples: table! }),
          },
          on: { 'route.changed': { actions: withEvent('notifyTable') } },
        },
      },
    },
  },
});

export const nonprofitTab = relayed(machine);
