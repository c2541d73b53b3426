import { jobStatuses, jobStatusLabels } from '../../model/world/statuses.ts';
import type { JobApplication } from '../../model/world/applications.ts';
import type { JobStatus } from '../../model/world/statuses.ts';
import { personColumn } from '../../portal/model/columns.ts';
import { applicationOfRow, undoCommand } from '../../reviews/model/outcomes.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalRow, PortalTable, StatusTone } from '../../portal/model/table.ts';
import type { OpeningDemand } from './recruiter.ts';

const labels = jobStatusLabels;

export const jobStatusTones: Readonly<Record<JobStatus, StatusTone>> = {
  submitted: 'caution',
  under_review: 'caution',
  interview: 'info',
  offered: 'honor',
  hired: 'positive',
  rejected: 'neutral',
};

const ended: readonly string[] = [labels.hired, labels.rejected];
const isUndecided = (row: PortalRow) => !ended.includes(String(row['status']));
const counted = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

const notified = (count: number) =>
  count === 1
    ? 'The applicant will be notified automatically.'
    : 'The applicants will be notified automatically.';

export const jobApplicationTable: PortalTable = {
  id: 'recruiter-applications',
  tab: 'dashboard',
  title: 'Applications',
  noun: { one: 'application', many: 'applications' },
  columns: [
    personColumn('Applicant', 12),
    { key: 'job', label: 'Job', kind: 'text', width: 10, filter: { all: 'All jobs' } },
    {
      key: 'status',
      label: 'Status',
      kind: 'status',
      width: 8,
      filter: { all: 'Any status' },
      statuses: jobStatuses.map((status) => ({ label: labels[status], tone: jobStatusTones[status] })),
    },
    { key: 'score', label: 'Match', kind: 'score', width: 5.75 },
    { key: 'submitted', label: 'Submitted', kind: 'date', width: 7.5 },
  ],
  search: { label: 'Search applications', placeholder: 'Name, job or branch' },
  sort: { column: 'submitted', direction: 'descending' },
  steps: [reviewStep],
  actions: [
    { id: 'review', label: 'Review', isPrimary: true, to: { step: reviewStep } },
    { id: 'message', label: 'Message', to: { tab: 'messages', step: 'about' } },
    { id: 'interview', label: 'Interview', when: isUndecided, to: { tab: 'interviews', step: 'new' } },
  ],
  bulk: [
    {
      id: 'mark',
      label: 'Mark under review',
      when: ({ status }) => status === labels.submitted,
      question: (count) => ({
        title: `Mark ${counted(count)} under review?`,
        text: notified(count),
        confirm: 'Mark under review',
      }),
      command: (row) => ({
        type: 'status.set',
        decision: { kind: 'job', status: 'under_review', ...applicationOfRow(row) },
      }),
      toast: (count) => ({ title: 'Marked under review', description: counted(count) }),
    },
    {
      id: 'reject',
      label: 'Reject',
      when: isUndecided,
      question: (count) => ({
        title: `Reject ${counted(count)}?`,
        text: `${notified(count)} You can undo this afterwards.`,
        confirm: 'Reject',
      }),
      command: (row, id) => ({ type: 'job.decide', decision: 'reject', id, ...applicationOfRow(row) }),
      undo: {
        appliesTo: ({ status }) => status === labels.rejected,
        command: (id) => undoCommand({ id }),
        title: (count) => `${counted(count)} rejected`,
        toast: (count) => ({
          title: count === 1 ? 'Decision withdrawn' : 'Decisions withdrawn',
          description:
            count === 1
              ? 'The application stands as it did before.'
              : `${counted(count)} stand as they did before.`,
        }),
      },
    },
  ],
  empty: {
    title: 'No applications yet',
    text: 'When a veteran applies for one of your jobs, the application is listed here.',
  },
};

const applicationRowOf = (organization: string) => (application: JobApplication) => {
  const { id, jobTitle, company, status } = application;
  return {
    id,
    name: application.veteranName,
    image: application.veteranImage,
    service: [application.veteranRank, application.veteranBranch].filter(Boolean).join(', '),
    // A recruiter reads what veterans send to other companies too, and is told so.
    job: company === organization ? jobTitle : `${jobTitle} (${company})`,
    subject: `${jobTitle} at ${company}`,
    personId: application.veteranId,
    status: labels[status],
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

/** Step behind the tab that opens a job. */
export const openingStep = 'job';

export const openingTable: PortalTable = {
  id: 'recruiter-jobs',
  tab: 'jobs',
  title: 'Jobs',
  noun: { one: 'job', many: 'jobs' },
  columns: [
    { key: 'title', label: 'Job', kind: 'text', width: 14 },
    { key: 'applicants', label: 'Applicants', kind: 'number', width: 8 },
    { key: 'fresh', label: 'New', kind: 'number', width: 5 },
    { key: 'left', label: 'Open positions', kind: 'number', width: 7.5 },
    { key: 'team', label: 'Team', kind: 'text', width: 7.5, filter: { all: 'All teams' } },
    { key: 'location', label: 'Location', kind: 'text', width: 7.5, filter: { all: 'All locations' } },
    { key: 'clearance', label: 'Clearance', kind: 'text', width: 7.75, filter: { all: 'Any clearance' } },
    { key: 'salary', label: 'Pay', kind: 'text', width: 6.5, sortable: false },
    { key: 'posted', label: 'Posted', kind: 'date', width: 7 },
  ],
  search: { label: 'Search jobs', placeholder: 'Job, team or place' },
  sort: { column: 'applicants', direction: 'descending' },
  steps: [openingStep],
  actions: [
    { id: 'open', label: 'Details', isPrimary: true, to: { step: openingStep } },
    {
      id: 'applicants',
      label: 'Applicants',
      to: { tab: 'dashboard', query: ({ title }) => ({ job: String(title) }) },
    },
    {
      id: 'candidates',
      label: 'Candidates',
      to: { tab: 'candidates', query: ({ title }) => ({ q: String(title) }) },
    },
  ],
  bulk: [],
  empty: { title: 'No jobs yet', text: 'What you look for is listed here.' },
};

export const openingRows = memoizeRows(({ id, title, team, location, left, ...opening }: OpeningDemand) => ({
  id,
  title,
  team,
  location,
  left,
  applicants: opening.applicants,
  fresh: opening.fresh,
  clearance: opening.clearance || 'None',
  salary: opening.salary,
  posted: opening.posted,
}));
