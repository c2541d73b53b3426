import { collegeStatusLabels } from '../../model/world/statuses.ts';
import type { CollegeApplication } from '../../model/world/applications.ts';
import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { applicationOfRow } from '../../reviews/model/outcomes.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { memoizeRows } from '../../portal/model/memoizeRows.ts';
import type { PortalRow, PortalTable } from '../../portal/model/table.ts';
import type { Student } from './students.ts';
import type { ProgramDemand } from './university.ts';

const service = (rank: string, branch: string) => [rank, branch].filter(Boolean).join(', ');
const labels = collegeStatusLabels;

/** What may still be interviewed or marked. */
const isOpen = ({ status }: PortalRow) => status === labels.under_review;
const isUndecided = (row: PortalRow) => isOpen(row) || row['status'] === labels.interview_scheduled;

/** Step behind the tab where an interview is arranged; the application's id follows. */
const interviewStep = 'interview';

export const applicationTable: PortalTable = {
  id: 'university-applications',
  tab: 'applications',
  title: 'Student applications',
  noun: { one: 'application', many: 'applications' },
  columns: [
    personColumn('Applicant', 10.75),
    { key: 'program', label: 'Program', kind: 'text', width: 10.25, filter: { all: 'All programs' } },
    statusColumn('status', {
      label: 'Status',
      width: 9.75,
      tones: {
        [labels.submitted]: 'caution',
        [labels.interview_scheduled]: 'info',
        [labels.accepted]: 'positive',
        [labels.rejected]: 'neutral',
      },
    }),
    { key: 'score', label: 'Match', kind: 'score', width: 5.5 },
    { key: 'submitted', label: 'Submitted', kind: 'date', width: 7.25 },
  ],
  search: { label: 'Search applications', placeholder: 'Name, program or branch' },
  sort: { column: 'submitted', direction: 'descending' },
  steps: [reviewStep, interviewStep],
  actions: [
    { id: 'review', label: 'Review', isPrimary: true, to: { step: reviewStep } },
    { id: 'message', label: 'Message', to: { tab: 'messages', step: 'about' } },
    { id: 'interview', label: 'Interview', when: isUndecided, to: { step: interviewStep } },
  ],
  bulk: [
    {
      id: 'mark',
      label: 'Mark under review',
      when: (row) => row['isNew'] === true,
      question: (count) => ({
        title: `Mark ${count === 1 ? '1 application' : `${count} applications`} under review?`,
        text:
          count === 1
            ? 'The applicant will be notified automatically.'
            : 'The applicants will be notified automatically.',
        confirm: 'Mark under review',
      }),
      command: (row) => ({
        type: 'status.set',
        decision: { kind: 'college', status: 'under_review', ...applicationOfRow(row) },
      }),
      toast: (count) => ({
        title: 'Marked under review',
        description: count === 1 ? '1 application' : `${count} applications`,
      }),
    },
  ],
  empty: {
    title: 'No applications yet',
    text: 'When a veteran applies to one of your programs, the application is listed here.',
  },
};

const applicationRowOf = (organization: string) => (application: CollegeApplication) => {
  const { id, program, university, status } = application;
  return {
    id,
    name: application.veteranName,
    image: application.veteranImage,
    service: service(application.veteranRank, application.veteranBranch),
    // A university reads what veterans send to other schools too, and is told so.
    program: university === organization ? program : `${program} (${university})`,
    subject: `${program} at ${university}`,
    personId: application.veteranId,
    status: labels[status],
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

export const studentTable: PortalTable = {
  id: 'university-students',
  tab: 'students',
  title: 'Veteran students',
  noun: { one: 'student', many: 'students' },
  columns: [
    personColumn('Student', 12),
    { key: 'program', label: 'Program', kind: 'text', width: 11, filter: { all: 'All programs' } },
    {
      key: 'status',
      label: 'Status',
      kind: 'status',
      width: 6.5,
      statuses: [{ label: 'Enrolled', tone: 'positive' }],
    },
    { key: 'since', label: 'Since', kind: 'date', width: 7.25 },
    { key: 'credits', label: 'Credits', kind: 'number', width: 6.25 },
    { key: 'gpa', label: 'GPA', kind: 'number', width: 4.75 },
    { key: 'giBill', label: 'GI Bill left', kind: 'progress', width: 8 },
  ],
  search: { label: 'Search students', placeholder: 'Name, program or branch' },
  sort: { column: 'since', direction: 'descending' },
  steps: [],
  actions: [{ id: 'message', label: 'Message', isPrimary: true, to: { tab: 'messages', step: 'new' } }],
  bulk: [],
  empty: { title: 'No students yet', text: 'Veterans whom you accept are listed here as enrolled.' },
};

export const studentRows = memoizeRows(({ rank, branch, ...student }: Student) => ({
  ...student,
  service: service(rank, branch),
  status: 'Enrolled',
}));

export const programTable: PortalTable = {
  id: 'university-programs',
  tab: 'programs',
  title: 'Programs',
  noun: { one: 'program', many: 'programs' },
  columns: [
    { key: 'name', label: 'Program', kind: 'text', width: 14 },
    { key: 'duration', label: 'Length', kind: 'text', width: 6 },
    { key: 'applications', label: 'Applications', kind: 'number', width: 8.75 },
    { key: 'students', label: 'Students', kind: 'number', width: 7.25 },
    { key: 'open', label: 'Places left', kind: 'number', width: 6.25 },
    { key: 'militaryCredits', label: 'Military credits', kind: 'number', width: 7 },
    { key: 'giBillCoverage', label: 'GI Bill covers', kind: 'progress', width: 8 },
    { key: 'advisor', label: 'Advisor', kind: 'text', width: 11, filter: { all: 'All advisors' } },
  ],
  search: { label: 'Search programs', placeholder: 'Program or advisor' },
  sort: { column: 'applications', direction: 'descending' },
  steps: [],
  actions: [
    {
      id: 'applications',
      label: 'See applications',
      isPrimary: true,
      to: { tab: 'applications', query: ({ name }) => ({ program: String(name) }) },
    },
  ],
  bulk: [],
  empty: { title: 'No programs yet', text: 'What you teach is listed here.' },
};

export const programRows = memoizeRows(
  ({ id, name, duration, applications, students, open, ...program }: ProgramDemand) => ({
    id,
    name,
    duration,
    applications,
    students,
    open,
    militaryCredits: program.militaryCredits,
    giBillCoverage: program.giBillCoverage,
    advisor: program.advisor,
  }),
);
