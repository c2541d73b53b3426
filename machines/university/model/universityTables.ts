import type { ApplicationListing } from '../../exchange/model/applicationListing.ts';
import type { CollegeApplication } from '../../model/world/applications.ts';
import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import { decisionChoices } from '../../reviews/model/outcomes.ts';
import { reviewStep } from '../../shell/model/shellRoute.ts';
import { collegeStatusNames } from '../../reviews/model/statusNames.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalRow } from '../../portal/model/table.ts';
import { universityPhrase } from './phrases.ts';

/** What may still be interviewed or marked. */
const isOpen = ({ status }: PortalRow) => status === 'under_review';
const isUndecided = (row: PortalRow) => isOpen(row) || row['status'] === 'interview_scheduled';

/** How the demo's university sees applications. */
export const applicationList: ApplicationListing = {
  id: 'university-applications',
  tab: 'applications',
  columns: [
    personColumn(portalPhrase('applicant'), 10.5),
    {
      key: 'program',
      label: portalPhrase('program'),
      kind: 'text',
      width: 9.25,
      filter: { all: portalPhrase('allPrograms') },
    },
    statusColumn('status', {
      width: 9.25,
      tones: {
        under_review: 'caution',
        interview_scheduled: 'info',
        accepted: 'positive',
        rejected: 'neutral',
      },
      names: collegeStatusNames,
    }),
    { key: 'score', label: portalPhrase('match'), kind: 'score', width: 5.5 },
    { key: 'submitted', label: portalPhrase('submitted'), kind: 'date', width: 6.75 },
  ],
  subject: 'program',
  search: {
    label: portalPhrase('searchApplications'),
    placeholder: universityPhrase('searchApplicationsBy'),
  },
  actions: [
    { id: 'review', label: portalPhrase('review'), to: { step: reviewStep } },
    { id: 'message', label: portalPhrase('message'), to: { tab: 'messages', step: 'about' } },
    { id: 'interview', label: portalPhrase('interview'), when: isUndecided, to: { step: '' } },
  ],
  actionWidth: 17.5,
  decisions: decisionChoices.college,
  canMark: ({ isNew }) => isNew === true,
};

const applicationRowOf = (organization: string) => (application: CollegeApplication) => {
  const { id, program, university, status } = application;
  return {
    id,
    name: application.veteranName,
    image: application.veteranImage,
    rank: application.veteranRank,
    branch: application.veteranBranch,
    // A university reads what veterans send to other schools too, and is told so.
    program: university === organization ? program : `${program} (${university})`,
    // The portal reads what is new and what is under review as one.
    status: status === 'submitted' ? 'under_review' : status,
    isNew: status === 'submitted',
    score: application.matchScore,
    submitted: application.submitDate,
  };
};
const rowsOf = new Map<string, (applications: readonly CollegeApplication[]) => PortalRow[]>();
/** Rows of applications as `organization` reads them. */
export function applicationRows(
  applications: readonly CollegeApplication[],
  organization: string,
): PortalRow[] {
  const rows = rowsOf.get(organization) ?? memoizeRows(applicationRowOf(organization));
  rowsOf.set(organization, rows);
  return rows(applications);
}
