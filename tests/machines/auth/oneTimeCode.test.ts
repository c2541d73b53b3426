import { describe, expect, test } from 'vitest';
import * as letters from '@vetsync/machines/model/letters';
import { resendWaitSeconds } from '@vetsync/machines/account/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { SignInResponse } from '@vetsync/machines/account/model';
import { oneTimeCodeMachine, oneTimeCodeView } from '@vetsync/machines/auth/oneTimeCode';
import type { OneTimeCodeEvent, OneTimeCodeInput } from '@vetsync/machines/auth/oneTimeCode';
import { held, problem, run, seconds } from '../support/run.ts';

function screen(input: OneTimeCodeInput = {}) {
  const sendCode = held<unknown, { email: string }>();
  const verify = held<SignInResponse, { email: string; code: string }>();
  const started = run(oneTimeCodeMachine, {
    input,
    actors: { sendCode: sendCode.logic, verify: verify.logic },
  });
  return {
    ...started,
    sendCode,
    verify,
    send: (event: OneTimeCodeEvent) => started.actor.send(event),
    view: () => oneTimeCodeView(started.actor.getSnapshot()),
  };
}
const submit = { type: 'form.submit' } as const;
const resend = { type: 'mail.resend' } as const;
const type = (value: string) => ({ type: 'code.change', value }) as const;

async function mailed(input: OneTimeCodeInput = {}) {
  const opened = screen({ email: ' Sam@b.co ', ...input });
  opened.send(submit);
  await opened.sendCode.last().resolve(undefined);
  return opened;
}
async function entered(code = '123456', input: OneTimeCodeInput = {}) {
  const opened = await mailed(input);
  opened.send(type(code));
  opened.send(submit);
  return opened;
}

describe('requesting the email', () => {
  test.each([
    ['', 'Email is required'],
    ['x', 'Invalid email format'],
  ])('%j: %s', (email, emailError) => {
    const { send, view, sendCode } = screen({ email });
    send(submit);
    send(submit);
    expect(view()).toMatchObject({ state: 'asking.invalid', emailError, attempt: 2 });
    expect(sendCode.calls).toHaveLength(0);
    send({ type: 'email.change', value: 'a@b.co' });
    expect(view()).toMatchObject({ state: 'asking.editing', emailError: null, canSubmit: true });
  });

  test('sends once, in lower case, and displays the same for every email', async () => {
    const { send, view, sendCode, emittedOf } = screen({ email: ' Sam@b.co ', returnTo: '/platform' });
    expect(view().signInHref).toBe('/auth?returnTo=%2Fplatform');
    send(submit);
    send(submit);
    send({ type: 'email.change', value: 'x' });
    expect(sendCode.calls.map(({ input }) => input)).toEqual([{ email: 'sam@b.co', returnTo: '/platform' }]);
    expect(view()).toMatchObject({ state: 'asking.sending', busy: true, canSubmit: false, sentTo: null });
    await sendCode.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'entering.editing', sentTo: 'Sam@b.co', code: '' });
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      {
        title: 'Check your email',
        description: 'If the address has an account, a link and a code are on their way.',
      },
    ]);
  });

  test('a limit counts down while the email can be edited', async () => {
    const { send, view, sendCode, clock } = screen({ email: 'a@b.co' });
    send(submit);
    await sendCode.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(view()).toMatchObject({ state: 'asking.limited', waitSeconds: 2, failure: 'Too many' });
    send(submit);
    send({ type: 'email.change', value: 'c@d.co' });
    seconds(clock, 1);
    expect(view()).toMatchObject({ state: 'asking.limited', waitSeconds: 1, canSubmit: false });
    seconds(clock, 1);
    expect(view()).toMatchObject({ state: 'asking.editing', waitSeconds: null, email: 'c@d.co' });
    expect(sendCode.calls).toHaveLength(1);
  });

  test('can be retried after a failure or timeout', async () => {
    const { send, view, sendCode, clock } = screen({ email: 'a@b.co' });
    send(submit);
    await sendCode.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'asking.failed', failure: 'Not now', canSubmit: true });
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('asking.failed');
    send({ type: 'email.change', value: 'b@b.co' });
    expect(view()).toMatchObject({ state: 'asking.editing', failure: null });
  });
});

