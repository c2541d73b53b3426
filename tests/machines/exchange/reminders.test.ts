import { describe, expect, test } from 'vitest';
import {
  appointmentStart,
  changedReminders,
  eventStart,
  reminderFact,
  reminderKinds,
  reminderLeadOf,
  reminderStart,
} from '@vetsync/machines/exchange/model';
import { applyAccountFacts, nonActivityKinds } from '@vetsync/machines/model/exchange';
import type { PersonBooking } from '@vetsync/machines/bookings/model';
import type { ReminderSubject } from '@vetsync/machines/exchange/model';
import {
  emptyWorld,
  subjectTarget,
  type AnnouncedEvent,
  type Appointment,
  type Fact,
  type World,
} from '@vetsync/machines/model/world';
import { job } from '../support/world.ts';

const noted: Appointment = {
  id: 'a',
  veteranId: 'v',
  veteranName: 'Val Veteran',
  providerId: 'park',
  providerName: 'Dr. Helen Park',
  providerSpecialty: 'Mental Health',
  date: '2030-05-20',
  time: '9:00 AM',
  type: 'Consultation',
  reason: '',
  location: 'Temple',
  status: 'requested',
  createdAt: '2030-05-01T00:00:00Z',
};
/** At the same moment as the appointment, two hours earlier by the clock, and with its id. */
const announced: AnnouncedEvent = {
  id: 'a',
  title: 'Coffee for welders',
  type: 'social',
  date: '2030-05-20',
  time: '07:00',
  durationMinutes: 60,
  timeZone: 'America/Los_Angeles',
  location: 'Pier 4',
  isOnline: false,
  description: 'Bring a mug.',
  organizer: 'Val Veteran',
  maxAttendees: 20,
};
/** Nine o'clock in Chicago. */
const start = Date.parse('2030-05-20T14:00:00Z');
const dayMs = 24 * 3_600_000;
const dueAt = start - dayMs;
const weekBefore = start - 7 * dayMs;
/** Noon of the day in the middle of the country. */
const answerStart = Date.parse('2030-05-20T18:00:00Z');

const offered = {
  ...job('J'),
  id: 'a',
  listingId: 'l',
  matchScore: null,
  submitDate: '2030-05-01T00:00:00Z',
  status: 'offered',
  answerBy: '2030-05-20',
} as const;
const withOffers = (...jobApplications: World['jobApplications']): World => ({
  ...emptyWorld,
  jobApplications,
});

const withAppointments = (...appointments: Appointment[]): World => ({ ...emptyWorld, appointments });
const withEvents = (...createdEvents: AnnouncedEvent[]): World => ({ ...emptyWorld, createdEvents });

test('an appointment begins at its time at the medical center, unless it was canceled or has none', () => {
  expect(appointmentStart(noted)).toBe(start);
  for (const change of [
    { status: 'cancelled' },
    { date: 'soon' },
    { date: '' },
    { date: '2030-13-45' },
    { time: 'noon' },
  ])
    expect(appointmentStart({ ...noted, ...change } as Appointment)).toBeNull();
});

test('an event begins at its time in its own time zone, also after the clocks have changed', () => {
  expect(eventStart(announced)).toBe(start);
  const winter = { ...announced, date: '2030-12-02', time: '18:30', timeZone: 'America/New_York' };
  expect(eventStart(winter)).toBe(Date.parse('2030-12-02T23:30:00Z'));
});

const booked: PersonBooking = {
  id: 'a',
  kind: 'appointment',
  calendarId: 'c',
  organizationId: 'o',
  organizationName: 'Harbor',
  title: 'Dr. Park',
  visitName: 'Check-up',
  how: 'inPerson',
  where: '',
  confirms: 'instantly',
  start: '2030-05-20T14:00:00.000Z',
  end: '2030-05-20T14:30:00.000Z',
  timeZone: 'America/Chicago',
  status: 'confirmed',
  until: null,
  proposal: null,
  waits: false,
  version: 1,
};
const withBookings = (...list: PersonBooking[]): World => ({ ...emptyWorld, bookings: list });
const bookings = {
  start: Date.parse(booked.start),
  world: withBookings(booked),
  moved: withBookings({ ...booked, start: '2030-05-21T14:00:00.000Z' }),
  rewritten: withBookings({ ...booked, waits: true }),
  early: withBookings({ ...booked, start: '2030-05-13T14:30:00.000Z' }),
  other: withBookings(booked, { ...booked, id: 'b' }),
};

