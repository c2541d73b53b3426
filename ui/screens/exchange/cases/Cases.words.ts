import type { CaseKind } from '@vetsync/machines/model/world';
import type { CaseSort } from '@vetsync/machines/model/exchange';

const people = {
  participant: { one: 'participant', many: 'participants' },
  student: { one: 'student', many: 'students' },
  hire: { one: 'person', many: 'people' },
  patient: { one: 'patient', many: 'patients' },
} satisfies Record<CaseKind, { one: string; many: string }>;
const said = (kind: CaseKind, count: number) => people[kind][count === 1 ? 'one' : 'many'];

/** The people whom an organization has taken in. */
export const casesWords = {
  titles: {
    participant: 'Participants',
    student: 'Students',
    hire: 'Hires',
    patient: 'Patients',
  } satisfies Record<CaseKind, string>,
  loading: 'Loading the list…',
  pageFailed: { title: 'The page couldn’t be loaded', retry: 'Try again' },
  notLive: 'The live connection was lost. You won’t miss anything: the list catches up automatically.',
  all: 'All',
  export: {
    open: 'Export as CSV',
    title: 'Export this list',
    all: 'The file has everyone, whatever the search and the filters.',
    listing: 'The file has everyone accepted for the chosen listing.',
    columns:
      'Each row has the name, status, progress, next step, last contact, dates and outcome, and who works with the person. It has no notes.',
    recorded: 'Each person can see that you’ve exported their record.',
    download: 'Download',
    cancel: 'Cancel',
  },
  toolbar: {
    label: 'Search and filter',
    search: {
      label: 'Search by name',
      placeholder: {
        participant: 'Name, program or branch',
        student: 'Name, program or branch',
        hire: 'Name, job or branch',
        patient: 'Name or department',
      } satisfies Record<CaseKind, string>,
    },
    status: { label: 'Status', all: 'All' },
    owner: {
      label: 'Assigned to',
      all: 'Anyone',
      me: 'Me',
      nobody: 'Unassigned',
      unnamed: 'A colleague',
    },
    priority: { label: 'Priority', all: 'Any priority' },
    listing: { label: 'Accepted for', all: 'Everything', one: 'One of your listings' },
    due: { label: 'Next step', all: 'Any time', today: 'Due today or earlier' },
    orders: {
      newest: 'Newest first',
      name: 'By name',
      next: 'Next step first',
      contact: 'Longest without contact',
      progress: 'Least progress first',
    } satisfies Record<CaseSort, string>,
    show: (count: string) => `Show ${count}`,
    showAll: 'Show the list',
    clear: 'Clear all',
    searching: 'Searching…',
  },
  count: (kind: CaseKind, count: number, shown: string) => `${shown} ${said(kind, count)}`,
  of: (kind: CaseKind, shown: string, total: string) => `${shown} of ${total} ${people[kind].many}`,
  more: (kind: CaseKind, shown: string) => `${shown} or more ${people[kind].many}`,
  columns: {
    name: 'Name',
    status: 'Status',
    progress: 'Progress',
    term: 'Term',
    credits: 'Credits',
    gpa: 'GPA',
    priority: 'Priority',
    benefitsLeft: 'GI Bill left',
    next: 'Next step',
    owner: 'Assigned to',
    contact: 'Last contact',
    newest: 'Since',
  },
  none: '–',
  due: (day: string) => `due ${day}`,
  noStep: 'None',
  percent: (value: string) => `${value}%`,
  selectAll: {
    all: (count: string) => `Select all ${count}`,
    first: (count: string) => `Select the first ${count}`,
  },
  bulk: { status: 'Set status', assign: 'Assign to' },
  batch: {
    label: 'What was done with several people',
    progress: 'Saving',
    status: (count: number, shown: string, status: string) =>
      count === 1 ? `1 is set to ${status} now` : `${shown} are set to ${status} now`,
    assign: (count: number, shown: string, name: string) =>
      count === 1 ? `1 is with ${name} now` : `${shown} are with ${name} now`,
    undone: (count: number, shown: string) =>
      count === 1 ? '1 is as it was before' : `${shown} are as they were before`,
    none: 'Nothing was changed',
    changed: 'A colleague has changed it in the meantime.',
    changedBy: (name: string) => `${name} has changed it in the meantime.`,
    undo: (shown: string) => `Undo ${shown}`,
  },
  empty: {
    participant: {
      title: 'No participants yet',
      text: 'When you approve an application, the person appears here, with goals and services to work on.',
    },
    student: {
      title: 'No students yet',
      text: 'When you accept an application, the person appears here.',
    },
    hire: { title: 'No hires yet', text: 'When you hire someone who applied, the person appears here.' },
    patient: {
      title: 'No patients yet',
      text: 'Add someone you’ve exchanged messages with, and keep track of what comes next.',
    },
  } satisfies Record<CaseKind, { title: string; text: string }>,
  /** Takes somebody in with whom the organization writes. */
  adding: {
    open: 'Add a patient',
    title: 'Add a patient',
    text: 'Choose someone you’ve exchanged messages with. They’ll see that you added them.',
    search: { label: 'Search conversations', placeholder: 'Name or keywords' },
    place: { label: 'Department', none: 'No department' },
    loading: 'Loading conversations…',
    failed: { title: 'The conversations couldn’t be loaded', retry: 'Try again' },
    none: 'No conversation matches.',
    people: 'People you’ve exchanged messages with',
    notAdded: 'They weren’t added',
    close: 'Close',
  },
  noMatches: { title: 'No one matches', text: 'Try another spelling or fewer filters.' },
  failed: { title: 'The list couldn’t be loaded', retry: 'Try again' },
  page: {
    failed: 'The rest couldn’t be loaded.',
    loading: 'Loading more…',
    retry: 'Try again',
  },
} as const;

/** What people asked for or were promised, in one list. */
export const caseServicesWords = {
  title: 'Services',
  all: 'All',
  loading: 'Loading the services…',
  search: { label: 'Search services', placeholder: 'Service or name' },
  asked: (when: string) => `requested ${when}`,
  with: (name: string) => `assigned to ${name}`,
  withYou: 'assigned to you',
  notStored: 'This wasn’t saved',
  empty: {
    title: 'No open services',
    text: 'What participants ask for appears here. Open a participant to add a service.',
  },
  noMatches: { title: 'No service matches', text: 'Try another spelling or fewer filters.' },
  failed: { title: 'The services couldn’t be loaded', retry: 'Try again' },
  more: 'Show more',
  moreFailed: 'More services couldn’t be loaded.',
} as const;
