import { hospitalView } from '@vetsync/machines/hospital';
import type { Hospital as HospitalRecords } from '@vetsync/machines/hospital/model';
import { hospitalTab } from '@vetsync/machines/hospitalTab';
import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

export const codeOf = (portal: PortalSamples<HospitalRecords>) => tabCode(hospitalTab, portal);

const Page = connect(Hospital, hospitalView, {
  nameOf: ({ patient, visit, provider }) => patient?.name ?? visit?.type ?? provider?.name ?? null,
  isUnknown: ({ page }) => page === 'unknown',
});

/** Any tab of the hospital's portal. */
export default function HospitalTab() {
  const { page, table } = useTabChildren(hospitalTab);
  const props = useTable(table);
  return page && <Page actor={page} table={props} />;
}
