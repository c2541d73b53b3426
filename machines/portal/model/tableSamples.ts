import type { World } from '../../model/world/world.ts';
import type { PortalSamples } from './portalSamples.ts';
import type { PortalRow, PortalTable } from './table.ts';

/** Lists the rows of a table, given the shared world. A row that did not change is the same object. */
export type RowsOfWorld = (world: World) => readonly PortalRow[];

/** A portal's table, and what it lists. */
export interface TableSamples {
  table: PortalTable;
  rows: (now: number) => RowsOfWorld;
}

/** A table of a portal; `rowsOf` lists the portal's records together with what the portal has received. */
export const tableOf = <Records>(
  { records, filterWorld }: Pick<PortalSamples<Records>, 'records' | 'filterWorld'>,
  table: PortalTable,
  rowsOf: (records: Records, world: World, now: number) => readonly PortalRow[],
): TableSamples => ({
  table,
  rows: (now) => {
    const known = records(now);
    return (world) => rowsOf(known, filterWorld(world), now);
  },
});
