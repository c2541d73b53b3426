import { afterWorking, answerUntil, mayBook, ruleBooking } from '@vetsync/machines/bookings/model';
import type { BookingAction, BookingState, BookingTerms } from '@vetsync/machines/bookings/model';
import { describe, expect, test } from 'vitest';

/** A Thursday noon in Chicago. */
const now = Date.parse('2030-05-16T17:00:00.000Z');
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(now + hours * hourMs).toISOString();

const terms: BookingTerms = { timeZone: 'America/Chicago', confirms: 'onRequest', noticeHours: 24, now };
const confirmed: BookingState = {
  status: 'confirmed',
  start: inHours(200),
  end: inHours(201),
  until: null,
  proposal: null,
  waits: false,
  arrivedAt: null,
};
const requested: BookingState = { ...confirmed, status: 'requested', until: inHours(40) };
const other = { start: inHours(100), end: inHours(101) };
const asked = (by: 'person' | 'organization', before = confirmed): BookingState => ({
  ...before,
  proposal: { ...other, by, until: inHours(40), isEarlier: false },
});
const begun: BookingState = { ...confirmed, start: inHours(-1), end: inHours(0) };
const done = (status: BookingState['status']): BookingState => ({ ...begun, status });

const after = (before: BookingState, action: BookingAction, more: Partial<BookingTerms> = {}) =>
  ruleBooking(before, action, { ...terms, ...more });
const refused = { refused: 'booking_changed' };

describe('a request', () => {
  test('is confirmed or declined by the organization alone', () => {
    expect(after(requested, { type: 'confirm', by: 'organization' })).toMatchObject({
      step: 'confirmed',
      after: { status: 'confirmed', until: null },
    });
    expect(after(requested, { type: 'decline', by: 'organization' })).toMatchObject({
      step: 'declined',
      after: { status: 'declined', until: null },
    });
    expect(after(requested, { type: 'confirm', by: 'person' })).toEqual(refused);
    expect(after(requested, { type: 'decline', by: 'person' })).toEqual(refused);
  });

  test('is not confirmed once it would have begun', () => {
    const late = { ...requested, start: inHours(-1), until: inHours(-1) };
    expect(after(late, { type: 'confirm', by: 'organization' })).toEqual(refused);
  });

  test('moves at once while nobody has confirmed it, and waits anew', () => {
    expect(after(requested, { type: 'move', by: 'person', ...other })).toMatchObject({
      step: 'moved',
      after: { status: 'requested', ...other, until: '2030-05-20T17:00:00.000Z' },
    });
  });

  test('expires, but not before its time', () => {
    expect(after(requested, { type: 'lapse' })).toEqual(refused);
    expect(after({ ...requested, until: inHours(0) }, { type: 'lapse' })).toMatchObject({
      step: 'expired',
      after: { status: 'expired', until: null },
    });
  });

  test('for which another time is proposed is confirmed with it, waits again without it, or ends with it', () => {
    const proposed = after(requested, { type: 'move', by: 'organization', ...other });
    expect(proposed).toMatchObject({ step: 'proposed', after: { status: 'requested', until: null } });
    const before = asked('organization', requested);
    expect(after(before, { type: 'confirm', by: 'person' })).toMatchObject({
      after: { status: 'confirmed', ...other },
    });
    expect(after(before, { type: 'decline', by: 'person' })).toMatchObject({
      step: 'kept',
      after: { status: 'requested', proposal: null, until: '2030-05-20T17:00:00.000Z' },
    });
    const over = { ...before, proposal: { ...before.proposal!, until: inHours(0) } };
    expect(after(over, { type: 'lapse' })).toMatchObject({ after: { status: 'expired' } });
  });
});

describe('another time', () => {
  test('takes effect at once if a person moves what needs no confirmation', () => {
    expect(
      after(confirmed, { type: 'move', by: 'person', ...other }, { confirms: 'instantly' }),
    ).toMatchObject({
      step: 'moved',
      after: { ...other, status: 'confirmed', proposal: null },
    });
  });

  test('is a proposal otherwise, and the booking keeps its time', () => {
    for (const by of ['person', 'organization'] as const)
      expect(after(confirmed, { type: 'move', by, ...other })).toMatchObject({
        step: 'proposed',
        after: { start: confirmed.start, proposal: { ...other, by, isEarlier: false } },
      });
  });

  test('waits no longer than until either of both begins', () => {
    const soon = { start: inHours(3), end: inHours(4) };
    expect(after(confirmed, { type: 'move', by: 'organization', ...soon })).toMatchObject({
      after: { proposal: { until: soon.start } },
    });
  });

  test('is confirmed or declined by the other side', () => {
    for (const [by, answering] of [
      ['person', 'organization'],
      ['organization', 'person'],
    ] as const) {
      expect(after(asked(by), { type: 'confirm', by: answering })).toMatchObject({
        step: 'moved',
        after: { ...other, proposal: null },
      });
      expect(after(asked(by), { type: 'decline', by: answering })).toMatchObject({
        step: 'kept',
        after: { start: confirmed.start, status: 'confirmed', proposal: null, until: null },
      });
      expect(after(asked(by), { type: 'confirm', by })).toEqual(refused);
      expect(after(asked(by), { type: 'decline', by })).toEqual(refused);
    }
  });

  test('is forgotten if nobody answers, and can no longer be confirmed', () => {
    const over = asked('person');
    over.proposal = { ...over.proposal!, until: inHours(0) };
    expect(after(over, { type: 'confirm', by: 'organization' })).toEqual(refused);
    expect(after(over, { type: 'lapse' })).toMatchObject({
      step: 'lapsed',
      after: { status: 'confirmed', start: confirmed.start, proposal: null },
    });
  });

  test('is too late within the notice, for a person', () => {
    const soon = { ...confirmed, start: inHours(23), end: inHours(24) };
    expect(after(soon, { type: 'move', by: 'person', ...other })).toEqual({ refused: 'booking_too_late' });
    expect(after(soon, { type: 'move', by: 'organization', ...other })).toMatchObject({ step: 'proposed' });
    expect(after(begun, { type: 'move', by: 'organization', ...other })).toEqual(refused);
  });
});

