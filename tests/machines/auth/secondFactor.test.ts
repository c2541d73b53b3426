import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { SignInResponse } from '@vetsync/machines/account/model';
import { secondFactorMachine, secondFactorView } from '@vetsync/machines/auth/secondFactor';
import type { SecondFactorEvent, SecondFactorInput } from '@vetsync/machines/auth/secondFactor';
import { held, problem, run, seconds } from '../support/run.ts';

function screen(input: Partial<SecondFactorInput> = {}) {
  const answerChallenge = held<SignInResponse, { challengeId: string; code: string }>();
  const started = run(secondFactorMachine, {
    input: { challengeId: 'c', ...input },
    actors: { answerChallenge: answerChallenge.logic },
  });
  return {
    ...started,
    answerChallenge,
    send: (event: SecondFactorEvent) => started.actor.send(event),
    view: () => secondFactorView(started.actor.getSnapshot()),
  };
}
const submit = { type: 'form.submit' } as const;
const type = (value: string) => ({ type: 'code.change', value }) as const;
const recovery = { type: 'method.choose', method: 'recovery' } as const;

function entered(code = '123456', input: Partial<SecondFactorInput> = {}) {
  const opened = screen(input);
  opened.send(type(code));
  opened.send(submit);
  return opened;
}

describe('a code', () => {
  test.each(['', '12345', '1234567', '12 456'])('of the app: %j is not sent', (code) => {
    const { view, answerChallenge, send } = entered(code);
    send(submit);
    expect(view()).toMatchObject({
      state: 'invalid',
      method: 'app',
      codeError: 'Enter the 6 digits of the code',
      attempt: 2,
    });
    expect(answerChallenge.calls).toHaveLength(0);
    send(type('1'));
    expect(view()).toMatchObject({ state: 'editing', codeError: null });
  });

  test.each([
    ['', 'Enter a code'],
    ['x'.repeat(41), 'That’s too long for a code'],
  ])('of recovery: %j is not sent', (code, codeError) => {
    const { view, send } = screen();
    send(recovery);
    send(type(code));
    send(submit);
    expect(view()).toMatchObject({ state: 'invalid', method: 'recovery', codeError });
  });

  test('of recovery is sent with any spacing', () => {
    const { send, answerChallenge } = screen();
    send(recovery);
    send(type(' abcd-efgh 1234 '));
    send(submit);
    expect(answerChallenge.last().input).toEqual({ challengeId: 'c', code: 'abcd-efgh 1234' });
  });

  test('is empty after switching the kind', () => {
    const { send, view } = entered('1');
    send(recovery);
    expect(view()).toMatchObject({ state: 'editing', method: 'recovery', code: '', codeError: null });
  });
});

describe('the response', () => {
  test('signs in once and continues to the destination', async () => {
    const { send, view, answerChallenge, emittedOf, actor } = entered('123456', { returnTo: '/platform' });
    send(submit);
    send(type('1'));
    send(recovery);
    expect(answerChallenge.calls).toHaveLength(1);
    expect(view()).toMatchObject({ state: 'verifying', busy: true, canSubmit: false, method: 'app' });
    await answerChallenge.last().resolve({ user: null });
    send(type('1'));
    send(recovery);
    expect(view()).toMatchObject({ state: 'signedIn', code: '', method: 'app' });
    expect(emittedOf('session.refresh')).toHaveLength(1);
    expect(emittedOf('page.navigate')).toEqual([]);
    actor.send({ type: 'session.signedIn' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/platform', replace: true }]);
  });

  test('also continues if the session machine sends nothing', async () => {
    const { answerChallenge, emittedOf, clock } = entered('123456', { returnTo: 'https://evil.example' });
    await answerChallenge.last().resolve({ user: null });
    clock.increment(submitTimeoutMs);
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });

  test('a wrong code is cleared, and another can be tried', async () => {
    const { answerChallenge, view, send } = entered();
    await answerChallenge.last().reject(problem(400, { code: 'invalid_code', detail: 'Wrong' }));
    expect(view()).toMatchObject({ state: 'wrong', code: '', codeError: 'Wrong', canSubmit: true });
    send(submit);
    expect(view().state).toBe('invalid');
    send(type('654321'));
    send(submit);
    expect(answerChallenge.calls).toHaveLength(2);
  });

  test('sign-in starts over with the same destination if it is too late or tried too often', async () => {
    const { answerChallenge, view, send } = entered('123456', { returnTo: '/platform' });
    await answerChallenge.last().reject(problem(400, { code: 'invalid_challenge' }));
    expect(view()).toMatchObject({ state: 'expired', code: '', signInHref: '/auth?returnTo=%2Fplatform' });
    send(type('1'));
    send(recovery);
    expect(view()).toMatchObject({ state: 'expired', code: '', method: 'app' });
  });

  test('waits as long as the server says after too many attempts', async () => {
    const { answerChallenge, view, send, clock, emittedOf } = entered();
    await answerChallenge.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: 2, failure: 'Too many' });
    expect(emittedOf('page.toast')).toEqual([]);
    send(recovery);
    send(type('abc'));
    send(submit);
    expect(answerChallenge.calls).toHaveLength(1);
    seconds(clock, 2);
    expect(view()).toMatchObject({ state: 'editing', method: 'recovery', code: 'abc', waitSeconds: null });
  });

  test('can be retried after a failure or timeout', async () => {
    const { answerChallenge, view, send, clock } = entered();
    await answerChallenge.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now', code: '123456' });
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    expect(answerChallenge.calls).toHaveLength(2);
  });
});

test.each(['', '  '])('without a challenge (%j), sign-in starts over', (challengeId) => {
  expect(screen({ challengeId }).view()).toMatchObject({ state: 'expired', signInHref: '/auth' });
});