describe('entering the code', () => {
  test.each(['', '12345', '1234567', '12a456'])('%j is not sent', async (code) => {
    const { view, verify, send } = await entered(code);
    expect(view()).toMatchObject({
      state: 'entering.invalid',
      codeError: 'Enter the 6 digits of the code',
      attempt: 1,
    });
    expect(verify.calls).toHaveLength(0);
    send(type('123456'));
    expect(view()).toMatchObject({ state: 'entering.editing', codeError: null });
  });

  test('signs in once, and continues when the session machine has the session', async () => {
    const { send, view, verify, emittedOf, actor } = await entered(' 123456', { returnTo: '/platform' });
    send(submit);
    send(type('1'));
    send({ type: 'mail.correct' });
    expect(verify.calls.map(({ input }) => input)).toEqual([{ email: 'sam@b.co', code: '123456' }]);
    expect(view()).toMatchObject({ state: 'entering.verifying', busy: true, canResend: false });
    await verify.last().resolve({ user: null });
    expect(view()).toMatchObject({ state: 'signedIn', code: '', busy: true });
    expect(emittedOf('session.refresh')).toHaveLength(1);
    expect(emittedOf('page.navigate')).toEqual([]);
    actor.send({ type: 'session.signedIn' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/platform', replace: true }]);
  });

  test('also continues if the session machine sends nothing', async () => {
    const { verify, emittedOf, clock } = await entered();
    await verify.last().resolve({ user: null });
    clock.increment(submitTimeoutMs);
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });

  test('opening the link in another tab also signs in this one', async () => {
    const { actor, view, emittedOf } = await mailed({ returnTo: '/platform' });
    actor.send({ type: 'session.signedIn' });
    expect(view().state).toBe('signedIn');
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/platform', replace: true }]);
  });

  test('asks for the second factor if one is on', async () => {
    const { verify, view, emittedOf } = await entered('123456', { returnTo: '/platform' });
    await verify.last().resolve({ mfa: { challengeId: 'c' } });
    expect(view()).toMatchObject({ state: 'secondFactorDue', code: '' });
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/auth?mfa=c&returnTo=%2Fplatform', replace: true },
    ]);
    expect(emittedOf('session.refresh')).toEqual([]);
  });

  test("a wrong code is cleared, with the server's message", async () => {
    const { verify, view, send } = await entered();
    await verify.last().reject(problem(400, { code: 'invalid_code', detail: 'Wrong' }));
    expect(view()).toMatchObject({ state: 'entering.wrong', codeError: 'Wrong', code: '', attempt: 1 });
    send(submit);
    expect(view()).toMatchObject({ state: 'entering.invalid', attempt: 2 });
    send(type('654321'));
    send(submit);
    expect(verify.calls).toHaveLength(2);
  });

  test('too many attempts wait as long as the server says', async () => {
    const { verify, view, send, clock, emittedOf } = await entered();
    await verify.last().reject(problem(429, { retryAfterSeconds: 3, detail: 'Too many' }));
    expect(view()).toMatchObject({ state: 'entering.limited', waitSeconds: 3, failure: 'Too many' });
    expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual(['Check your email']);
    send(type('111111'));
    send(submit);
    expect(verify.calls).toHaveLength(1);
    seconds(clock, 3);
    expect(view()).toMatchObject({ state: 'entering.editing', code: '111111' });
  });

  test('the same code can be retried after a failure or timeout', async () => {
    const { verify, view, send, clock } = await entered();
    await verify.last().reject(problem(503));
    expect(view()).toMatchObject({ state: 'entering.failed', code: '123456', canSubmit: true });
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'entering.failed' });
    expect(view().failure).toEqual('We couldn’t reach the server. Check your connection, then try again.');
  });

  test('the email can be corrected, and the next code starts empty', async () => {
    const { send, view, sendCode } = await mailed();
    send(type('123'));
    send({ type: 'mail.correct' });
    expect(view()).toMatchObject({ state: 'asking.editing', email: ' Sam@b.co ', resendSeconds: null });
    send(submit);
    await sendCode.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'entering.editing', code: '' });
  });
});

