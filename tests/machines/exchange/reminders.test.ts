import { describe, expect, test } from 'vitest';
import {
  appointmentStart,
  applyAccountFacts,
  changedReminders,
  eventStart,
  nonActivityKinds,
  reminderFact,
  reminderKinds,
  reminderLeadMs,
  reminderStart,
} from '@vetsync/machines/model/exchange';
import type { ReminderSubject } from '@vetsync/machines/model/exchange';
import {
  emptyWorld,
  subjectTarget,
  type AnnouncedEvent,
  type Appointment,
  type Fact,
  type World,
} from '@vetsync/machines/model/world';

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
const dueAt = start - reminderLeadMs;
const weekBefore = start - 7 * reminderLeadMs;

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

/** The two kinds, with the same item at the same time, at a later time, and earlier than its reminder. */
const cases = [
  {
    kind: 'appointment',
    world: withAppointments(noted),
    moved: withAppointments({ ...noted, date: '2030-05-21' }),
    rewritten: withAppointments({ ...noted, reason: 'Sleep' }),
    early: withAppointments({ ...noted, date: '2030-05-14' }),
    other: withAppointments(noted, { ...noted, id: 'b' }),
  },
  {
    kind: 'event',
    world: withEvents(announced),
    moved: withEvents({ ...announced, date: '2030-05-21' }),
    rewritten: withEvents({ ...announced, title: 'Tea for welders' }),
    early: withEvents({ ...announced, date: '2030-05-14' }),
    other: withEvents(announced, { ...announced, id: 'b' }),
  },
] as const;

test('each kind is tested', () => {
  expect(cases.map(({ kind }) => kind)).toEqual(reminderKinds);
});

describe.each(cases)('a change of the kind $kind', ({ kind, world, moved, rewritten, early, other }) => {
  test('sets a reminder for what is new, and for what was moved', () => {
    expect(changedReminders(emptyWorld, world, weekBefore)).toEqual({
      set: [{ kind, itemId: 'a', dueAt }],
      removed: [],
    });
    expect(changedReminders(world, moved, weekBefore)).toEqual({
      set: [{ kind, itemId: 'a', dueAt: dueAt + reminderLeadMs }],
      removed: [],
    });
    expect(changedReminders(world, other, weekBefore)).toEqual({
      set: [{ kind, itemId: 'b', dueAt }],
      removed: [],
    });
  });

  test('leaves what has the same time alone, also after its reminder', () => {
    for (const now of [weekBefore, dueAt + 1])
      for (const after of [world, rewritten])
        expect(changedReminders(world, after, now)).toEqual({ set: [], removed: [] });
  });

  test('removes the reminder of what is gone, or begins within a day', () => {
    const gone = { set: [], removed: [{ kind, itemId: 'a' }] };
    expect(changedReminders(world, emptyWorld, weekBefore)).toEqual(gone);
    expect(changedReminders(world, early, weekBefore)).toEqual(gone);
    expect(changedReminders(emptyWorld, world, dueAt)).toEqual(gone);
    expect(changedReminders(emptyWorld, world, dueAt - 1).set).toHaveLength(1);
  });

  test('says when it begins, while it is there', () => {
    expect(reminderStart(world, { kind, itemId: 'a' })).toBe(start);
    expect(reminderStart(world, { kind, itemId: 'b' })).toBeNull();
    expect(reminderStart(emptyWorld, { kind, itemId: 'a' })).toBeNull();
  });
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
