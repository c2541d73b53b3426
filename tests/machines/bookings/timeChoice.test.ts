import { holdMinutes } from '@vetsync/machines/bookings/model';
import type { Calendar, PersonBooking } from '@vetsync/machines/bookings/model';
import {
  timeChoiceMachine,
  timeChoiceView,
  type HoldCommand,
  type LoadedCalendar,
  type OfferedTime,
  type TimeChoiceInput,
  type TimeCommand,
  type TimesRequest,
} from '@vetsync/machines/bookings/timeChoice';
import type { ExchangeFact } from '@vetsync/machines/model/exchange';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { held, problem, puppet, run } from '../support/run.ts';

/** A Friday. */
const start = Date.parse('2026-03-06T22:15:00Z');
const at = (day: string, time: string): OfferedTime => ({
  start: `${day}T${time}:00.000Z`,
  end: new Date(Date.parse(`${day}T${time}:00Z`) + 1_800_000).toISOString(),
});
/** The first week has none. */
const times = [at('2026-03-17', '15:00'), at('2026-03-17', '19:00'), at('2026-04-02', '15:00')];
const visit = (id: string, name: string) => ({ id, name, minutes: 30, confirms: 'instantly' });
const calendar = {
  id: 'C',
  organizationId: 'O',
  title: 'Dr. Ellison',
  organizationName: 'Harbor Clinic',
  timeZone: 'America/Chicago',
  aheadDays: 60,
  noticeHours: 24,
  visitTypes: [visit('V1', 'First visit'), visit('V2', 'Video visit')],
} as unknown as Calendar;
const booked = { id: 'B', visitName: 'Video visit', status: 'confirmed', proposal: null } as PersonBooking;
const facts = [{ kind: 'bookingChanged', payload: { booking: booked } }] as unknown as ExchangeFact[];

