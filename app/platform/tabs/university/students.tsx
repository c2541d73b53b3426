import type { PortalSamples } from '@vetsync/machines/model/world';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { studentsTab } from '../../../demo/universityCases.ts';
import { useTab } from '../../usePlatform.ts';
import { DemoCases } from '../portal/DemoCases.tsx';
import { demoPage } from '../portal/demoPage.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = demoPage<PortalSamples<UniversitySamples>>();

/** The students of the demo's university. */
export default function StudentsTab() {
  const input = useTab(logic, ({ context }) => context);
  const page = useTab(logic, ({ value }) => value);
  if (page === 'detail') return <NotHere />;
  return input && <DemoCases input={input} {...studentsTab} />;
}
