import type { AnyActorLogic } from 'xstate';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabChild } from '../../shell/platform/tabChild.ts';
import type { World } from '../../model/world/index.ts';
import type { TabValue } from '../../shell/model/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import type { PortalRow, PortalSamples, PortalTable } from '../model/index.ts';
import { tableChild } from './tableChild.ts';
import { tablePositions } from './tablePositions.ts';
import type { TablePositions } from './tablePositions.ts';

export interface PortalTabContext<Records> extends TabInput<PortalSamples<Records>> {
  /** When the tab was opened, in epoch milliseconds. */
  openedAt: number;
  /** The organization's records, dated from then. */
  records: Records;
  positions: TablePositions;
}

export function portalTabContext<Records>(
  input: TabInput<PortalSamples<Records>>,
): PortalTabContext<Records> {
  const openedAt = input.now();
  return { ...input, openedAt, records: input.samples.records(openedAt), positions: tablePositions(input) };
}

/** A table, and what it lists of the records and of what the organization has received. */
export interface PortalList<Records> {
  table: PortalTable;
  rowsOf: (records: Records, world: World, openedAt: number) => readonly PortalRow[];
}

/** A list as a child of a tab. */
export const listChild = <Records>({ table, rowsOf }: PortalList<Records>) =>
  tableChild<PortalTabContext<Records>>({
    table,
    rowsOf: ({ records, world, openedAt }) => rowsOf(records, world, openedAt),
  });

/** A type instead of an interface, so that it can be indexed by name. */
type PageChildren<Records> = {
  table?: ReturnType<typeof listChild<Records>>;
};

interface PortalTabOptions<Records, Logic extends AnyActorLogic> {
  id: string;
  /** The machine of the page, which knows what the URL opens over the table. */
  page: TabChild<PortalTabContext<Records>, Logic>;
  /** The table that is part of the page, by tab. */
  tables: Readonly<Partial<Record<TabValue, PortalList<Records>>>>;
}

/**
 * Creates the machine for tabs of a portal that are a page, some with a table. Both follow the URL and the world: the page
 * shows the row that the URL names, and the table marks it.
 */
export function createPortalTab<Records, Logic extends AnyActorLogic>({
  id,
  page,
  tables,
}: PortalTabOptions<Records, Logic>) {
  const withTable = Object.entries(tables).map(([tab, list]) => [tab, { table: listChild(list) }] as const);
  const pages: Readonly<Record<string, PageChildren<Records>>> = {
    ...Object.fromEntries(withTable),
    noTable: {},
  };
  return createTab({
    id,
    context: portalTabContext<Records>,
    children: { page },
    pages,
    pageOf: ({ route: { tab } }) => (tab !== null && tab in pages ? tab : 'noTable'),
  });
}
