import { expect, test } from 'vitest';
import {
  calendarAddressMachine,
  calendarAddressView,
  type CalendarAddressEvent,
  type CalendarAddressParentEvent,
  type CalendarChange,
  type ChangedAddress,
} from '@vetsync/machines/account/calendarAddress';
import type { CalendarAddress } from '@vetsync/machines/account/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const problem = (status: number, code: string) => Object.assign(new Error(code), { status, code });
const made = { createdAt: '2030-05-16T12:00:00.000Z', address: 'https://vetsync.example/calendar/a.ics' };

function opened() {
  const load = held<CalendarAddress>();
  const change = held<ChangedAddress, { change: CalendarChange }>();
  const started = run(calendarAddressMachine, {
    actors: { loadAddress: load.logic, changeAddress: change.logic },
  });
  const send = (event: CalendarAddressEvent | CalendarAddressParentEvent) => started.actor.send(event);
  return { ...started, load, change, send, view: () => calendarAddressView(started.actor.getSnapshot()) };
}
async function ready(createdAt: string | null = null) {
  const all = opened();
  await all.load.last().resolve({ createdAt });
  return all;
}

test('has exactly these stable states', () => {
  expect(statesOf(calendarAddressMachine)).toEqual([
    'loading',
    'failed',
    'ready.idle',
    'ready.changing',
    'ready.proving',
    'ready.unchanged',
  ]);
});

test('an address is shown once it is made, and gone once it is off', async () => {
  const { change, send, view } = await ready();
  expect(view()).toEqual({ state: 'idle', hasAddress: false, address: null, failure: null });
  // There is nothing to turn off yet.
  send({ type: 'calendar.remove' });
  expect(view().state).toBe('idle');
  send({ type: 'calendar.renew' });
  send({ type: 'calendar.renew' });
  expect(change.calls).toHaveLength(1);
  await change.last().resolve(made);
  expect(view()).toMatchObject({ state: 'idle', hasAddress: true, address: made.address });
  send({ type: 'calendar.remove' });
  expect(change.last().input).toEqual({ change: 'remove' });
  await change.last().resolve({ createdAt: null, address: null });
  expect(view()).toMatchObject({ hasAddress: false, address: null });
});

test('an address from before is known, but not shown', async () => {
  const { view } = await ready(made.createdAt);
  expect(view()).toMatchObject({ hasAddress: true, address: null });
});

test('a change waits for a proof, and is then made', async () => {
  const { change, send, view, emittedOf } = await ready(made.createdAt);
  send({ type: 'calendar.renew' });
  await change.last().reject(problem(403, 'proof_required'));
  expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sensitive' }]);
  expect(view().state).toBe('changing');
  send({ type: 'proof.given' });
  await change.last().resolve(made);
  expect(view().address).toBe(made.address);
  send({ type: 'calendar.remove' });
  await change.last().reject(problem(403, 'proof_required'));
  send({ type: 'proof.refused' });
  expect(view()).toMatchObject({ state: 'unchanged', hasAddress: true, failure: expect.anything() });
});

test('says what failed, and tries again', async () => {
  const { load, change, send, view, clock } = opened();
  await load.last().reject(problem(500, 'internal'));
  expect(view()).toMatchObject({ state: 'failed', failure: expect.anything() });
  send({ type: 'calendar.retry' });
  await load.last().resolve({ createdAt: null });
  send({ type: 'calendar.renew' });
  clock.increment(submitTimeoutMs);
  expect(view()).toMatchObject({ state: 'unchanged', failure: expect.anything() });
  send({ type: 'calendar.renew' });
  await change.last().resolve(made);
  expect(view()).toMatchObject({ state: 'idle', failure: null });
});
