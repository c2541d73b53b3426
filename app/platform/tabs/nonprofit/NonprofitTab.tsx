import { nonprofitView, type nonprofitMachine } from '@vetsync/machines/nonprofit';
import type { Nonprofit as NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import { nonprofitTab } from '@vetsync/machines/nonprofitTab';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { Nonprofit, type NonprofitProps } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useName, useTab } from '../../usePlatform.ts';
import { useTable, useTableProps, type TableActor } from '../portal/useTable.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const codeOf = (portal: PortalSamples<NonprofitRecords>) => tabCode(nonprofitTab, portal);

interface PageProps extends Pick<NonprofitProps, 'table'> {
  page: ActorRefFrom<typeof nonprofitMachine>;
}

function Page({ page, table }: PageProps) {
  const view = useSelector(page, nonprofitView);
  useName(view.program?.program.name ?? view.participant?.name ?? null);
  return view.page === 'unknown' ? <NotHere /> : <Nonprofit view={view} send={page.send} table={table} />;
}

const TablePage = ({ page, table }: Pick<PageProps, 'page'> & { table: TableActor }) => (
  <Page page={page} table={useTableProps(table)} />
);

/** The programs, participants or services of the nonprofit's portal. */
export default function NonprofitTab() {
  const tab = useTab(nonprofitTab);
  const page = useSelector(tab, (shown) => shown?.children.page);
  const table = useTable(useSelector(tab, (shown) => shown?.children.table));
  if (!page) return null;
  return table ? <TablePage page={page} table={table} /> : <Page page={page} table={null} />;
}
