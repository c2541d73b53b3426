import { hospitalView, type hospitalMachine } from '@vetsync/machines/hospital';
import type { Hospital as HospitalRecords } from '@vetsync/machines/hospital/model';
import { hospitalTab } from '@vetsync/machines/hospitalTab';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { Hospital, type HospitalProps } from '@vetsync/ui/screens/hospital/Hospital';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useName, useTab } from '../../usePlatform.ts';
import { useTable, useTableProps, type TableActor } from '../portal/useTable.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const codeOf = (portal: PortalSamples<HospitalRecords>) => tabCode(hospitalTab, portal);

interface PageProps extends Pick<HospitalProps, 'table'> {
  page: ActorRefFrom<typeof hospitalMachine>;
}

function Page({ page, table }: PageProps) {
  const view = useSelector(page, hospitalView);
  const { patient, visit, provider } = view;
  useName(patient?.name ?? visit?.type ?? provider?.name ?? null);
  return view.page === 'unknown' ? <NotHere /> : <Hospital view={view} send={page.send} table={table} />;
}

const TablePage = ({ page, table }: Pick<PageProps, 'page'> & { table: TableActor }) => (
  <Page page={page} table={useTableProps(table)} />
);

/** Any tab of the hospital's portal. */
export default function HospitalTab() {
  const tab = useTab(hospitalTab);
  const page = useSelector(tab, (shown) => shown?.children.page);
  const table = useTable(useSelector(tab, (shown) => shown?.children.table));
  if (!page) return null;
  return table ? <TablePage page={page} table={table} /> : <Page page={page} table={null} />;
}
