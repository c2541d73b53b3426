import type { LoadedBooking } from '@vetsync/machines/bookings/booking';
import type { CalendarDraft } from '@vetsync/machines/bookings/calendarSettings';
import type { LoadedVisits } from '@vetsync/machines/bookings/staffBookings';
import type { OfferedTime } from '@vetsync/machines/bookings/timeChoice';
import {
  slotsOf,
  type Calendar,
  type PersonBooking,
  type ReceivedBooking,
} from '@vetsync/machines/bookings/model';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { shipyard } from '../exchange/samples.ts';
import { seenAt } from '../../support/leads.ts';

const dayMs = 86_400_000;
const id = (last: number) => `0b0e7c1e-3f0a-4a39-9a39-6f1d3f4f${String(last).padStart(4, '0')}`;

const visit = {
  every: 30,
  audience: 'everybody',
  before: 0,
  after: 0,
  confirms: 'instantly',
} as const;

/** An invented provider's calendar: weekdays, with a long lunch. */
export const calendar: Calendar = {
  id: id(1),
  organizationId: id(2),
  organizationName: 'Lone Prairie Medical Center',
  title: 'Dr. Renata Ellison',
  timeZone: 'America/Chicago',
  hours: [1, 2, 3, 5].flatMap((weekday) => [
    { weekday, from: '09:00', to: '11:30' },
    { weekday, from: '13:30', to: '16:00' },
  ]),
  exceptions: [],
  closedOnHolidays: true,
  leadMinutes: 60,
  aheadDays: 60,
  noticeHours: 24,
  visitTypes: [
    {
      ...visit,
      id: id(11),
      name: 'Video visit',
      minutes: 30,
      how: 'video',
      where: 'We email you a link the day before.',
    },
    {
      ...visit,
      id: id(12),
      name: 'First visit',
      minutes: 40,
      how: 'inPerson',
      confirms: 'onRequest',
      where: '410 Prairie Road, second floor. Bring your list of medicines.',
    },
    { ...visit, id: id(13), name: 'Phone call', minutes: 20, how: 'phone', where: '' },
  ],
  version: 3,
};

export function timesFor(minutes = 30, taken: { start: number; end: number }[] = []): OfferedTime[] {
  const range = { from: seenAt, to: seenAt + 62 * dayMs, now: seenAt };
  return slotsOf(calendar, { ...visit, minutes }, taken, range).map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }));
}
/** The first week is nearly full: Monday and Tuesday are taken. */
export const times = timesFor(30, [{ start: seenAt, end: Date.parse('2026-11-25T13:00:00Z') }]);
export const firstTime = times[0]!;

export const booking: PersonBooking = {
  id: id(21),
  kind: 'appointment',
  calendarId: calendar.id,
  title: calendar.title,
  visitName: 'First visit',
  how: 'inPerson',
  where: '410 Prairie Road, second floor. Bring your list of medicines.',
  confirms: 'onRequest',
  start: '2026-12-01T16:00:00.000Z',
  end: '2026-12-01T16:40:00.000Z',
  timeZone: calendar.timeZone,
  status: 'confirmed',
  until: null,
  proposal: null,
  waits: false,
  version: 2,
  organizationId: calendar.organizationId,
  organizationName: calendar.organizationName,
};
export const requested: PersonBooking = {
  ...booking,
  id: id(22),
  status: 'requested',
  until: '2026-11-24T14:27:00.000Z',
  version: 1,
};
export const proposed: PersonBooking = {
  ...booking,
  id: id(23),
  proposal: {
    start: '2026-12-02T19:30:00.000Z',
    end: '2026-12-02T20:10:00.000Z',
    by: 'organization',
    until: '2026-11-24T14:27:00.000Z',
    isEarlier: false,
  },
};
export const past: PersonBooking = {
  ...booking,
  id: id(24),
  status: 'completed',
  start: '2026-10-06T15:00:00.000Z',
  end: '2026-10-06T15:40:00.000Z',
};
/** Times for an interview, of which the applicant chooses one. */
export const offeredTimes: PersonBooking = {
  ...booking,
  id: id(26),
  kind: 'interview',
  title: 'Crane Mechanic',
  visitName: '',
  how: 'video',
  where: 'https://meet.example.org/crane',
  organizationName: 'Tidewater Works',
  applicationId: id(27),
  status: 'requested',
  start: '2026-12-01T16:00:00.000Z',
  end: '2026-12-01T16:45:00.000Z',
  proposal: {
    start: '2026-12-01T16:00:00.000Z',
    end: '2026-12-01T16:45:00.000Z',
    by: 'organization',
    until: '2026-11-24T14:27:00.000Z',
    isEarlier: false,
    times: ['2026-12-01T16:00:00.000Z', '2026-12-01T19:30:00.000Z', '2026-12-03T15:00:00.000Z'],
  },
};
/** A mentor's calendar, and a talk in it as whoever is mentored has it. */
export const mentorCalendar: Calendar = {
  ...calendar,
  id: id(4),
  organizationName: 'Tom Hale',
  title: 'Tom Hale',
  kind: 'mentor',
  visitTypes: [
    {
      ...visit,
      id: id(14),
      name: 'Resume review',
      minutes: 30,
      how: 'video',
      confirms: 'onRequest',
      where: 'https://meet.example.org/hale',
    },
  ],
};
export const talk: PersonBooking = {
  ...booking,
  id: id(28),
  kind: 'mentor',
  calendarId: mentorCalendar.id,
  title: 'Tom Hale',
  organizationName: 'Tom Hale',
  visitName: 'Resume review',
  how: 'video',
  where: 'https://meet.example.org/hale',
};
export const agreed: PersonBooking = { ...offeredTimes, status: 'confirmed', proposal: null };
export const canceled: PersonBooking = { ...booking, id: id(25), status: 'cancelled' };

