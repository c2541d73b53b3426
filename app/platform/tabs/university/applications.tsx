import {
  interviewChild,
  interviewTabContext,
  type InterviewTabContext,
} from '@vetsync/machines/interviews/interviewOverlay';
import { withInterviews } from '@vetsync/machines/interviews/model';
import { createTab, type TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { portalTabContext, type PortalTabContext } from '@vetsync/machines/portal/portalTab';
import { universityContacts, type UniversitySamples } from '@vetsync/machines/university/model';
import { UniversityApplications } from '@vetsync/ui/screens/university/UniversityApplications';
import { universityApplications } from '../../../demo/applications/universityApplications.ts';
import { lazyDialog } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { DemoApplications } from '../portal/DemoApplications.tsx';

const InterviewOverlay = lazyDialog(() => import('../interviews/InterviewOverlay.tsx'));

interface Context extends PortalTabContext<UniversitySamples> {
  interviews: Pick<InterviewTabContext, 'samples' | 'recordsIn'>;
}

function opened(input: TabInput<PortalSamples<UniversitySamples>>): Context {
  const tab = portalTabContext(input);
  const portal = { ...input.samples, records: () => tab.records };
  const samples = withInterviews('university', portal, universityContacts);
  return { ...tab, interviews: interviewTabContext({ ...input, samples }) };
}

export const logic = createTab({
  id: 'universityApplications',
  context: opened,
  children: {
    // Only these two: the rest of `interviews` is of when the tab was opened.
    interview: interviewChild(({ interviews: { samples, recordsIn }, ...tab }: Context) => ({
      ...tab,
      samples,
      recordsIn,
    })),
  },
  pages: { applications: {} },
  pageOf: () => 'applications',
});

/** Who applied, with the review or the interview of one of them over it. */
export default function ApplicationsTab() {
  const { interview } = useTabChildren(logic);
  const tab = useTab(logic, ({ context }) => context);
  return (
    <>
      {tab && (
        <>
          <UniversityApplications key={tab.epoch}>
            <DemoApplications list={universityApplications} tab={tab} />
          </UniversityApplications>
        </>
      )}
      <InterviewOverlay actor={interview} />
    </>
  );
}