const offers = {
  start: answerStart,
  world: withOffers(offered),
  moved: withOffers({ ...offered, answerBy: '2030-05-21' }),
  rewritten: withOffers({ ...offered, jobTitle: 'Rigger' }),
  early: withOffers({ ...offered, answerBy: '2030-05-14' }),
  other: withOffers(offered, { ...offered, id: 'b' }),
};

/** Each kind, with the same item at the same time, at a later time, and earlier than its reminder. */
const cases = [
  {
    kind: 'appointment',
    start,
    leadMs: dayMs,
    world: withAppointments(noted),
    moved: withAppointments({ ...noted, date: '2030-05-21' }),
    rewritten: withAppointments({ ...noted, reason: 'Sleep' }),
    early: withAppointments({ ...noted, date: '2030-05-14' }),
    other: withAppointments(noted, { ...noted, id: 'b' }),
  },
  {
    kind: 'event',
    start,
    leadMs: dayMs,
    world: withEvents(announced),
    moved: withEvents({ ...announced, date: '2030-05-21' }),
    rewritten: withEvents({ ...announced, title: 'Tea for welders' }),
    early: withEvents({ ...announced, date: '2030-05-14' }),
    other: withEvents(announced, { ...announced, id: 'b' }),
  },
  { kind: 'bookingDay', leadMs: dayMs, ...bookings },
  { kind: 'bookingHour', leadMs: 3_600_000, ...bookings },
  { kind: 'answer', leadMs: dayMs, ...offers },
  { kind: 'answerSoon', leadMs: 3 * dayMs, ...offers },
] as const;

test('each kind is tested', () => {
  expect(cases.map(({ kind }) => kind)).toEqual(reminderKinds);
});

describe.each(cases)('a change of the kind $kind', (one) => {
  const { kind, world, moved, rewritten, other } = one;
  const dueThen = one.start - one.leadMs;
  const aWeekBefore = one.start - 7 * dayMs;
  const isOfKind = (reminder: ReminderSubject) => reminder.kind === kind;
  /** An offer has reminders of two kinds. */
  const changed = (...args: Parameters<typeof changedReminders>) => {
    const { set, removed } = changedReminders(...args);
    return { set: set.filter(isOfKind), removed: removed.filter(isOfKind) };
  };

  test('sets a reminder for what is new, and for what was moved', () => {
    expect(changed(emptyWorld, world, aWeekBefore)).toEqual({
      set: [{ kind, itemId: 'a', dueAt: dueThen }],
      removed: [],
    });
    expect(changed(world, moved, aWeekBefore)).toEqual({
      set: [{ kind, itemId: 'a', dueAt: dueThen + dayMs }],
      removed: [],
    });
    expect(changed(world, other, aWeekBefore)).toEqual({
      set: [{ kind, itemId: 'b', dueAt: dueThen }],
      removed: [],
    });
  });

  test('leaves what has the same time alone, also after its reminder', () => {
    for (const now of [aWeekBefore, dueThen + 1])
      for (const after of [world, rewritten])
        expect(changed(world, after, now)).toEqual({ set: [], removed: [] });
  });

  test('removes the reminder of what is gone, or begins too soon for it', () => {
    const gone = { set: [], removed: [{ kind, itemId: 'a' }] };
    expect(changed(world, emptyWorld, aWeekBefore)).toEqual(gone);
    expect(changed(world, one.early, aWeekBefore)).toEqual(gone);
    expect(changed(emptyWorld, world, dueThen)).toEqual(gone);
    expect(changed(emptyWorld, world, dueThen - 1).set).toHaveLength(1);
  });

  test('says when it begins, while it is there', () => {
    expect(reminderStart(world, { kind, itemId: 'a' })).toBe(one.start);
    expect(reminderStart(world, { kind, itemId: 'b' })).toBeNull();
    expect(reminderStart(emptyWorld, { kind, itemId: 'a' })).toBeNull();
    expect(reminderLeadOf(kind)).toBe(one.leadMs);
  });
});

