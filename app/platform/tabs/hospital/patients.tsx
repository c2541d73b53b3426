import type { Hospital } from '@vetsync/machines/hospital/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { HospitalNotice } from '@vetsync/ui/screens/hospital/HospitalNotice';
import { patientsTab } from '../../../demo/hospitalCases.ts';
import { useTab } from '../../usePlatform.ts';
import { DemoCases } from '../portal/DemoCases.tsx';
import { demoPage } from '../portal/demoPage.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = demoPage<PortalSamples<Hospital>>();

/** The patients of the demo's hospital. */
export default function PatientsTab() {
  const input = useTab(logic, ({ context }) => context);
  const page = useTab(logic, ({ value }) => value);
  if (page === 'detail') return <NotHere />;
  return (
    input && (
      <DemoCases input={input} {...patientsTab}>
        <HospitalNotice />
      </DemoCases>
    )
  );
}