const entry = { by: 'person', name: null, start: null, reason: null } as const;
const history: LoadedBooking['history'] = [
  { ...entry, id: id(31), at: '2026-11-20T15:10:00.000Z', step: 'requested', start: booking.start },
  {
    ...entry,
    id: id(32),
    at: '2026-11-20T19:40:00.000Z',
    step: 'confirmed',
    by: 'organization',
  },
];

export const own = (one: PersonBooking, reason = 'My left knee hurts on stairs.'): LoadedBooking => ({
  side: 'person',
  booking: { ...one, reason },
  history: one.status === 'requested' ? history.slice(0, 1) : history,
  interviewers: one.kind === 'interview' ? ['Noor Reyes', 'Kim Osei'] : [],
});

const asStaff = ({
  organizationId: _id,
  organizationName: _name,
  ...shared
}: PersonBooking): ReceivedBooking => ({
  ...shared,
  personId: id(41),
  personName: 'Val Veteran',
  arrivedAt: null,
  reason: 'My left knee hurts on stairs.',
});
export const received = (one: PersonBooking, change: Partial<ReceivedBooking> = {}): LoadedBooking => ({
  side: 'organization',
  organizationId: calendar.organizationId,
  booking: { ...asStaff(one), ...change },
  mayAnswer: true,
  selfId: id(42),
  interviewers: one.kind === 'interview' ? [{ id: id(42), name: 'Noor Reyes' }] : [],
  feedback: [],
  caseId: null,
  history: history
    .slice(0, one.status === 'requested' ? 1 : 2)
    .map((step) => (step.by === 'organization' ? { ...step, name: 'Noor Reyes' } : step)),
});

const visitOf = (last: number, personName: string, start: string, more: Partial<ReceivedBooking> = {}) => ({
  ...asStaff(booking),
  id: id(last),
  personName,
  start,
  end: new Date(Date.parse(start) + 40 * 60_000).toISOString(),
  ...more,
});
export const loadedVisits = (
  visits: readonly ReceivedBooking[],
  requests: readonly ReceivedBooking[],
  days = 1,
): LoadedVisits => {
  const from = Date.parse(days === 1 ? '2026-11-21T06:00:00Z' : '2026-11-15T06:00:00Z');
  return {
    range: { from, to: from + days * dayMs, calendarId: null },
    visits,
    requests,
    providers: [
      { id: calendar.id, title: calendar.title },
      { id: id(3), title: 'Marcus Hale, NP' },
    ],
  };
};
const todays = [
  visitOf(51, 'Marisol Vega', '2026-11-21T13:30:00.000Z', { status: 'completed' }),
  visitOf(52, 'Alex Morgan', '2026-11-21T14:10:00.000Z'),
  visitOf(53, 'Ignacio Zamora', '2026-11-21T15:00:00.000Z', { arrivedAt: '2026-11-21T14:25:00.000Z' }),
  visitOf(54, 'Kendrick Brightwater', '2026-11-21T20:00:00.000Z', { title: 'Marcus Hale, NP' }),
];
const asked = [visitOf(55, 'Val Veteran', requested.start, { status: 'requested', until: requested.until })];
/** A Saturday. */
export const dayOfVisits = loadedVisits(todays, asked);
export const weekOfVisits = loadedVisits(
  [
    visitOf(56, 'Val Veteran', '2026-11-17T16:00:00.000Z', { status: 'missed' }),
    visitOf(57, 'Noor Reyes', '2026-11-19T19:30:00.000Z', { status: 'completed' }),
    ...todays,
  ],
  asked,
  7,
);
export const clinicWorkspace: Workspace = {
  organization: { ...shipyard, name: calendar.organizationName, slug: 'lone-prairie', kind: 'hospital' },
  role: 'owner',
};

const { id: _id, organizationId: _organization, organizationName: _name, title: _title, ...rules } = calendar;
const { aheadDays: _ahead, version: _version, ...draft } = rules;
export const calendarDraft: CalendarDraft = draft;
export const emptyCalendarOf: Calendar = {
  ...calendar,
  id: id(3),
  title: 'Marcus Hale, NP',
  hours: [],
  visitTypes: [],
  version: 0,
};
export const loadedCalendars = { calendars: [calendar, emptyCalendarOf], mayChange: true };