describe('sending again', () => {
  test('waits a minute', async () => {
    const { send, view, clock, sendCode, emittedOf } = await mailed();
    expect(view()).toMatchObject({ canResend: false, resendSeconds: resendWaitSeconds });
    send(resend);
    seconds(clock, resendWaitSeconds - 1);
    expect(view()).toMatchObject({ canResend: false, resendSeconds: 1 });
    send(resend);
    expect(sendCode.calls).toHaveLength(1);
    seconds(clock, 1);
    expect(view()).toMatchObject({ canResend: true, resendSeconds: null });
    send(type('123'));
    send(resend);
    send(resend);
    send(type('1'));
    send({ type: 'mail.correct' });
    expect(view()).toMatchObject({ state: 'entering.resending', busy: true, canResend: false, code: '123' });
    expect(sendCode.calls).toHaveLength(2);
    await sendCode.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'entering.editing', code: '', resendSeconds: resendWaitSeconds });
    expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual([
      'Check your email',
      'Check your email',
    ]);
  });

  test.each([
    ['a limit', problem(429, { retryAfterSeconds: 30, detail: 'Slowly' }), 30, 'Slowly'],
    ['a failure', problem(500, { detail: 'Not now' }), null, 'Not now'],
  ])('%s is reported and keeps the draft', async (_, refusal, resendSeconds, description) => {
    const { send, view, clock, sendCode, emittedOf } = await mailed();
    seconds(clock, resendWaitSeconds);
    send(type('123'));
    send(resend);
    await sendCode.last().reject(refusal);
    expect(view()).toMatchObject({ state: 'entering.editing', code: '123', resendSeconds });
    expect(emittedOf('page.toast').at(-1)?.toast).toEqual({
      title: 'Sending failed',
      description,
      tone: 'destructive',
    });
    seconds(clock, 1);
    expect(view().resendSeconds).toBe(resendSeconds && resendSeconds - 1);
    seconds(clock, 29);
    expect(view().canResend).toBe(true);
  });

  test('a timeout is a failure', async () => {
    const { send, view, clock } = await mailed();
    seconds(clock, resendWaitSeconds);
    send(resend);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('entering.editing');
  });

  test('an expired code can be requested again', async () => {
    const { send, view, clock, sendCode } = await mailed();
    clock.increment(letters.signInCodeMs - 1);
    expect(view().state).toBe('entering.editing');
    seconds(clock, resendWaitSeconds);
    send(type('123456'));
    send(submit);
    expect(view()).toMatchObject({ state: 'entering.expired', code: '', canSubmit: false, canResend: true });
    send(resend);
    await sendCode.last().resolve(undefined);
    expect(view().state).toBe('entering.editing');
    clock.increment(letters.signInCodeMs - 1);
    expect(view().state).toBe('entering.editing');
    clock.increment(1);
    expect(view().state).toBe('entering.expired');
  });

  test("a pending response decides, even after the code's expiry", async () => {
    const { clock, view, send, verify, sendCode } = await mailed();
    clock.increment(letters.signInCodeMs - 5);
    seconds(clock, resendWaitSeconds);
    expect(view().state).toBe('entering.expired');
    send(resend);
    await sendCode.last().resolve(undefined);
    seconds(clock, letters.signInCodeMs / 1_000 - 1);
    send(type('123456'));
    send(submit);
    send(resend);
    clock.increment(2_000);
    expect(view().state).toBe('entering.verifying');
    await verify.last().resolve({ user: null });
    expect(view().state).toBe('signedIn');
  });
});
