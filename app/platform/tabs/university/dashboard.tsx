import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { UniversityDashboard } from '@vetsync/ui/screens/university/UniversityDashboard';
import { useState } from 'react';
import { universityWork } from '../../../demo/work/universityWork.ts';
import { useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import NotHere from '../shell/NotHereTab.tsx';

type Samples = PortalSamples<UniversitySamples> & { correspondence: CorrespondenceSamples };

export const logic = demoPage<Samples>();

function Dashboard({ tab }: { tab: TabInput<Samples> }) {
  const [records] = useState(() => tab.samples.records(tab.now()));
  return (
    <UniversityDashboard
      work={<DemoWork portal="university" tab={{ ...tab, records }} workOf={universityWork} />}
    />
  );
}

/** The university's dashboard. It consists of links. */
export default function UniversityDashboardTab() {
  const tab = useTab(logic, ({ context }) => context);
  if (!tab) return null;
  return tab.route.route.detail.length > 0 ? <NotHere /> : <Dashboard key={tab.epoch} tab={tab} />;
}
