import { expect, test } from 'vitest';
import { connectionMachine, connectionView } from '@vetsync/machines/shell/connection';
import { connectionRestoredMs } from '@vetsync/machines/system/model';
import { run } from '../support/run.ts';

function banner() {
  const { actor, clock, emitted } = run(connectionMachine, {});
  return {
    clock,
    emitted,
    send: actor.send.bind(actor),
    view: () => connectionView(actor.getSnapshot()),
  };
}

test('is hidden while online with nothing unsent', () => {
  const { view, send } = banner();
  send({ type: 'connection.changed', online: true });
  expect(view()).toEqual({ state: 'online', banner: false, pending: 0, stored: true, canRetry: false });
});

test('is visible offline, and for a moment after coming back', () => {
  const { view, send, clock } = banner();
  send({ type: 'connection.changed', online: false });
  send({ type: 'connection.changed', online: false });
  expect(view()).toMatchObject({ state: 'offline', banner: true });
  send({ type: 'connection.changed', online: true });
  expect(view()).toMatchObject({ state: 'restored', banner: true });
  clock.increment(connectionRestoredMs - 1);
  expect(view().state).toBe('restored');
  clock.increment(1);
  expect(view()).toMatchObject({ state: 'online', banner: false });
});

test('a connection that is lost again is offline again', () => {
  const { view, send } = banner();
  for (const online of [false, true, false]) send({ type: 'connection.changed', online });
  expect(view().state).toBe('offline');
});

test('unsent entries are counted, and can be retried only online', () => {
  const { view, send, emitted } = banner();
  send({ type: 'outbox.changed', pending: 2, stored: false });
  expect(view()).toEqual({ state: 'online', banner: true, pending: 2, stored: false, canRetry: true });
  send({ type: 'outbox.retry' });
  expect(emitted).toEqual([{ type: 'outbox.retry' }]);
  send({ type: 'connection.changed', online: false });
  expect(view()).toMatchObject({ pending: 2, canRetry: false });
  send({ type: 'outbox.retry' });
  expect(emitted).toHaveLength(1);
});
