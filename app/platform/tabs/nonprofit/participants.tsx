import type { NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { NonprofitNotice } from '@vetsync/ui/screens/nonprofit/NonprofitNotice';
import { participantsTab } from '../../../demo/nonprofitCases.ts';
import { useTab } from '../../usePlatform.ts';
import { DemoCases } from '../portal/DemoCases.tsx';
import { demoPage } from '../portal/demoPage.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = demoPage<PortalSamples<NonprofitRecords>>();

/** The participants of the demo's nonprofit. */
export default function ParticipantsTab() {
  const input = useTab(logic, ({ context }) => context);
  const page = useTab(logic, ({ value }) => value);
  if (page === 'detail') return <NotHere />;
  return (
    input && (
      <DemoCases input={input} {...participantsTab}>
        <NonprofitNotice />
      </DemoCases>
    )
  );
}
