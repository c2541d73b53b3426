import type { InterviewList } from '@vetsync/machines/interviews/model';
import type { InterviewOutcome, InterviewStatus, InterviewFormat } from '@vetsync/machines/model/world';

const listed = new Intl.ListFormat('en-US');
const interviews = (count: number) =>
  count === 1 ? '1 interview' : `${count.toLocaleString('en-US')} interviews`;

export const interviewsWords = {
  title: 'Interviews',
  subtitle: 'Conversations with the people who applied to you.',
  schedule: 'Schedule interview',
  next: (when: string, name: string) => `Next: ${when}, ${name}`,
  calendar: 'Choose a day',
  note: interviews,
  allDays: 'All days',
  show: 'Show',
  lists: { upcoming: 'Upcoming', past: 'Past', cancelled: 'Canceled' } satisfies Record<
    InterviewList,
    string
  >,
  count: (count: number, day: string | null) => (day ? `${interviews(count)} on ${day}` : interviews(count)),
  none: {
    title: 'No interviews here',
    day: 'There’s none on this day. Look at all days.',
    list: {
      upcoming: 'No interviews yet. Schedule one with someone who applied.',
      past: 'No interviews have taken place yet.',
      cancelled: 'No interviews were canceled.',
    } satisfies Record<InterviewList, string>,
  },
  empty: {
    title: 'No interviews yet',
    text: 'When someone applies, you can arrange an interview here.',
  },
  today: 'Today',
  formats: { video: 'Video call', phone: 'Phone call', onSite: 'On site' } satisfies Record<
    InterviewFormat,
    string
  >,
  minutes: (count: number) => `${count} minutes`,
  status: { scheduled: 'Scheduled', cancelled: 'Canceled', done: 'Held' } satisfies Record<
    InterviewStatus,
    string
  >,
  awaiting: 'Outcome to be noted',
  outcomes: {
    forward: 'Move forward',
    undecided: 'Undecided',
    notForward: 'Not moving forward',
  } satisfies Record<InterviewOutcome, string>,
  sample: 'Sample interviews: the people are invented, and no one is called.',
} as const;

export const interviewDialogWords = {
  title: { new: 'Schedule interview', move: 'Move interview', facts: 'Interview', missing: 'Interview' },
  missing: {
    title: 'This interview isn’t known here',
    text: 'The application may have been withdrawn.',
    close: 'Close',
  },
  who: 'Applicant',
  whoPlaceholder: 'Choose an application',
  for: 'For',
  when: 'When',
  yours: 'Your time:',
  how: 'How',
  length: 'Length',
  where: 'Where',
  status: 'Status',
  outcome: 'Outcome',
  notes: 'Notes',
  notesHelp: 'For you and anyone who joins you. The applicant doesn’t see them.',
  date: 'Day',
  past: 'This day is over.',
  closed: 'Interviews take place on workdays.',
  time: 'Time',
  timeFirst: 'Choose a day to see its free times.',
  noTimes: 'No times are left on this day. Choose another one.',
  morning: 'Morning',
  afternoon: 'Afternoon',
  zone: (zone: string) => `Times are yours at the office (${zone}).`,
  format: 'How you meet',
  whereLabels: { video: 'Link', phone: 'Number', onSite: 'Address' } satisfies Record<
    InterviewFormat,
    string
  >,
  clash: (names: readonly string[]) => `At this time you also meet ${listed.format(names)}.`,
  notified: 'The applicant will be notified automatically.',
  submit: { new: 'Schedule', move: 'Save' },
  cancel: 'Cancel',
  close: 'Close',
  actions: {
    move: 'Reschedule',
    cancel: 'Cancel interview',
    conclude: 'Note outcome',
    again: 'Change outcome',
    calendar: 'Add to calendar',
    message: 'Message',
    application: 'Open application',
  },
  discard: {
    title: 'Discard what you chose?',
    text: 'Nothing has been arranged with it.',
    confirm: 'Discard',
    cancel: 'Keep going',
  },
  call: {
    title: 'Cancel this interview?',
    text: (name: string) =>
      `${name} will be notified automatically. The application keeps its status until you decide on it.`,
    confirm: 'Cancel interview',
    cancel: 'Keep it',
  },
  conclude: {
    label: 'What came of it',
    help: 'Only you see this. The applicant is notified when you decide on the application.',
    save: 'Save outcome',
    back: 'Back',
  },
} as const;
