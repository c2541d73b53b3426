import {
  bookingMachine,
  bookingView,
  type BookingCommand,
  type LoadedBooking,
} from '@vetsync/machines/bookings/booking';
import type { PersonBooking, StaffBooking } from '@vetsync/machines/bookings/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { held, problem, puppet, run } from '../support/run.ts';

const start = Date.parse('2026-03-06T22:15:00Z');
const iso = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

const booking = {
  id: 'B',
  kind: 'appointment',
  start: iso(3 * 1440),
  end: iso(3 * 1440 + 30),
  timeZone: 'America/Chicago',
  confirms: 'onRequest',
  status: 'confirmed',
  where: '410 Prairie Road',
  until: null,
  proposal: null,
  waits: false,
  organizationName: 'Harbor Clinic',
} as PersonBooking;
const proposal = {
  start: iso(4 * 1440),
  end: iso(4 * 1440 + 30),
  by: 'organization',
  until: iso(600),
  isEarlier: false,
} as const;
const own = (change: Partial<PersonBooking> = {}): LoadedBooking => ({
  side: 'person',
  booking: { ...booking, ...change, reason: 'My knee' },
  history: [],
  interviewers: [],
});
const received = (change: Partial<StaffBooking> = {}, mayAnswer = true): LoadedBooking => ({
  side: 'organization',
  organizationId: 'O',
  booking: { ...booking, personId: 'P', personName: 'Val', arrivedAt: null, reason: null, ...change },
  history: [],
  interviewers: [],
  feedback: [],
  caseId: null,
  selfId: 'S',
  mayAnswer,
});

async function opened(loaded: LoadedBooking) {
  const load = held<LoadedBooking, { id: string }>();
  const command = held<unknown, { command: BookingCommand }>();
  const changes = puppet();
  let ids = 0;
  const started = run(bookingMachine, {
    input: {
      bookingId: 'B',
      newId: () => `id ${(ids += 1)}`,
      write: (phrase) => JSON.stringify(phrase),
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => start,
    },
    actors: { loadBooking: load.logic, sendCommand: command.logic, bookingChanges: changes.logic },
  });
  await load.last().resolve(loaded);
  return {
    ...started,
    load,
    command,
    changes,
    send: started.actor.send.bind(started.actor),
    view: () => bookingView(started.actor.getSnapshot()),
  };
}

