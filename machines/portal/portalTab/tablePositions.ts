import { fromTransition } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import type { TablePosition } from '../portalTable/index.ts';

interface PositionChanged {
  type: 'position.changed';
  tableId: string;
  position: TablePosition;
}

type Positions = Readonly<Record<string, TablePosition>>;

/** Remembers search, filters and scroll position of each table while another tab is open, until the world is reset. */
const tablePositionsLogic = fromTransition(
  (positions: Positions, { tableId, position }: PositionChanged): Positions => ({
    ...positions,
    [tableId]: position,
  }),
  {},
);

export type TablePositionsLogic = typeof tablePositionsLogic;
export type TablePositions = ActorRefFrom<TablePositionsLogic>;

/** The positions of the tables that were opened since the page was loaded. */
export const tablePositions = ({ background }: Pick<TabInput, 'background'>): TablePositions =>
  background('tablePositions', tablePositionsLogic, undefined);
