import { hospitalView } from '@vetsync/machines/hospital';
import { hospitalTab } from '@vetsync/machines/hospitalTab';
import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';
import { useTodaysWork } from '../portal/useTodaysWork.ts';

export const logic = hospitalTab;

const Page = connect(Hospital, hospitalView, {
  nameOf: ({ patient, visit, provider }) => patient?.name ?? visit?.type ?? provider?.name ?? null,
  isUnknown: ({ page }) => page === 'unknown',
});

/** Any tab of the hospital's portal. */
export default function HospitalTab() {
  const { page, table, work } = useTabChildren(hospitalTab);
  return <Page actor={page} table={useTable(table)} work={useTodaysWork(work)} />;
}
