import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabChild } from '../../shell/platform/tabChild.ts';
import type { World } from '../../model/world/index.ts';
import type { TabValue } from '../../shell/model/index.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import { tableOf } from '../model/index.ts';
import type { PortalRow, PortalSamples, PortalTable } from '../model/index.ts';
import { portalTableTab } from './portalTableTab.machine.ts';

export interface PortalTabContext<Records> extends TabInput<PortalSamples<Records>> {
  /** The organization's records, dated from when the tab was opened. */
  records: Records;
}

/** A table, and what it lists of the records and of what the organization has received. */
export interface PortalList<Records> {
  table: PortalTable;
  rowsOf: (records: Records, world: World, now: number) => readonly PortalRow[];
}

export const portalTabContext = <Records>(
  input: TabInput<PortalSamples<Records>>,
): PortalTabContext<Records> => ({ ...input, records: input.samples.records(input.now()) });

/** A table as a child of a tab. */
export const tableChild = <Records>({ table, rowsOf }: PortalList<Records>) =>
  tabChild<PortalTabContext<Records>>()(portalTableTab)({
    input: (tab) => {
      const { records, samples } = tab;
      const known = { records: () => records, filterWorld: samples.filterWorld };
      return { ...tab, samples: tableOf(known, table, rowsOf) };
    },
    notify: { 'route.changed': ({ route }) => route },
    requests: { 'row.acted': null },
  });

/** A tab keeps the order of its table, in which a review goes through the rows. */
export const orderOf = ({ context: { order } }: SnapshotFrom<typeof portalTableTab>) => ({ order });

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
  const withTable = Object.entries(tables).map(([tab, list]) => [tab, { table: tableChild(list) }] as const);
  const pages: Readonly<Record<string, { table?: ReturnType<typeof tableChild<Records>> }>> = {
    ...Object.fromEntries(withTable),
    noTable: {},
  };
  return createTab({
    id,
    context: portalTabContext<Records>,
    children: { page },
    pages,
    pageOf: ({ route: { tab } }) => (tab !== null && tab in tables ? tab : 'noTable'),
  });
}