test('either side cancels what is open, and nothing else', () => {
  for (const by of ['person', 'organization'] as const) {
    expect(after({ ...asked(by), waits: true }, { type: 'cancel', by })).toMatchObject({
      step: 'cancelled',
      after: { status: 'cancelled', proposal: null, waits: false },
    });
    for (const status of ['declined', 'expired', 'cancelled', 'completed', 'missed'] as const)
      expect(after(done(status), { type: 'cancel', by })).toEqual(refused);
  }
});

test('what took place or was missed is said once it has begun, and can be put right', () => {
  expect(after(confirmed, { type: 'complete' })).toEqual(refused);
  expect(after(begun, { type: 'complete' })).toMatchObject({ after: { status: 'completed' } });
  expect(after(begun, { type: 'miss' })).toMatchObject({ after: { status: 'missed' } });
  expect(after(done('missed'), { type: 'complete' })).toMatchObject({ after: { status: 'completed' } });
  expect(after(done('completed'), { type: 'miss' })).toMatchObject({ after: { status: 'missed' } });
  expect(after(done('completed'), { type: 'complete' })).toEqual(refused);
  expect(after(done('cancelled'), { type: 'miss' })).toEqual(refused);
});

test('somebody arrives once', () => {
  const arrived = after(begun, { type: 'arrive' });
  expect(arrived).toMatchObject({ step: 'arrived', after: { arrivedAt: inHours(0) } });
  expect(after({ ...begun, arrivedAt: inHours(0) }, { type: 'arrive' })).toBeNull();
  expect(after(requested, { type: 'arrive' })).toEqual(refused);
});

describe('an earlier time', () => {
  const waiting = { ...confirmed, waits: true };
  test('is offered to who waits, for two working hours', () => {
    expect(after(confirmed, { type: 'wait', waits: true })).toMatchObject({
      step: 'waiting',
      after: waiting,
    });
    expect(after(waiting, { type: 'wait', waits: true })).toBeNull();
    expect(after(waiting, { type: 'wait', waits: false })).toMatchObject({ step: 'stoppedWaiting' });
    expect(after(waiting, { type: 'offer', ...other })).toMatchObject({
      step: 'proposed',
      after: { proposal: { ...other, by: 'organization', until: inHours(2), isEarlier: true } },
    });
  });

  test('ends the waiting if it is taken, and not otherwise', () => {
    const offered = asked('organization', waiting);
    offered.proposal = { ...offered.proposal!, isEarlier: true };
    expect(after(offered, { type: 'confirm', by: 'person' })).toMatchObject({
      after: { ...other, waits: false },
    });
    expect(after(offered, { type: 'decline', by: 'person' })).toMatchObject({ after: { waits: true } });
  });

  test('is not offered to who does not wait, has to answer already, or comes earlier', () => {
    expect(after(confirmed, { type: 'offer', ...other })).toEqual(refused);
    expect(after(asked('organization', waiting), { type: 'offer', ...other })).toEqual(refused);
    const later = { start: inHours(300), end: inHours(301) };
    expect(after(waiting, { type: 'offer', ...later })).toEqual(refused);
    expect(after(requested, { type: 'wait', waits: true })).toEqual(refused);
  });
});

test('an answer has two workdays', () => {
  // Thursday, then Friday and Monday.
  expect(new Date(answerUntil('America/Chicago', now)).toISOString()).toBe('2030-05-20T17:00:00.000Z');
  // Memorial Day is a Monday.
  const friday = Date.parse('2030-05-24T17:00:00Z');
  expect(new Date(answerUntil('America/Chicago', friday)).toISOString()).toBe('2030-05-29T17:00:00.000Z');
});

/** When two working hours have passed. */
const until = (from: string) =>
  new Date(afterWorking('America/Chicago', Date.parse(from), 120)).toISOString();

test('working time passes on workdays from 8 to 18', () => {
  expect(until('2030-05-16T17:00:00Z')).toBe('2030-05-16T19:00:00.000Z');
  // An hour is left on Friday, the other one is on Monday.
  expect(until('2030-05-17T22:00:00Z')).toBe('2030-05-20T14:00:00.000Z');
  expect(until('2030-05-18T12:00:00Z')).toBe('2030-05-20T15:00:00.000Z');
  expect(until('2030-05-16T08:00:00Z')).toBe('2030-05-16T15:00:00.000Z');
});

test('a visit is for everybody, or for those who are new or known', () => {
  const cases = ([true, false] as const).map((isKnown) =>
    (['everybody', 'new', 'existing'] as const).filter((audience) => mayBook({ audience }, isKnown)),
  );
  expect(cases).toEqual([
    ['everybody', 'existing'],
    ['everybody', 'new'],
  ]);
});
