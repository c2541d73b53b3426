import type { World } from '../../model/world/world.ts';
import type { PortalSamples } from './portalSamples.ts';
import type { PortalRow, PortalTable } from './table.ts';

/** The rows of a table in a world. An unchanged row stays the same object. */
export type RowsOfWorld = (world: World) => readonly PortalRow[];

/** A table of a portal and its rows. */
export interface TableSamples {
  table: PortalTable;
  rows: (now: number) => RowsOfWorld;
}

/** Combines a table with the portal's records. `rowsOf` lists them together with what the portal has received. */
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
