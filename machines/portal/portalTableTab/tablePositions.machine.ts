import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import type { RememberedTable } from '../portalTable/index.ts';

interface PositionChanged {
  type: 'position.changed';
  tableId: string;
  position: RememberedTable;
}

/** Remembers search, filters and scroll position of each table while another tab is open, until the world is reset. */
const tablePositionsMachine = setup({
  types: {
    context: {} as { positions: Readonly<Record<string, RememberedTable>> },
    events: {} as PositionChanged,
  },
  actions: {
    setPosition: assign(({ context }, { tableId, position }: PositionChanged) => ({
      positions: { ...context.positions, [tableId]: position },
    })),
  },
}).createMachine({
  id: 'tablePositions',
  context: { positions: {} },
  on: { 'position.changed': { actions: withEvent('setPosition') } },
});

export type TablePositions = ActorRefFrom<typeof tablePositionsMachine>;

/** The positions of the tables that were opened since the page was loaded. */
export const tablePositions = ({ background }: Pick<TabInput, 'background'>): TablePositions =>
  background('tablePositions', tablePositionsMachine, undefined);
