import { describe, expect, test } from 'vitest';
import { devicesMachine, devicesView } from '@vetsync/machines/account/devices';
import { clockTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Device } from '@vetsync/machines/account/model';
import { deviceOf } from '../support/account.ts';
import { held, problem, run } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');

function section() {
  const [loadDevices, endDevice, endOthers] = [
    held<{ sessions: Device[] }>(),
    held<unknown, { id: string }>(),
    held<unknown>(),
  ];
  const time = { now: start };
  const started = run(devicesMachine, {
    input: { intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => time.now },
    actors: { loadDevices: loadDevices.logic, endDevice: endDevice.logic, endOthers: endOthers.logic },
  });
  return {
    ...started,
    time,
    loadDevices,
    endDevice,
    endOthers,
    send: started.actor.send.bind(started.actor),
    view: () => devicesView(started.actor.getSnapshot()),
    toasts: () => started.emittedOf('page.toast').map(({ toast }) => toast),
  };
}
async function listed(...others: string[]) {
  const opened = section();
  await opened.loadDevices
    .last()
    .resolve({ sessions: [deviceOf('here', true), ...others.map((id) => deviceOf(id))] });
  return opened;
}
const confirm = { type: 'action.confirm' } as const;
const cancel = { type: 'action.cancel' } as const;
const ids = (devices: readonly Device[]) => devices.map(({ id }) => id);

describe('the list', () => {
  test('separates this device from the others', async () => {
    const { view } = await listed('a', 'b');
    expect(view()).toMatchObject({ state: 'listed.idle', current: { id: 'here' }, selected: null });
    expect(ids(view().others)).toEqual(['a', 'b']);
  });

  test('may have no other devices', async () => {
    const { view, send } = await listed();
    expect(view()).toMatchObject({ state: 'listed.idle', others: [] });
    send({ type: 'devices.endOthers' });
    expect(view().state).toBe('listed.idle');
  });

  test('can be retried after a failure or timeout', async () => {
    const { view, loadDevices, send, clock } = section();
    await loadDevices.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'devices.retry' });
    expect(view()).toMatchObject({ state: 'loading', failure: null });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test('is loaded after signing in again', async () => {
    const { view, loadDevices, send, emittedOf } = section();
    await loadDevices.last().reject(problem(401));
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(view().state).toBe('loading');
  });

  test("updates the reader's clock", async () => {
    const { view, clock, time } = await listed();
    for (const tick of [1, 2]) {
      time.now = start + tick * clockTickMs;
      clock.increment(clockTickMs);
      expect(view().intl.now).toBe(time.now);
    }
  });
});

describe('ending one', () => {
  test('needs a confirmation', async () => {
    const { send, view, endDevice } = await listed('a', 'b');
    send({ type: 'device.end', id: 'b' });
    expect(view()).toMatchObject({ state: 'listed.confirming', selected: { id: 'b' }, busy: false });
    send(cancel);
    expect(view()).toMatchObject({ state: 'listed.idle', selected: null });
    expect(endDevice.calls).toHaveLength(0);
  });

  test.each(['here', 'nowhere'])("can't end %s", async (id) => {
    const { send, view } = await listed('a');
    send({ type: 'device.end', id });
    expect(view().state).toBe('listed.idle');
  });

  test('removes it from the list, once', async () => {
    const { send, view, endDevice, toasts } = await listed('a', 'b');
    send({ type: 'device.end', id: 'b' });
    send(confirm);
    send(confirm);
    expect(view()).toMatchObject({ state: 'listed.ending.calling', busy: true, selected: { id: 'b' } });
    expect(endDevice.calls.map(({ input }) => input)).toEqual([{ id: 'b' }]);
    await endDevice.last().resolve(undefined);
    expect(view().state).toBe('listed.idle');
    expect(ids(view().others)).toEqual(['a']);
    expect(toasts()).toEqual([{ title: 'Device signed out' }]);
  });

  test('works if it had already ended', async () => {
    const { send, view, endDevice, toasts } = await listed('a');
    send({ type: 'device.end', id: 'a' });
    send(confirm);
    await endDevice.last().reject(problem(404));
    expect(view().others).toEqual([]);
    expect(toasts()).toEqual([{ title: 'Device signed out' }]);
  });

  test('a failure or timeout is reported and leaves it in the list', async () => {
    const { send, view, endDevice, toasts, clock } = await listed('a');
    send({ type: 'device.end', id: 'a' });
    send(confirm);
    await endDevice.last().reject(problem(500, { detail: 'Not now' }));
    expect(ids(view().others)).toEqual(['a']);
    expect(toasts()).toEqual([{ title: 'Signing out failed', description: 'Not now', tone: 'destructive' }]);
    send({ type: 'device.end', id: 'a' });
    send(confirm);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('listed.idle');
    expect(toasts()).toHaveLength(2);
  });

  test('requires a proof if the session has ended, and continues', async () => {
    const { send, view, endDevice, emittedOf, toasts } = await listed('a');
    send({ type: 'device.end', id: 'a' });
    send(confirm);
    await endDevice.last().reject(problem(401));
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    expect(view()).toMatchObject({ state: 'listed.ending.proving', busy: true, selected: { id: 'a' } });
    send({ type: 'proof.given' });
    await endDevice.last().resolve(undefined);
    expect(endDevice.calls.map(({ input }) => input)).toEqual([{ id: 'a' }, { id: 'a' }]);
    expect(view().others).toEqual([]);
    expect(toasts()).toEqual([{ title: 'Device signed out' }]);
  });
});

describe('ending all others', () => {
  test('needs a confirmation, and leaves this one', async () => {
    const { send, view, endOthers, toasts } = await listed('a', 'b');
    send({ type: 'devices.endOthers' });
    expect(view()).toMatchObject({ state: 'listed.confirmingOthers', selected: null });
    send(cancel);
    send({ type: 'devices.endOthers' });
    send(confirm);
    expect(view()).toMatchObject({ state: 'listed.endingOthers.calling', busy: true });
    expect(endOthers.calls).toHaveLength(1);
    await endOthers.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'listed.idle', others: [], current: { id: 'here' } });
    expect(toasts()).toEqual([{ title: 'All other devices signed out' }]);
  });

  test('a failure or timeout leaves them in the list', async () => {
    const { send, view, endOthers, clock, toasts } = await listed('a', 'b');
    send({ type: 'devices.endOthers' });
    send(confirm);
    await endOthers.last().reject(problem(500));
    send({ type: 'devices.endOthers' });
    send(confirm);
    clock.increment(submitTimeoutMs);
    expect(ids(view().others)).toEqual(['a', 'b']);
    expect(toasts().map(({ title }) => title)).toEqual(['Signing out failed', 'Signing out failed']);
  });
});