describe('a visit', () => {
  test.each([
    ['of one’s own', own(), ['move', 'wait', 'cancel']],
    ['with a wish for an earlier time', own({ waits: true }), ['move', 'stopWaiting', 'cancel']],
    ['that is requested', own({ status: 'requested', until: iso(600) }), ['move', 'cancel']],
    ['with another time to answer', own({ proposal }), ['confirm', 'decline', 'cancel']],
    ['with another time that one asked for', own({ proposal: { ...proposal, by: 'person' } }), ['cancel']],
    ['that has begun', own({ start: iso(-5), end: iso(25) }), []],
    ['that is over', own({ status: 'cancelled' }), []],
    ['of staff', received(), ['move', 'cancel']],
    ['to answer', received({ status: 'requested', until: iso(600) }), ['confirm', 'move', 'decline']],
    ['to answer, for viewers', received({ status: 'requested', until: iso(600) }, false), []],
    [
      'with a time that the person asked for',
      received({ proposal: { ...proposal, by: 'person' } }),
      ['confirm', 'decline', 'cancel'],
    ],
    ['soon', received({ start: iso(60), end: iso(90) }), ['arrive', 'move', 'cancel']],
    ['now', received({ start: iso(-5), end: iso(25) }), ['arrive', 'complete', 'miss']],
    [
      'now, with the person there',
      received({ start: iso(-5), end: iso(25), arrivedAt: iso(-9) }),
      ['complete', 'miss'],
    ],
    ['that is a talk with one’s mentor', own({ kind: 'mentor' }), ['move', 'cancel']],
    [
      'that is a talk, to answer',
      received({ kind: 'mentor', status: 'requested', until: iso(600) }),
      ['confirm', 'move', 'decline'],
    ],
    ['that is a talk, now', received({ kind: 'mentor', start: iso(-5), end: iso(25) }), []],
    [
      'that was put down as missed',
      received({ start: iso(-90), end: iso(-60), status: 'missed' }),
      ['complete'],
    ],
  ])('%s can be changed by the rules', async (_, loaded, actions) => {
    const { view } = await opened(loaded);
    expect(view()).toMatchObject({ state: 'shown', actions });
  });

  test('is canceled with a reason, once somebody has said so', async () => {
    const { view, send, command, load } = await opened(own());
    send({ type: 'action.choose', action: 'cancel' });
    expect(view()).toMatchObject({ answer: 'asking', action: 'cancel', takesReason: true });
    send({ type: 'action.cancel' });
    expect(view().answer).toBe('idle');
    send({ type: 'action.choose', action: 'cancel' });
    send({ type: 'reason.change', text: 'x'.repeat(501) });
    send({ type: 'action.confirm' });
    expect(view().answer).toBe('asking');
    send({ type: 'reason.change', text: ' I have to travel. ' });
    send({ type: 'action.confirm' });
    expect(command.last().input.command).toEqual({
      id: 'id 1',
      type: 'booking.cancel',
      payload: { bookingId: 'B', reason: 'I have to travel.' },
    });
    await command.last().resolve(null);
    expect(load.calls).toHaveLength(2);
    await load.last().resolve(own({ status: 'cancelled' }));
    expect(view()).toMatchObject({ answer: 'idle', action: null, actions: [] });
  });

  test('is answered at once, for the organization', async () => {
    const { view, send, command } = await opened(received({ status: 'requested', until: iso(600) }));
    send({ type: 'action.choose', action: 'wait' });
    expect(view().answer).toBe('idle');
    send({ type: 'action.choose', action: 'confirm' });
    expect(command.last().input.command).toEqual({
      id: 'id 1',
      type: 'booking.confirm',
      as: 'O',
      payload: { bookingId: 'B' },
    });
  });

  test('waits for an earlier time, or no longer', async () => {
    const { send, command } = await opened(own({ waits: true }));
    send({ type: 'action.choose', action: 'stopWaiting' });
    expect(command.last().input.command).toMatchObject({ payload: { bookingId: 'B', waits: false } });
  });

  test('is loaded again if the other side was faster, and whenever something happens', async () => {
    const { view, send, command, load, changes } = await opened(own());
    send({ type: 'action.choose', action: 'wait' });
    await command.last().reject(problem(409, { code: 'booking_changed', detail: 'It changed' }));
    expect(view()).toMatchObject({ answer: 'failed', state: 'shown' });
    expect(load.calls).toHaveLength(2);
    changes.sendToParent({ type: 'booking.changed' });
    expect(load.calls).toHaveLength(3);
    await load.last().resolve(own({ proposal }));
    changes.sendToParent({ type: 'booking.changed' });
    await load.last().reject(problem(503));
    // What was known stays.
    expect(view()).toMatchObject({ state: 'shown', actions: ['confirm', 'decline', 'cancel'] });
  });

  test('is sent again with the same id, unless something else is asked', async () => {
    const { view, send, command, clock } = await opened(own());
    send({ type: 'action.choose', action: 'wait' });
    clock.increment(submitTimeoutMs);
    expect(view().answer).toBe('failed');
    send({ type: 'action.choose', action: 'wait' });
    expect(command.last().input.command.id).toBe('id 1');
    await command.last().reject(problem(401));
    send({ type: 'proof.given' });
    expect(command.last().input.command.id).toBe('id 1');
    await command.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view().answer).toBe('failed');
  });

  test('goes into one’s own calendar without a word of why', async () => {
    const { send, emittedOf } = await opened(own());
    send({ type: 'calendar.save' });
    const [saved] = emittedOf('page.saveCalendar');
    expect(saved?.entry).toMatchObject({
      id: 'booking-B',
      start: booking.start,
      location: '410 Prairie Road',
    });
    expect(JSON.stringify(saved)).not.toContain('knee');
    expect(saved?.entry.title).toContain('Harbor Clinic');
  });

  test('may not be there', async () => {
    const load = held<LoadedBooking, { id: string }>();
    const { actor } = run(bookingMachine, {
      input: {
        bookingId: 'B',
        newId: String,
        write: String,
        intl: { locale: 'en-US', timeZone: 'UTC' },
        now: () => start,
      },
      actors: { loadBooking: load.logic },
    });
    await load.last().reject(problem(404));
    expect(bookingView(actor.getSnapshot()).state).toBe('missing');
  });
});

test('a mentor answers for nobody but themselves', async () => {
  const talk = received({ kind: 'mentor', status: 'requested', until: iso(600) });
  const { send, command, emittedOf } = await opened({ ...talk, organizationId: null } as LoadedBooking);
  send({ type: 'action.choose', action: 'confirm' });
  expect(command.last().input.command).toEqual({
    id: 'id 1',
    type: 'booking.confirm',
    payload: { bookingId: 'B' },
  });
  send({ type: 'calendar.save' });
  const [saved] = emittedOf('page.saveCalendar');
  expect(saved?.entry.title).toBe(JSON.stringify({ code: 'bookings.talkWith', values: ['Val'] }));
});
