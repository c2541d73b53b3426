import type { AppointmentField, VisitKind } from '@vetsync/machines/wellness/model';
import type { FederalHoliday } from '@vetsync/machines/model/time';

const fields = { type: 'appointment type', date: 'date', time: 'time', reason: 'reason' } satisfies Record<
  AppointmentField,
  string
>;
const holidays = {
  newYear: 'New Year’s Day',
  martinLutherKing: 'Martin Luther King Jr. Day',
  washington: 'Washington’s Birthday',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
} satisfies Record<FederalHoliday, string>;
const listed = new Intl.ListFormat('en-US');

/** Feature spec, section 2, "Schedule Appointment dialog". */
export const scheduleWords = {
  title: {
    request: { request: 'Schedule Appointment', reschedule: 'Reschedule Appointment' },
    note: { request: 'Add a visit', reschedule: 'Change the time' },
  },
  other: 'Choose another provider',
  now: 'Now:',
  type: 'Appointment type',
  typePlaceholder: 'Choose a type',
  urgent: 'If your life is in danger, call 911. Urgent care is for what can wait for an appointment.',
  date: 'Date',
  weekend: {
    request: 'The medical center is closed on weekends. Choose a day from Monday to Friday.',
    note: 'Choose a day from Monday to Friday.',
  } satisfies Record<VisitKind, string>,
  past: 'This day has passed.',
  holiday: {
    request: (holiday) => `The medical center is closed: ${holidays[holiday]}.`,
    note: (holiday) => `A federal holiday: ${holidays[holiday]}.`,
  } satisfies Record<VisitKind, (holiday: FederalHoliday) => string>,
  full: 'This provider is fully booked on this day.',
  time: 'Time',
  timeFirst: 'Choose a date to see its times.',
  noTimes: 'No times are left on this day. Choose another one.',
  morning: 'Morning',
  afternoon: 'Afternoon',
  zone: {
    request: (zone) => `Times are in the medical center’s time zone (${zone}).`,
    note: (zone) => `Times are ${zone}.`,
  } satisfies Record<VisitKind, (zone: string) => string>,
  reason: 'Reason for the visit',
  reasonHelp: 'What your provider should know before you meet.',
  clash: (type: string) => `You have another appointment at this time: ${type}.`,
  summary: 'Summary',
  provider: 'Provider',
  where: 'Where',
  when: 'When',
  toChoose: 'Not chosen yet',
  missing: (names: readonly AppointmentField[]) =>
    `Still needed: ${listed.format(names.map((name) => fields[name]))}.`,
  submit: {
    request: { request: 'Send Request', reschedule: 'Send Request' },
    note: { request: 'Save to my records', reschedule: 'Save to my records' },
  },
  sending: { request: 'Sending Request...', note: 'Saving...' } satisfies Record<VisitKind, string>,
  cancel: 'Cancel',
  notSent: {
    request: 'This is a demonstration: nothing is sent to a medical center.',
    note: 'This is saved to your own records. Nothing is sent to a medical center, so please book the visit there. If it’s more than a day away, you’ll get a reminder the day before.',
  } satisfies Record<VisitKind, string>,
  discard: {
    title: 'Discard what you chose?',
    text: 'The request isn’t finished yet.',
    confirm: 'Discard',
    cancel: 'Keep going',
  },
  refused: {
    request: {
      title: 'You can’t request an appointment here',
      text: 'The provider isn’t taking new patients, or the appointment can’t be changed anymore.',
      action: 'Find Provider',
    },
    note: {
      title: 'You can’t add a visit here',
      text: 'This doctor isn’t on your list, or the visit can’t be changed anymore.',
      action: 'Your doctors',
    },
  },
} as const;
