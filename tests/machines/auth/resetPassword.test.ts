import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Reset } from '@vetsync/machines/account/model';
import type { SignInResponse } from '@vetsync/machines/account/model';
import { resetPasswordMachine, resetPasswordView } from '@vetsync/machines/auth/resetPassword';
import type { ResetPasswordEvent } from '@vetsync/machines/auth/resetPassword';
import { held, problem, run, seconds } from '../support/run.ts';

function page({
  token = 't',
  password = '',
  minLength = 6,
}: Partial<Record<'token' | 'password', string>> & { minLength?: number } = {}) {
  const reset = held<SignInResponse, Reset>();
  const started = run(resetPasswordMachine, {
    input: { token, passwordMinLength: minLength },
    actors: { reset: reset.logic },
  });
  const send = (event: ResetPasswordEvent) => started.actor.send(event);
  if (password) send({ type: 'password.change', value: password });
  return { ...started, reset, send, view: () => resetPasswordView(started.actor.getSnapshot()) };
}
const submit = { type: 'form.submit' } as const;
function submitted(more: Parameters<typeof page>[0] = {}) {
  const opened = page({ password: 'river stone', ...more });
  opened.send(submit);
  return opened;
}

describe('the new password', () => {
  test.each([
    ['', 6, 'Password is required'],
    ['12345', 6, 'Password must be at least 6 characters'],
    ['123456', 12, 'Password must be at least 12 characters'],
    ['x'.repeat(257), 6, 'Password too long'],
  ])('%j with at least %i: %s', (password, minLength, passwordError) => {
    const { send, view, reset } = submitted({ password, minLength });
    send(submit);
    expect(view()).toMatchObject({ state: 'invalid', passwordError, passwordReasons: [], attempt: 2 });
    expect(reset.calls).toHaveLength(0);
  });

  test.each([
    ['123456', 6],
    ['x'.repeat(256), 6],
    ['123456789012', 12],
  ])('%j with at least %i is sent', (password, minLength) => {
    expect(submitted({ password, minLength }).reset.last().input).toEqual({ token: 't', password });
  });

  test('a weak password displays every reason and leaves the link valid', async () => {
    const { reset, view, send } = submitted();
    const errors = ['Too common', 'Contains your name'].map((message) => ({ path: 'password', message }));
    await reset.last().reject(problem(422, { code: 'weak_password', errors }));
    expect(view()).toMatchObject({
      state: 'invalid',
      passwordError: 'Too common',
      passwordReasons: ['Too common', 'Contains your name'],
      password: 'river stone',
      attempt: 1,
    });
    send({ type: 'password.change', value: 'river stone bird' });
    expect(view()).toMatchObject({ state: 'editing', passwordError: null, passwordReasons: [] });
    send(submit);
    expect(reset.calls).toHaveLength(2);
  });
});

describe('the response', () => {
  test('signs in and displays one toast', async () => {
    const { reset, view, send, emittedOf, actor } = submitted();
    send(submit);
    send({ type: 'password.change', value: 'x' });
    expect(reset.calls).toHaveLength(1);
    expect(view()).toMatchObject({ state: 'submitting', busy: true, password: 'river stone' });
    await reset.last().resolve({ user: null });
    expect(view()).toMatchObject({ state: 'signedIn', password: '' });
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      {
        title: 'Your new password is set',
        description: 'You’re signed in. Your other devices were signed out.',
      },
    ]);
    expect(emittedOf('session.refresh')).toHaveLength(1);
    actor.send({ type: 'session.signedIn' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });

  test('also continues if the session machine sends nothing', async () => {
    const { reset, clock, emittedOf } = submitted();
    await reset.last().resolve({ user: null });
    clock.increment(submitTimeoutMs);
    expect(emittedOf('page.navigate')).toHaveLength(1);
  });

  test('asks for the second factor if one is on', async () => {
    const { reset, view, emittedOf } = submitted();
    await reset.last().resolve({ mfa: { challengeId: 'c' } });
    expect(view()).toMatchObject({ state: 'secondFactorDue', password: '' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/auth?mfa=c', replace: true }]);
    expect(emittedOf('session.refresh')).toEqual([]);
  });

  test.each([400, 404, 410])('offers another link if it was used (%i)', async (status) => {
    const { reset, view } = submitted();
    await reset.last().reject(problem(status, { code: 'invalid_token' }));
    expect(view()).toMatchObject({
      state: 'expired',
      reason: 'expired',
      password: '',
      forgotHref: '/auth?way=forgot',
    });
  });

  test('waits as long as the server says', async () => {
    const { reset, view, send, clock } = submitted();
    await reset.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: 2, failure: 'Too many' });
    send(submit);
    send({ type: 'password.change', value: 'river stone bird' });
    seconds(clock, 2);
    expect(view()).toMatchObject({ state: 'editing', password: 'river stone bird' });
    expect(reset.calls).toHaveLength(1);
  });

  test('can be retried after a failure or timeout', async () => {
    const { reset, view, send, clock } = submitted();
    await reset.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    send({ type: 'password.change', value: 'x' });
    expect(view()).toMatchObject({ state: 'editing', failure: null });
  });
});

test.each(['', ' '])('without a token (%j), a link can be requested', (token) => {
  expect(page({ token }).view()).toMatchObject({ state: 'expired', reason: 'missing' });
});
