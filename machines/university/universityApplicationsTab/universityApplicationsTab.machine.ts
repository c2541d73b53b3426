import { interviewChild, interviewTabContext } from '../../interviews/interviewOverlay/index.ts';
import type { InterviewTabContext } from '../../interviews/interviewOverlay/index.ts';
import { withInterviews } from '../../interviews/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { reviewChild, reviewedList, reviewTabContext } from '../../reviews/reviewOverlay/index.ts';
import type { ReviewTabContext } from '../../reviews/reviewOverlay/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import {
  applicationRows,
  applicationsOfUniversity,
  applicationTable,
  universityContacts,
} from '../model/index.ts';
import type { UniversitySamples } from '../model/index.ts';

interface UniversityApplicationsTabContext extends ReviewTabContext<UniversitySamples> {
  interviews: Pick<InterviewTabContext, 'samples' | 'recordsIn'>;
}

function opened(input: TabInput<PortalSamples<UniversitySamples>>): UniversityApplicationsTabContext {
  const tab = reviewTabContext(input);
  const portal = { ...input.samples, records: () => tab.records };
  const samples = withInterviews('university', portal, universityContacts);
  return { ...tab, interviews: interviewTabContext({ ...input, samples }) };
}

const table = reviewedList<UniversitySamples>({
  table: applicationTable,
  rowsOf: (records, world) => applicationRows(applicationsOfUniversity(records, world), records.organization),
});

const review = reviewChild(({ applications, applicants }: UniversitySamples) => ({
  kind: 'college',
  samples: applications,
  applicants,
}));

const interview = interviewChild(
  ({ interviews: { samples, recordsIn }, ...tab }: UniversityApplicationsTabContext) => ({
    ...tab,
    samples,
    recordsIn,
  }),
);

/**
 * A university's applications: the table, and the review or the interview of one of them. The review continues with the next
 * application as the table sorts and filters them.
 */
export const universityApplicationsTab = createTab({
  id: 'universityApplicationsTab',
  context: opened,
  children: { review, interview, table },
  pages: { applications: {} },
  pageOf: () => 'applications',
});
