import { hospitalDashboard, type Hospital } from '@vetsync/machines/hospital/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import type { TabInput } from '@vetsync/machines/shell/platform';
import { clockTickMs } from '@vetsync/machines/system/model';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { HospitalDashboard } from '@vetsync/ui/screens/hospital/HospitalDashboard';
import { useEffect, useState } from 'react';
import { hospitalWork } from '../../../demo/work/hospitalWork.ts';
import { useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import NotHere from '../shell/NotHereTab.tsx';

type Input = TabInput<PortalSamples<Hospital>>;

export const logic = demoPage<PortalSamples<Hospital>>();

function Dashboard({ tab }: { tab: Input }) {
  const { samples, world, intl, now } = tab;
  const [records] = useState(() => samples.records(now()));
  const [time, setTime] = useState(now);
  useEffect(() => {
    const ticking = setInterval(() => setTime(now()), clockTickMs);
    return () => clearInterval(ticking);
  }, [now]);
  return (
    <HospitalDashboard
      view={hospitalDashboard({
        hospital: records,
        visits: mergeAppointments(records.visits, world.appointments),
        at: { role: 'hospital' },
        intl: { ...intl, now: time },
      })}
      work={<DemoWork portal="hospital" tab={{ ...tab, records }} workOf={hospitalWork} />}
    />
  );
}

/** The dashboard of the demo's hospital: what to do first, and figures of today. */
export default function HospitalDashboardTab() {
  const tab = useTab(logic, ({ context }) => context);
  if (!tab) return null;
  return tab.route.route.detail.length > 0 ? <NotHere /> : <Dashboard key={tab.epoch} tab={tab} />;
}
