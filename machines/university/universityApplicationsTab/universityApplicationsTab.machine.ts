import { interviewChild, interviewTabContext } from '../../interviews/interviewOverlay/index.ts';
import type { InterviewTabContext } from '../../interviews/interviewOverlay/index.ts';
import { withInterviews } from '../../interviews/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { listChild, portalTabContext } from '../../portal/portalTab/index.ts';
import type { PortalTabContext } from '../../portal/portalTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import {
  applicationRows,
  applicationsOfUniversity,
  applicationTable,
  universityContacts,
} from '../model/index.ts';
import type { UniversitySamples } from '../model/index.ts';

interface UniversityApplicationsTabContext extends PortalTabContext<UniversitySamples> {
  interviews: Pick<InterviewTabContext, 'samples' | 'recordsIn'>;
}

function opened(input: TabInput<PortalSamples<UniversitySamples>>): UniversityApplicationsTabContext {
  const tab = portalTabContext(input);
  const portal = { ...input.samples, records: () => tab.records };
  const samples = withInterviews('university', portal, universityContacts);
  return { ...tab, interviews: interviewTabContext({ ...input, samples }) };
}

const table = listChild<UniversitySamples>({
  table: applicationTable,
  rowsOf: (records, world) => applicationRows(applicationsOfUniversity(records, world), records.organization),
});

const interview = interviewChild(
  ({ interviews: { samples, recordsIn }, ...tab }: UniversityApplicationsTabContext) => ({
    ...tab,
    samples,
    recordsIn,
  }),
);

/** A university's applications: the table, and the interview of one of them. */
export const universityApplicationsTab = createTab({
  id: 'universityApplicationsTab',
  context: opened,
  children: { interview, table },
  pages: { applications: {} },
  pageOf: () => 'applications',
});
