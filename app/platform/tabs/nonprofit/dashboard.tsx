import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import { nonprofitFigures, type NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import { createTab, type TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { portalTabContext, type PortalTabContext } from '@vetsync/machines/portal/portalTab';
import { NonprofitDashboard } from '@vetsync/ui/screens/nonprofit/NonprofitDashboard';
import { nonprofitApplications } from '../../../demo/applications/nonprofitApplications.ts';
import { nonprofitWork } from '../../../demo/work/nonprofitWork.ts';
import { useTab } from '../../usePlatform.ts';
import { DemoApplications } from '../portal/DemoApplications.tsx';
import { DemoWork } from '../portal/DemoWork.tsx';

/** A nonprofit's records, with what was written before. */
interface Samples extends PortalSamples<NonprofitRecords> {
  correspondence: CorrespondenceSamples;
}
interface Context extends PortalTabContext<NonprofitRecords> {
  samples: Samples;
}

export const logic = createTab({
  id: 'nonprofitDashboard',
  context: (input: TabInput<Samples>): Context => ({ ...portalTabContext(input), samples: input.samples }),
  children: {},
  pages: { dashboard: {} },
  pageOf: () => 'dashboard',
});

/** What to do first and the Application Queue, with the review of one of them over it. */
export default function DashboardTab() {
  const tab = useTab(logic, ({ context }) => context);
  return (
    tab && (
      <NonprofitDashboard
        key={tab.epoch}
        work={<DemoWork portal="nonprofit" tab={tab} workOf={nonprofitWork} />}
        figures={nonprofitFigures(tab.records, tab.world)}
        locale={tab.intl.locale}
      >
        <DemoApplications list={nonprofitApplications} tab={tab} />
      </NonprofitDashboard>
    )
  );
}
