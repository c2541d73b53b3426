import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { recoverMachine, recoverView } from '@vetsync/machines/auth/recover';
import type { RecoverEvent } from '@vetsync/machines/auth/recover';
import { held, problem, run, seconds } from '../support/run.ts';

function screen(email = '') {
  const recover = held<unknown, { email: string }>();
  const started = run(recoverMachine, {
    input: { returnTo: '/platform' },
    actors: { recover: recover.logic },
  });
  const send = (event: RecoverEvent) => started.actor.send(event);
  send({ type: 'email.change', value: email });
  return { ...started, recover, send, view: () => recoverView(started.actor.getSnapshot()) };
}
const submit = { type: 'form.submit' } as const;

describe('a forgotten password', () => {
  test.each([
    ['', 'Email is required'],
    ['x', 'Invalid email format'],
  ])('%j: %s', (email, emailError) => {
    const { send, view, recover } = screen(email);
    send(submit);
    send(submit);
    expect(view()).toMatchObject({ state: 'invalid', emailError, attempt: 2 });
    expect(recover.calls).toHaveLength(0);
    send({ type: 'email.change', value: 'a@b.co' });
    expect(view()).toMatchObject({ state: 'editing', emailError: null });
  });

  test('gets the same message for every email', async () => {
    const { send, view, recover } = screen(' Sam@b.co ');
    send(submit);
    send(submit);
    send({ type: 'email.change', value: 'x' });
    expect(recover.calls.map(({ input }) => input)).toEqual([{ email: 'sam@b.co', returnTo: '/platform' }]);
    expect(view()).toMatchObject({ state: 'sending', busy: true, sentTo: null });
    await recover.last().resolve(undefined);
    expect(view()).toMatchObject({
      state: 'sent',
      sentTo: 'Sam@b.co',
      failure: null,
      signInHref: '/auth?returnTo=%2Fplatform',
    });
    send({ type: 'email.change', value: 'x' });
    expect(view().sentTo).toBe('Sam@b.co');
    send({ type: 'mail.correct' });
    expect(view()).toMatchObject({ state: 'editing', email: ' Sam@b.co ', canSubmit: true });
  });

  test('waits as long as the server says', async () => {
    const { send, view, recover, clock } = screen('a@b.co');
    send(submit);
    await recover.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: 2, failure: 'Too many', canSubmit: false });
    send({ type: 'email.change', value: 'b@b.co' });
    seconds(clock, 2);
    expect(view()).toMatchObject({ state: 'editing', email: 'b@b.co', waitSeconds: null });
  });

  test('can be retried after a failure or timeout', async () => {
    const { send, view, recover, clock } = screen('a@b.co');
    send(submit);
    await recover.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now', canSubmit: true });
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    expect(recover.calls).toHaveLength(2);
  });
});
