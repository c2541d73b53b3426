import type { CalendarMistake } from '@vetsync/machines/bookings/calendarSettings';
import type { VisitType } from '@vetsync/machines/bookings/model';

type Confirmations = Record<VisitType['confirms'], string>;

/** When a provider can be booked, and for what. */
export const calendarSettingsWords = {
  loading: 'Loading hours',
  failed: { title: 'We couldn’t load the hours', retry: 'Try again' },
  missing: { title: 'We can’t find this provider', text: 'It may not be published.', all: 'All providers' },
  none: {
    title: 'No published providers',
    text: 'Publish a department or a provider first. Then you can open times for visits here.',
  },
  closed: 'No times open yet',
  open: (days: number, visits: number) =>
    `${days === 1 ? 'Open 1 day a week' : `Open ${days} days a week`}, ${visits === 1 ? '1 visit type' : `${visits} visit types`}`,
  readOnly: 'Only owners and managers can change these.',
  hours: 'Weekly hours',
  timeZone: 'Time zone',
  closedDay: 'Closed',
  from: (day: string) => `${day}, from`,
  to: (day: string) => `${day}, to`,
  addHours: 'Add hours',
  addHoursOn: (day: string) => `Add hours on ${day}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  copy: 'Use Monday’s hours on all weekdays',
  holidays: 'Closed on federal holidays',
  exceptions: 'Days with different hours',
  exceptionsText: 'Vacation, training, or a day with different hours.',
  exceptionDay: 'Day',
  addException: 'Add a day',
  visitName: 'Name',
  minutes: 'Minutes',
  how: 'How',
  ways: { inPerson: 'In person', video: 'Video', phone: 'Phone' } satisfies Record<VisitType['how'], string>,
  confirms: 'Confirmed',
  audience: 'For',
  audiences: { everybody: 'Everyone', new: 'New patients', existing: 'Returning patients' } satisfies Record<
    VisitType['audience'],
    string
  >,
  whereHelp: 'People see this once they’ve booked.',
  after: 'Break afterward, in minutes',
  /** What differs by whose calendar it is. */
  kinds: {
    appointment: {
      all: 'Hours',
      visits: 'Visit types',
      visitsText: 'What people can book, and how long it takes.',
      confirmations: { instantly: 'Right away', onRequest: 'When we reply' } satisfies Confirmations,
      where: 'Where, how to get in, and what to bring',
      addVisit: 'Add a visit type',
      newVisit: 'New visit type',
      saved: 'Saved. People can see these times now.',
    },
    mentor: {
      all: 'Civilian Mentors',
      visits: 'Talks',
      visitsText: 'What people can choose, and how long it takes.',
      confirmations: { instantly: 'Right away', onRequest: 'When you say yes' } satisfies Confirmations,
      where: 'Link, number, or place',
      addVisit: 'Add a kind of talk',
      newVisit: 'New kind of talk',
      saved: 'Saved. The people you mentor can choose these times now.',
    },
  },
  /** The page of a mentor’s own hours. */
  own: {
    title: 'Your hours',
    text: 'Only the people you mentor can see these times and choose one.',
  },
  rules: 'Rules',
  lead: 'Hours of notice to book',
  notice: 'Hours of notice to reschedule',
  save: 'Save',
  saving: 'Saving',
  notSaved: 'Not saved',
  outdated:
    'A colleague has saved changes since you opened this. Load them first. Your own changes stay here.',
  load: 'Load their changes',
  mistakes: {
    visitName: 'Give each visit type a name.',
    visitMinutes: 'A visit takes 5 to 480 minutes.',
    hours: 'Hours must end after they start, and can’t overlap.',
    day: 'Choose a date for each day with different hours, and use each date only once.',
    other: 'Check the numbers and text. Something is too large or too long.',
  } satisfies Record<CalendarMistake, string>,
};