test.each([
  { acceptedAt: '2030-05-02T00:00:00Z' },
  { withdrawnAt: '2030-05-02T00:00:00Z' },
  { status: 'hired' },
  { organizationState: 'ended' },
] as const)('nobody is reminded of an offer that was answered, or is one no more: %j', (answer) => {
  const after = withOffers({ ...offered, ...answer });
  expect(changedReminders(offers.world, after, weekBefore).set).toEqual([]);
  expect(changedReminders(offers.world, after, weekBefore).removed).toHaveLength(2);
});

test('a canceled appointment has no reminder', () => {
  const canceled = withAppointments({ ...noted, status: 'cancelled' });
  expect(changedReminders(withAppointments(noted), canceled, weekBefore)).toEqual({
    set: [],
    removed: [{ kind: 'appointment', itemId: 'a' }],
  });
  expect(reminderStart(canceled, { kind: 'appointment', itemId: 'a' })).toBeNull();
});

test('an appointment and an event of the same id have a reminder each', () => {
  const both = { ...withAppointments(noted), createdEvents: [announced] };
  expect(changedReminders(emptyWorld, both, weekBefore).set).toEqual([
    { kind: 'appointment', itemId: 'a', dueAt },
    { kind: 'event', itemId: 'a', dueAt },
  ]);
  expect(changedReminders(both, withAppointments(noted), weekBefore)).toEqual({
    set: [],
    removed: [{ kind: 'event', itemId: 'a' }],
  });
});

const reminded = (subject: ReminderSubject): Fact => ({ id: 'f', at: dueAt, body: reminderFact(subject) });

describe('a reminder', () => {
  const world = { ...withAppointments(noted), createdEvents: [announced] };
  const [ofAppointment, ofEvent] = [
    reminded({ kind: 'appointment', itemId: 'a' }),
    reminded({ kind: 'event', itemId: 'a' }),
  ];

  test('of an appointment notifies the person, with a link to it', () => {
    const [told, ...more] = applyAccountFacts(world, [ofAppointment]).notifications;
    expect(more).toEqual([]);
    expect(told).toMatchObject({ type: 'appointment', targetRole: 'user', subjectId: 'a', read: false });
    expect(subjectTarget(told!)).toEqual({ tab: 'wellness', detail: ['appointment', 'a'] });
  });

  test('of an event notifies the person, with a link to it', () => {
    const [told, ...more] = applyAccountFacts(world, [ofEvent]).notifications;
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      type: 'event',
      targetRole: 'user',
      subjectId: 'a',
      read: false,
      message: {
        code: 'contact.eventReminderMore',
        values: ['Coffee for welders', '2030-05-20', '07:00', 'America/Los_Angeles'],
      },
    });
    expect(subjectTarget(told!)).toEqual({
      tab: 'community',
      detail: [],
      query: { open: 'event', event: 'a' },
    });
  });

  test('of an answer notifies the person, with a link to the application', () => {
    const reminder = reminded({ kind: 'answerSoon', itemId: 'a' });
    const [told] = applyAccountFacts(offers.world, [reminder]).notifications;
    expect(told).toMatchObject({
      type: 'job_application',
      targetRole: 'user',
      subjectId: 'a',
      message: { code: 'contact.answerSoonMore', values: [offered.jobTitle, offered.company, '2030-05-20'] },
    });
    const accepted = withOffers({ ...offered, acceptedAt: '2030-05-02T00:00:00Z' });
    expect(applyAccountFacts(accepted, [reminder])).toBe(accepted);
  });

  test('of what is canceled or unknown changes nothing', () => {
    const canceled = withAppointments({ ...noted, status: 'cancelled' });
    expect(applyAccountFacts(canceled, [ofAppointment, ofEvent])).toBe(canceled);
    expect(applyAccountFacts(emptyWorld, [ofAppointment, ofEvent])).toBe(emptyWorld);
  });

  test('is nothing that the person did', () => {
    for (const kind of reminderKinds)
      expect(nonActivityKinds).toContain(reminderFact({ kind, itemId: 'a' }).type);
  });
});
