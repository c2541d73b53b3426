import { describe, expect, test } from 'vitest';
import {
  appointmentStart,
  applyAccountFacts,
  changedReminders,
  reminderLeadMs,
} from '@vetsync/machines/model/exchange';
import { emptyWorld, type Appointment, type Fact } from '@vetsync/machines/model/world';

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
/** Nine o'clock in Chicago. */
const start = Date.parse('2030-05-20T14:00:00Z');
const dueAt = start - reminderLeadMs;
const weekBefore = start - 7 * reminderLeadMs;

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

describe('a change of appointments', () => {
  test('sets a reminder for what is new, and for what was moved', () => {
    expect(changedReminders([], [noted], weekBefore)).toEqual({
      set: [{ appointmentId: 'a', dueAt }],
      removed: [],
    });
    const moved = { ...noted, date: '2030-05-21' };
    expect(changedReminders([noted], [moved], weekBefore)).toEqual({
      set: [{ appointmentId: 'a', dueAt: dueAt + reminderLeadMs }],
      removed: [],
    });
  });

  test('leaves what has the same time alone, also after its reminder', () => {
    const other = { ...noted, reason: 'Sleep' };
    for (const now of [weekBefore, dueAt + 1])
      expect(changedReminders([noted], [other], now)).toEqual({ set: [], removed: [] });
  });

  test('removes the reminder of what was canceled, is gone, or begins within a day', () => {
    const gone = { set: [], removed: ['a'] };
    expect(changedReminders([noted], [{ ...noted, status: 'cancelled' }], weekBefore)).toEqual(gone);
    expect(changedReminders([noted], [], weekBefore)).toEqual(gone);
    expect(changedReminders([noted], [{ ...noted, date: '2030-05-14' }], weekBefore)).toEqual(gone);
    expect(changedReminders([], [noted], dueAt)).toEqual(gone);
    expect(changedReminders([], [noted], dueAt - 1).set).toHaveLength(1);
  });
});

const reminded = (appointmentId: string): Fact => ({
  id: 'f',
  at: dueAt,
  body: { type: 'appointmentReminded', appointmentId },
});

describe('a reminder', () => {
  const world = { ...emptyWorld, appointments: [noted] };

  test('notifies the person, with a link to the appointment', () => {
    expect(applyAccountFacts(world, [reminded('a')]).notifications).toMatchObject([
      { type: 'appointment', targetRole: 'user', subjectId: 'a', read: false },
    ]);
  });

  test('of what is canceled or unknown changes nothing', () => {
    const canceled = { ...world, appointments: [{ ...noted, status: 'cancelled' as const }] };
    expect(applyAccountFacts(canceled, [reminded('a')])).toBe(canceled);
    expect(applyAccountFacts(world, [reminded('b')])).toBe(world);
  });
});
