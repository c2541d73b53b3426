import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { Query } from '../../model/text/index.ts';
import { portalAt, readTableRoute, writeTableRoute } from '../model/index.ts';
import type { RowsOfWorld, TableRoute, TableSamples } from '../model/index.ts';
import { portalTableMachine } from '../portalTable/index.ts';
import type {
  HistoryStep,
  PortalTableContext,
  PortalTableEmitted,
  PortalTableParentEvent,
  RowActed,
} from '../portalTable/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { tablePositions } from './tablePositions.machine.ts';
import type { TablePositions } from './tablePositions.machine.ts';

type PortalTableTabInput = TabInput<TableSamples>;

export interface PortalTableTabContext extends PortalTableTabInput {
  rowsIn: RowsOfWorld;
  positions: TablePositions;
  /** Ids of the displayed rows in their order. */
  order: readonly string[];
  shown: PortalTableContext['shown'];
}

/** Events from a tab that shows the table together with something else. */
export type PortalTableTabParentEvent = RouteChanged | { type: 'rowsIn.changed'; rowsIn: RowsOfWorld };

const routeOf = ({ samples, route: { route } }: PortalTableTabInput): TableRoute =>
  readTableRoute(samples.table, route.detail, route.query);

/** The query for a table's route. Names that the table doesn't use belong to the open row. */
function queryOf(query: Query, changes: Readonly<Record<string, string | null>>, isSameRow: boolean): Query {
  const others = Object.entries(query).filter(([name]) => isSameRow && !(name in changes));
  const named = Object.entries(changes).filter((pair): pair is [string, string] => pair[1] !== null);
  return Object.fromEntries([...others, ...named]);
}

type Moved = { route: TableRoute; step: HistoryStep };

function requestOf(
  { samples: { table }, route: at }: PortalTableTabInput,
  { route, step }: Moved,
): TabEmitted {
  const { detail, query: changes } = writeTableRoute(table, route);
  const query = queryOf(at.route.query, changes, route.open !== null && step === 'replace');
  const to = shellHref({ ...portalAt(at), tab: table.tab, detail, query });
  return step === 'back'
    ? { type: 'page.back', to }
    : { type: 'page.navigate', to, replace: step === 'replace' };
}

/**
 * A table of a portal as a child of a tab: its rows follow the world, and its route follows the URL. Whoever returns from another tab finds it as they left it.
 */
const machine = setup({
  types: {
    context: {} as PortalTableTabContext,
    events: {} as WorldChanged | PortalTableTabParentEvent | PortalTableEmitted,
    emitted: {} as TabEmitted | RowActed,
    input: {} as PortalTableTabInput,
    children: {} as { table: 'table' },
  },
  actors: { worldChanges, table: relayed(portalTableMachine) },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    setRowsIn: assign((_, { rowsIn }: { rowsIn: RowsOfWorld }) => ({ rowsIn })),
    notifyRoute: sendTo('table', ({ context }): PortalTableParentEvent => ({
      type: 'location.changed',
      route: routeOf(context),
    })),
    notifyRows: sendTo('table', ({ context }): PortalTableParentEvent => ({
      type: 'rows.changed',
      rows: context.rowsIn(context.world),
    })),
    setOrder: enqueueActions(({ context, enqueue }, { shown }: PortalTableContext) => {
      if (shown !== context.shown) enqueue.assign({ shown, order: shown.map(({ id }) => id) });
    }),
    remember: sendTo(
      ({ context }) => context.positions,
      (_, { table, route, topId, topOffset = 0, currentId }: PortalTableContext) => ({
        type: 'position.changed',
        tableId: table.id,
        position: { route, topId, topOffset, currentId },
      }),
    ),
    askForRoute: emit(({ context }, moved: Moved) => requestOf(context, moved)),
    forward: emit((_, event: TabEmitted | RowActed) => event),
  },
  guards: {
    // On arrival, the table reports its route even if the URL already names it.
    isElsewhere: ({ context }, { route }: Moved) => !isEqual(route, routeOf(context)),
  },
}).createMachine({
  id: 'portalTableTab',
  context: ({ input }) => ({
    ...input,
    rowsIn: input.samples.rows(input.now()),
    positions: tablePositions(input),
    order: [],
    shown: [],
  }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'table',
      src: 'table',
      input: ({ context }) => {
        const { samples, route, world, rowsIn, positions, reader, write, now, random } = context;
        const { table } = samples;
        return {
          table,
          rows: rowsIn(world),
          route: routeOf(context),
          persisted: positions.getSnapshot().context.positions[table.id] ?? null,
          at: portalAt(route),
          reader,
          write,
          now,
          random,
        };
      },
      onSnapshot: {
        actions: [
          { type: 'setOrder', params: ({ event }) => event.snapshot.context },
          { type: 'remember', params: ({ event }) => event.snapshot.context },
        ],
      },
    },
  ],
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'notifyRoute'] },
    'world.changed': { actions: [withEvent('setWorld'), 'notifyRows'] },
    'rowsIn.changed': { actions: [withEvent('setRowsIn'), 'notifyRows'] },
    'location.changed': { guard: withEvent('isElsewhere'), actions: withEvent('askForRoute') },
    'row.acted': { actions: withEvent('forward') },
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
});

export const portalTableTab = relayed(machine);
