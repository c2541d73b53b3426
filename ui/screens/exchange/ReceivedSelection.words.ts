import type { ApplicationDecision } from '@vetsync/machines/model/exchange';

const listed = new Intl.ListFormat('en-US');
const applications = (count: number, shown: string) =>
  count === 1 ? '1 application' : `${shown} applications`;

/** Who takes care of an application. */
export const assignmentWords = {
  label: 'Assigned to',
  assign: 'Assign',
  assignOf: (name: string | null) => `${name === null ? 'Unassigned' : `Assigned to ${name}`}. Change`,
  toMe: 'Me',
  nobody: 'Unassigned',
  unnamed: 'A colleague',
  people: 'Colleagues',
  sending: 'Assigning…',
  stored: (name: string) => `Assigned to ${name}.`,
  storedToNobody: 'It’s unassigned now.',
  taken: (name: string) => `A colleague got there first: it’s assigned to ${name} now.`,
  takenToNobody: 'A colleague got there first: it’s unassigned now.',
  notStored: 'It wasn’t assigned.',
  opened: 'Opened by colleagues in the last 5 minutes',
  openedBy: (name: string, ago: string) => `${name}, ${ago}`,
} as const;

/** Decisions on several applications at once. */
export const bulkDecisionWords = {
  /** A few names, and how many others. */
  names: (names: readonly string[], others: string | null) =>
    listed.format(others === null ? names : [...names, `${others} others`]),
  selected: (shown: string) => `${shown} selected.`,
  decided: (count: number, shown: string) =>
    count === 1
      ? '1 is already decided and stays as it is.'
      : `${shown} are already decided and stay as they are.`,
  same: (count: number, shown: string) =>
    count === 1 ? '1 already has this status.' : `${shown} already have this status.`,
  who: 'They’ll each get an answer:',
  nothing: 'Colleagues decided first. There’s nothing left to send.',
  message: {
    label: 'Message to each applicant',
    help: 'Each of them gets the same message with the decision.',
  },
  confirm: {
    hire: (shown: string) => `Hire ${shown}`,
    offer: (shown: string) => `Make ${shown} offers`,
    interview: (shown: string) => `Move ${shown} to interview`,
    reject: (shown: string) => `Reject ${shown}`,
    accepted: (shown: string) => `Accept ${shown}`,
    waitlist: (shown: string) => `Waitlist ${shown}`,
    rejected: (shown: string) => `Reject ${shown}`,
    approve: (shown: string) => `Approve ${shown}`,
  } satisfies Record<ApplicationDecision, (shown: string) => string>,
  cancel: 'Cancel',
} as const;

/** Telling applicants that they are being looked at. */
export const markWords = {
  action: 'Mark under review',
  title: (count: number, shown: string) => `Mark ${applications(count, shown)} under review?`,
  text: (count: number) =>
    count === 1
      ? 'The applicant will be notified automatically.'
      : 'The applicants will be notified automatically.',
  cancel: 'Cancel',
} as const;

/** What became of several applications. */
export const batchWords = {
  label: 'What happened to the applications',
  progress: {
    decide: 'Sending decisions',
    mark: 'Marking',
    assign: 'Assigning',
    undo: 'Undoing decisions',
  },
  done: {
    decide: (count: number, shown: string) =>
      count === 1 ? '1 decision was sent' : `${shown} decisions were sent`,
    mark: (count: number, shown: string) => `${applications(count, shown)} marked under review`,
    assign: (count: number, shown: string, name: string) =>
      `${applications(count, shown)} assigned to ${name}`,
    undo: (count: number, shown: string) =>
      count === 1 ? '1 decision was undone' : `${shown} decisions were undone`,
  },
  /** Where only one was meant. */
  one: {
    decide: (name: string) => `The decision about ${name} was sent`,
    undo: (name: string) => `The decision about ${name} was undone`,
  },
  none: {
    decide: 'No decision was sent',
    mark: 'Nothing was marked',
    assign: 'Nothing was assigned',
    undo: 'No decision was undone',
  },
  changedBy: (name: string, status: string) => `${name} got there first. Its status is: ${status}.`,
  changed: (status: string) => `It has changed. Its status is: ${status}.`,
  taken: (name: string) => `A colleague got there first. It’s assigned to ${name}.`,
  undo: (shown: string) => `Undo ${shown}`,
  undoOne: 'Undo',
} as const;

/** A file of the applications. */
export const applicationExportWords = {
  open: 'Export as CSV',
  title: 'Export applications',
  all: 'The file has every application you’ve received, including those that aren’t loaded here.',
  listing: (title: string) =>
    `The file has every application for “${title}”, including those that aren’t loaded here.`,
  notNarrowed: 'It ignores the search, status and assignee filters.',
  columns:
    'Each line has the applicant’s name and email, what they applied for, the status, the dates, and who it’s assigned to. It has no messages, profiles or notes.',
  recorded: 'Each applicant can see that you’ve exported their application.',
  download: 'Download',
  cancel: 'Cancel',
} as const;
