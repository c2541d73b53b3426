import type { ApplicationListing } from '../../exchange/model/applicationListing.ts';
import type { JobApplication } from '../../model/world/applications.ts';
import type { JobStatus } from '../../model/world/statuses.ts';
import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import { decisionChoices } from '../../reviews/model/outcomes.ts';
import { reviewStep } from '../../shell/model/shellRoute.ts';
import { jobStatusNames } from '../../reviews/model/statusNames.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalRow, StatusTone } from '../../portal/model/table.ts';
import { recruiterPhrase } from './phrases.ts';

export const jobStatusTones: Readonly<Record<JobStatus, StatusTone>> = {
  submitted: 'caution',
  under_review: 'caution',
  interview: 'info',
  offered: 'info',
  hired: 'positive',
  rejected: 'neutral',
};

const isUndecided = ({ status }: PortalRow) => status !== 'hired' && status !== 'rejected';
/** How the demo's recruiter sees applications. */
export const jobApplicationList: ApplicationListing = {
  id: 'recruiter-applications',
  tab: 'dashboard',
  columns: [
    personColumn(portalPhrase('applicant'), 12),
    {
      key: 'job',
      label: recruiterPhrase('job'),
      kind: 'text',
      width: 9,
      filter: { all: recruiterPhrase('allJobs') },
    },
    statusColumn('status', { width: 8, tones: jobStatusTones, names: jobStatusNames }),
    { key: 'score', label: portalPhrase('match'), kind: 'score', width: 5.75 },
    { key: 'submitted', label: portalPhrase('submitted'), kind: 'date', width: 6.5 },
  ],
  subject: 'job',
  search: { label: portalPhrase('searchApplications'), placeholder: recruiterPhrase('searchApplicationsBy') },
  actions: [
    { id: 'review', label: portalPhrase('review'), to: { step: reviewStep } },
    { id: 'message', label: portalPhrase('message'), to: { tab: 'messages', step: 'about' } },
    { id: 'interview', label: portalPhrase('interview'), when: isUndecided, to: { step: '' } },
  ],
  actionWidth: 18,
  decisions: decisionChoices.job,
  canMark: ({ status }) => status === 'submitted',
};

const applicationRowOf = (organization: string) => (application: JobApplication) => {
  const { id, jobTitle, company, status } = application;
  return {
    id,
    name: application.veteranName,
    image: application.veteranImage,
    rank: application.veteranRank,
    branch: application.veteranBranch,
    // A recruiter reads what veterans send to other companies too, and is told so.
    job: company === organization ? jobTitle : `${jobTitle} (${company})`,
    status,
    score: application.matchScore,
    submitted: application.submitDate,
  };
};
const applicationRows = new Map<string, (applications: readonly JobApplication[]) => PortalRow[]>();
/** Rows of applications as a recruiter of `organization` reads them. */
export function jobApplicationRows(
  applications: readonly JobApplication[],
  organization: string,
): PortalRow[] {
  const rows = applicationRows.get(organization) ?? memoizeRows(applicationRowOf(organization));
  applicationRows.set(organization, rows);
  return rows(applications);
}
