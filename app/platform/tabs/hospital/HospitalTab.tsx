import { hospitalView } from '@vetsync/machines/hospital';
import { hospitalTab } from '@vetsync/machines/hospitalTab';
import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import { hospitalWork } from '../../../demo/work/hospitalWork.ts';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import { useTable } from '../portal/useTable.ts';

export const logic = hospitalTab;

const Page = connect(Hospital, hospitalView, {
  nameOf: ({ visit, provider }) => visit?.type ?? provider?.name ?? null,
  isUnknown: ({ page }) => page === 'unknown',
});

/** Any tab of the hospital's portal but the patients. */
export default function HospitalTab() {
  const { page, table } = useTabChildren(hospitalTab);
  const tab = useTab(hospitalTab, ({ context }) => context);
  const work = tab?.route.tab === 'dashboard' && (
    <DemoWork portal="hospital" tab={tab} workOf={hospitalWork} />
  );
  return <Page actor={page} table={useTable(table)} work={work || null} />;
}
