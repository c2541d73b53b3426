import type { InterviewList } from '@vetsync/machines/interviews/model';
import type { InterviewAdvice, VisitWay } from '@vetsync/machines/bookings/model';

const interviews = (count: number) =>
  count === 1 ? '1 interview' : `${count.toLocaleString('en-US')} interviews`;

export const interviewsWords = {
  subtitle: 'Conversations with people who’ve applied.',
  schedule: 'Schedule interview',
  next: (when: string, name: string) => `Next: ${when}, ${name}`,
  calendar: 'Choose a day',
  note: interviews,
  allDays: 'All days',
  show: 'Show',
  lists: {
    upcoming: 'Upcoming',
    waiting: 'Waiting for an answer',
    past: 'Past',
    cancelled: 'Canceled',
  } satisfies Record<InterviewList, string>,
  count: (count: number, day: string | null) => (day ? `${interviews(count)} on ${day}` : interviews(count)),
  none: {
    title: 'No interviews here',
    day: 'There are none on this day. See all days.',
    list: {
      upcoming: 'No interviews yet. Schedule one with someone who applied.',
      waiting: 'No interviews are waiting for an answer.',
      past: 'No interviews have taken place yet.',
      cancelled: 'No interviews were canceled.',
    } satisfies Record<InterviewList, string>,
  },
  empty: {
    title: 'No interviews yet',
    text: 'When someone applies, you can arrange an interview here.',
  },
  today: 'Today',
  minutes: (count: number) => `${count} minutes`,
  cancelled: 'Canceled',
  asksForOthers: 'Asked for other times',
  waits: (count: number) => (count === 1 ? '1 time offered' : `${count} times offered`),
  awaiting: 'Outcome needed',
  outcomes: {
    forward: 'Move forward',
    undecided: 'Undecided',
    notForward: 'Not moving forward',
  } satisfies Record<InterviewAdvice, string>,
  sample: 'Sample interviews: the people are made up, and no one gets called.',
  loading: 'Loading interviews',
  failed: { title: 'We couldn’t load the interviews', retry: 'Try again' },
  closed: {
    title: 'Interviews aren’t available',
    text: 'You may no longer work here, or the organization is suspended.',
  },
} as const;

/** The form that offers times, and asks for others. */
export const interviewFormWords = {
  loading: 'Loading the form',
  failed: { title: 'We couldn’t load the form', retry: 'Try again' },
  missing: {
    title: 'We can’t find this interview',
    text: 'The application may have been withdrawn.',
    back: 'Back',
  },
  title: { offer: 'Schedule interview', again: 'Offer other times', propose: 'Ask for other times' },
  about: (title: string, organization: string) => `${title}, ${organization}`,
  who: 'Applicant',
  whoPlaceholder: 'Choose an application',
  noOne: 'No one to interview yet. When someone applies, you can arrange an interview here.',
  for: 'For',
  conversation: 'A conversation with you',
  length: 'Length',
  date: 'Day',
  time: 'Time',
  timeFirst: 'Choose a day to see the open times.',
  noTimes: 'No times are left on this day. Choose another one.',
  morning: 'Morning',
  afternoon: 'Afternoon',
  zone: (zone: string) => `Times are in your time zone (${zone}).`,
  format: 'How you meet',
  whereLabels: { video: 'Link', phone: 'Number', inPerson: 'Address' } satisfies Record<VisitWay, string>,
  interviewers: 'Interviewers',
  interviewersHelp: (most: number) => `Up to ${most} people. We leave out times when any of them is busy.`,
  chosen: 'Times you’re offering',
  chosenHelp: (most: number) => `Choose up to ${most}. We’ll hold all of them until you get a response.`,
  asked: 'Times you’re asking for',
  remove: (time: string) => `Remove ${time}`,
  agreed: 'You’ve already agreed on this time',
  notified: 'The applicant will be notified automatically.',
  notSent: 'That didn’t go through',
  submit: { offer: 'Offer times', agreed: 'Schedule', again: 'Offer times', propose: 'Ask for these times' },
  cancel: 'Cancel',
} as const;
