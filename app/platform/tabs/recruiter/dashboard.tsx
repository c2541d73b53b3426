import type { EarlierInterviews } from '@vetsync/machines/interviews/model';
import type { CorrespondenceSamples } from '@vetsync/machines/messages/model';
import { createTab, type TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { portalTabContext, type PortalTabContext } from '@vetsync/machines/portal/portalTab';
import { hiringFigures, type RecruiterSamples } from '@vetsync/machines/recruiter/model';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { recruiterApplications } from '../../../demo/applications/recruiterApplications.ts';
import { recruiterWork } from '../../../demo/work/recruiterWork.ts';
import { useTab } from '../../usePlatform.ts';
import { DemoApplications } from '../portal/DemoApplications.tsx';
import { DemoWork } from '../portal/DemoWork.tsx';

/** A recruiter's records, with what was written and arranged before. */
interface Samples extends PortalSamples<RecruiterSamples> {
  correspondence: CorrespondenceSamples;
  earlier: EarlierInterviews;
}
interface Context extends PortalTabContext<RecruiterSamples> {
  samples: Samples;
}

export const logic = createTab({
  id: 'recruiterDashboard',
  context: (input: TabInput<Samples>): Context => ({ ...portalTabContext(input), samples: input.samples }),
  children: {},
  pages: { dashboard: {} },
  pageOf: () => 'dashboard',
});

/** What to do first and who applied, with the review of one of them over it. */
export default function DashboardTab() {
  const tab = useTab(logic, ({ context }) => context);
  return (
    tab && (
      <RecruiterDashboard
        key={tab.epoch}
        work={<DemoWork portal="recruiter" tab={tab} workOf={recruiterWork} />}
        figures={hiringFigures(tab.records, tab.world)}
        locale={tab.intl.locale}
      >
        <DemoApplications list={recruiterApplications} tab={tab} />
      </RecruiterDashboard>
    )
  );
}