function opened(input: Partial<TimeChoiceInput> = {}) {
  const loadCalendar = held<LoadedCalendar, { id: string }>();
  const load = held<readonly OfferedTime[], TimesRequest>();
  const command = held<{ facts: readonly ExchangeFact[] }, { command: TimeCommand | HoldCommand }>();
  const wake = puppet();
  let ids = 0;
  const started = run(timeChoiceMachine, {
    input: {
      calendarId: 'C',
      movedId: null,
      isStaff: false,
      firstDay: null,
      newId: () => `id ${(ids += 1)}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => start,
      ...input,
    },
    actors: {
      loadCalendar: loadCalendar.logic,
      loadTimes: load.logic,
      sendCommand: command.logic,
      wakeUps: wake.logic,
    },
  });
  return {
    ...started,
    loadCalendar,
    load,
    command,
    wake,
    send: started.actor.send.bind(started.actor),
    view: () => timeChoiceView(started.actor.getSnapshot()),
  };
}
async function open(input: Partial<TimeChoiceInput> = {}, moved: PersonBooking | null = null) {
  const page = opened(input);
  await page.loadCalendar.last().resolve({ calendar, moved });
  await page.load.last().resolve(times);
  return page;
}
const first = times[0]!;
async function holding() {
  const page = await open();
  page.send({ type: 'time.choose', start: first.start });
  await page.command.last().resolve({ facts: [] });
  return page;
}

describe('the choice of a time', () => {
  test('opens on the day that is asked for, or on the first one after it that has a time', async () => {
    const days = [...new Set(times.map((time) => time.start.slice(0, 10)))];
    const last = days.at(-1)!;
    expect((await open({ firstDay: last })).view().day).toBe(last);
    const before = new Date(Date.parse(last) - 86_400_000).toISOString().slice(0, 10);
    expect(days).not.toContain(before);
    expect((await open({ firstDay: before })).view().day).toBe(last);
  });

  test('opens on the first day that has one, two months ahead', async () => {
    const { view, load } = await open();
    expect(load.last().input).toMatchObject({ calendarId: 'C', visitTypeId: 'V1', bookingId: null });
    expect((load.last().input.to - load.last().input.from) / 86_400_000).toBe(62);
    expect(view()).toMatchObject({
      state: 'open',
      times: 'known',
      day: '2026-03-17',
      week: { first: '2026-03-15', hasBefore: true, hasAfter: true, next: null },
      parts: [
        { part: 'afternoon', times: [first] },
        { part: 'evening', times: [times[1]] },
      ],
      canBook: false,
    });
  });

  test('goes week by week, and from one that is empty to the next that is not', async () => {
    const { view, send } = await open();
    send({ type: 'week.step', by: 1 });
    expect(view()).toMatchObject({ day: null, parts: [], week: { first: '2026-03-22', next: '2026-04-02' } });
    send({ type: 'week.next' });
    expect(view()).toMatchObject({ day: '2026-04-02', week: { first: '2026-03-29' } });
    send({ type: 'week.next' });
    expect(view().week.first).toBe('2026-03-29');
    for (let step = 0; step < 9; step += 1) send({ type: 'week.step', by: -1 });
    expect(view().week).toMatchObject({ first: '2026-03-01', hasBefore: false });
    for (let step = 0; step < 20; step += 1) send({ type: 'week.step', by: 1 });
    expect(view().week).toMatchObject({ first: '2026-05-03', hasAfter: false });
  });

  test('holds the time that is chosen, and books it with what was written', async () => {
    const { view, send, command } = await holding();
    expect(command.calls[0]?.input.command).toEqual({
      id: 'id 1',
      type: 'booking.hold',
      payload: { calendarId: 'C', visitTypeId: 'V1', start: first.start },
    });
    expect(view()).toMatchObject({
      time: first,
      canBook: true,
      heldUntil: new Date(start + holdMinutes * 60_000).toISOString(),
    });
    send({ type: 'reason.change', text: '  My knee  ' });
    send({ type: 'time.book' });
    expect(view().form).toBe('sending');
    expect(command.last().input.command).toMatchObject({
      type: 'booking.request',
      payload: { start: first.start, reason: 'My knee' },
    });
    await command.last().resolve({ facts });
    expect(view()).toMatchObject({ form: 'booked', booked: { id: 'B' } });
  });

  test('is cleared when somebody else takes it, and what is left is loaded', async () => {
    const { view, send, command, load } = await open();
    send({ type: 'time.choose', start: first.start });
    await command.last().reject(problem(409, { code: 'slot_taken' }));
    expect(view()).toMatchObject({ lost: 'taken', time: null, canBook: false });
    expect(load.calls).toHaveLength(2);
    await load.last().resolve(times.slice(1));
    send({ type: 'time.choose', start: first.start });
    expect(view().time).toBeNull();
    send({ type: 'time.choose', start: times[1]!.start });
    expect(view()).toMatchObject({ lost: null, time: times[1] });
  });

  test('is cleared when it was taken at the last moment', async () => {
    const { view, send, command } = await holding();
    send({ type: 'time.book' });
    await command.last().reject(problem(409, { code: 'booking_overlaps' }));
    expect(view()).toMatchObject({ form: 'choosing', lost: 'taken', time: null });
  });

  test('can be booked even if it could not be held', async () => {
    const { view, send, command } = await open();
    send({ type: 'time.choose', start: first.start });
    await command.last().reject(problem(503));
    expect(view()).toMatchObject({ heldUntil: null, lost: null, canBook: true });
  });

  test('is let go after ten minutes, but not while it is being sent', async () => {
    const { view, clock } = await holding();
    clock.increment(holdMinutes * 60_000);
    expect(view()).toMatchObject({ lost: 'expired', time: null, heldUntil: null });

    const late = await holding();
    late.clock.increment(holdMinutes * 60_000 - 1);
    late.send({ type: 'time.book' });
    late.clock.increment(1);
    expect(late.view()).toMatchObject({ form: 'sending', lost: null, time: first });
    await late.command.last().resolve({ facts });
    expect(late.view().form).toBe('booked');
  });

  test('starts over with another visit', async () => {
    const { view, send, load } = await holding();
    send({ type: 'visit.choose', id: 'V1' });
    send({ type: 'visit.choose', id: 'nothing' });
    expect(view().time).toEqual(first);
    send({ type: 'visit.choose', id: 'V2' });
    expect(view()).toMatchObject({ visit: { id: 'V2' }, time: null, heldUntil: null, times: 'loading' });
    expect(load.last().input.visitTypeId).toBe('V2');
  });

  test('keeps its command until it is sent, and takes another one for another time', async () => {
    const { view, send, command, clock } = await holding();
    send({ type: 'time.book' });
    const sent = command.last().input.command;
    clock.increment(submitTimeoutMs);
    expect(view().form).toBe('failed');
    send({ type: 'time.book' });
    expect(command.last().input.command).toEqual(sent);
    await command.last().reject(problem(422, { detail: 'No' }));
    send({ type: 'time.choose', start: times[1]!.start });
    await command.last().resolve({ facts: [] });
    send({ type: 'time.book' });
    expect(command.last().input.command.id).not.toBe(sent.id);
  });

  test('asks for a proof if the session ended', async () => {
    const { view, send, command, emittedOf } = await holding();
    send({ type: 'time.book' });
    await command.last().reject(problem(401));
    expect(emittedOf('proof.request')).toHaveLength(1);
    send({ type: 'proof.given' });
    expect(view().form).toBe('sending');
    await command.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view().form).toBe('failed');
  });

  test('moves a visit without holding anything, and by staff for their organization', async () => {
    const { view, send, command, load } = await open({ movedId: 'B', isStaff: true }, booked);
    expect(load.last().input).toMatchObject({ visitTypeId: 'V2', bookingId: 'B' });
    send({ type: 'visit.choose', id: 'V1' });
    send({ type: 'time.choose', start: first.start });
    expect(command.calls).toHaveLength(0);
    send({ type: 'time.book' });
    expect(command.last().input.command).toEqual({
      id: 'id 2',
      type: 'booking.move',
      as: 'O',
      payload: { bookingId: 'B', start: first.start },
    });
    await command.last().reject(problem(409, { code: 'booking_too_late', detail: 'Too late' }));
    expect(view()).toMatchObject({ form: 'failed' });
  });

  test('reads the times again when the page is seen again, and keeps the chosen one', async () => {
    const { view, wake, load } = await holding();
    wake.sendToParent({ type: 'page.woken' });
    await load.last().resolve(times.slice(1));
    expect(view()).toMatchObject({ time: first, day: '2026-03-17' });
  });

  test('says that times could not be loaded, and tries again', async () => {
    const { view, send, load, loadCalendar } = opened();
    await loadCalendar.last().resolve({ calendar, moved: null });
    await load.last().reject(problem(503));
    expect(view()).toMatchObject({ times: 'failed' });
    send({ type: 'times.retry' });
    await load.last().resolve([]);
    expect(view()).toMatchObject({ times: 'known', isFull: true });
  });

  test('says where nothing can be booked, or nothing is', async () => {
    const closed = opened();
    await closed.loadCalendar.last().resolve({ calendar: { ...calendar, visitTypes: [] }, moved: null });
    expect(closed.view().state).toBe('closed');
    const missing = opened();
    await missing.loadCalendar.last().reject(problem(404));
    expect(missing.view().state).toBe('missing');
    const failed = opened();
    failed.clock.increment(submitTimeoutMs);
    expect(failed.view().state).toBe('failed');
    failed.send({ type: 'page.retry' });
    expect(failed.view().state).toBe('loading');
  });
});
