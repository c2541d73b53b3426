import { describe, expect, test } from 'vitest';
import { authMachine, authView } from '@vetsync/machines/auth/auth';
import type { AuthEvent, AuthInput } from '@vetsync/machines/auth/auth';
import { googleRefusals } from '@vetsync/machines/account/model';
import { parseAuthRoute, resendWaitSeconds } from '@vetsync/machines/account/model';
import { limitedDefaultSeconds, submitTimeoutMs } from '@vetsync/machines/system/model';
import type { AuthField } from '@vetsync/machines/account/model';
import type { SignIn, SignInResponse, SignUp } from '@vetsync/machines/account/model';
import { held, problem, run, seconds } from '../support/run.ts';

function screen(input: AuthInput = {}, fields: Partial<Record<AuthField, string>> = {}) {
  const [signIn, signUp, resend] = [
    held<SignInResponse, SignIn>(),
    held<unknown, SignUp>(),
    held<unknown, { email: string }>(),
  ];
  const started = run(authMachine, {
    input,
    actors: { signIn: signIn.logic, signUp: signUp.logic, resend: resend.logic },
  });
  const send = (event: AuthEvent) => started.actor.send(event);
  for (const [field, value] of Object.entries(fields)) {
    send({ type: 'field.change', field: field as AuthField, value });
  }
  return { ...started, send, signIn, signUp, resend, view: () => authView(started.actor.getSnapshot()) };
}
const submit = { type: 'form.submit' } as const;
const known = { email: ' Sam@Example.org ', password: ' secret ' };

const challenge = { mfa: { challengeId: 'c 1' } };

describe('second factor', () => {
  test('has its own page, with the destination; nobody is signed in before', async () => {
    const { send, signIn, view, emittedOf, clock } = screen({ returnTo: '/leads-admin?q=a' }, known);
    send(submit);
    await signIn.last().resolve(challenge);
    expect(view()).toMatchObject({ state: 'secondFactorDue', busy: true, fields: { password: '' } });
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/auth?mfa=c%201&returnTo=%2Fleads-admin%3Fq%3Da', replace: true },
    ]);
    expect(emittedOf('session.refresh')).toEqual([]);
    clock.increment(submitTimeoutMs);
    expect(emittedOf('page.navigate')).toHaveLength(1);
  });
});

describe('Google', () => {
  test.each(googleRefusals)('%s is displayed on the screen', (googleRefusal) => {
    const { view, emittedOf } = screen({ googleRefusal, googleAvailable: true });
    expect(view()).toMatchObject({ state: 'editing', googleRefusal });
    expect(emittedOf('page.toast')).toEqual([]);
  });

  test('returns to the destination', () => {
    expect(screen({ returnTo: '/platform' }).view()).toMatchObject({
      googleHref: '/api/auth/google?returnTo=%2Fplatform',
      codeHref: '/auth?way=code&returnTo=%2Fplatform',
      forgotHref: '/auth?way=forgot&returnTo=%2Fplatform',
      googleRefusal: null,
    });
    expect(screen({ returnTo: '//evil.example' }).view().googleHref).toBe('/api/auth/google');
    expect(screen().emittedOf('page.toast')).toEqual([]);
  });

  test('shows no message to a signed-in person', () => {
    const { view, emittedOf } = screen({ googleRefusal: 'failed', signedIn: true });
    expect(view().state).toBe('alreadySignedIn');
    expect(emittedOf('page.toast')).toEqual([]);
  });
});

describe('validation', () => {
  test.each([
    ['signIn', {}, { email: 'Email is required', password: 'Password is required' }],
    ['signIn', { email: 'x', password: 'y' }, { email: 'Invalid email format' }],
    [
      'signUp',
      { email: 'a@b.co', password: '12345' },
      { password: 'Password must be at least 6 characters' },
    ],
    ['signUp', { ...known, fullName: 'x'.repeat(101) }, { fullName: 'Name too long' }],
    ['signUp', { email: 'a@b.co', password: 'x'.repeat(257) }, { password: 'Password too long' }],
  ] as const)('%s %j', (tab, fields, errors) => {
    const { send, view } = screen({ tab }, fields);
    send(submit);
    expect(view()).toMatchObject({ state: 'invalid', attempt: 1, firstInvalid: Object.keys(errors)[0] });
    expect(view().errors).toEqual(errors);
    send(submit);
    expect(view().attempt).toBe(2);
  });

  test.each([
    ['signIn', { email: 'a@b.co', password: 'x' }],
    ['signUp', { email: 'a@b.co', password: '123456' }],
    ['signUp', { email: 'a@b.co', password: 'x'.repeat(256), fullName: 'x'.repeat(100) }],
  ] as const)('%s %j may be sent', (tab, fields) => {
    const { send, view } = screen({ tab }, fields);
    send(submit);
    expect(view().state).toBe('submitting');
  });

  test("uses the operator's longer minimum", () => {
    const { send, view } = screen(
      { tab: 'signUp', passwordMinLength: 12 },
      { email: 'a@b.co', password: '12345678901' },
    );
    send(submit);
    expect(view()).toMatchObject({
      errors: { password: 'Password must be at least 12 characters' },
      passwordMinLength: 12,
    });
    send({ type: 'field.change', field: 'password', value: '123456789012' });
    expect(view().state).toBe('editing');
    send(submit);
    expect(view().state).toBe('submitting');
  });

  test('the other tab starts without the errors of this one and keeps the draft', () => {
    const { send, view, emittedOf } = screen({}, { email: 'x' });
    send(submit);
    send({ type: 'tab.choose', tab: 'signUp' });
    expect(view()).toMatchObject({ state: 'editing', tab: 'signUp', errors: {}, fields: { email: 'x' } });
    expect(emittedOf('tab.changed').map(({ tab }) => tab)).toEqual(['signUp']);
  });

  test('the URL chooses the other tab, and leaves the errors of this one alone', () => {
    const { actor, send, view } = screen({}, { email: 'x' });
    send(submit);
    actor.send({ type: 'location.changed', tab: 'signIn', returnTo: '/' });
    expect(view()).toMatchObject({ state: 'invalid', tab: 'signIn' });
    actor.send({ type: 'location.changed', tab: 'signUp', returnTo: '/' });
    expect(view()).toMatchObject({ state: 'editing', tab: 'signUp', errors: {} });
  });

  test('the URL names the destination, and keeps what was typed', () => {
    const { actor, view } = screen({}, { email: 'x' });
    const href = view().organizationHref ?? '';
    actor.send({ type: 'location.changed', ...parseAuthRoute(href.slice(href.indexOf('?'))) });
    expect(view()).toMatchObject({
      tab: 'signUp',
      fields: { email: 'x' },
      destination: '/organizations/new',
      organizationHref: null,
    });
  });
});

describe('signing in', () => {
  test('sends the email trimmed and in lower case and the password unchanged, once', () => {
    const { send, signIn, view } = screen({}, known);
    send(submit);
    send(submit);
    send({ type: 'tab.choose', tab: 'signUp' });
    send({ type: 'field.change', field: 'email', value: 'x' });
    expect(signIn.calls.map(({ input }) => input)).toEqual([
      { email: 'sam@example.org', password: ' secret ' },
    ]);
    expect(view()).toMatchObject({ state: 'submitting', busy: true, canSubmit: false, tab: 'signIn' });
  });

  test('continues only once the session machine has the session', async () => {
    const { send, signIn, view, emittedOf, actor } = screen({ returnTo: '/leads-admin?q=sam' }, known);
    send(submit);
    await signIn.last().resolve({ user: null });
    expect(view()).toMatchObject({ state: 'signedIn', fields: { password: '' } });
    expect(emittedOf('session.refresh')).toHaveLength(1);
    expect(emittedOf('page.navigate')).toEqual([]);
    actor.send({ type: 'session.signedIn' });
    expect(emittedOf('page.navigate')).toEqual([
      { type: 'page.navigate', to: '/leads-admin?q=sam', replace: true },
    ]);
  });

  test('also continues if the session machine sends nothing', async () => {
    const { send, signIn, clock, emittedOf } = screen({}, known);
    send(submit);
    await signIn.last().resolve({ user: null });
    clock.increment(submitTimeoutMs);
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });

  test("a rejection shows the server's message and can be retried", async () => {
    const { send, signIn, view, emittedOf } = screen({}, known);
    send(submit);
    await signIn
      .last()
      .reject(problem(401, { code: 'invalid_credentials', detail: 'Wrong e-mail or password' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Wrong e-mail or password', canSubmit: true });
    expect(emittedOf('page.toast')).toEqual([]);
    send(submit);
    expect(signIn.calls).toHaveLength(2);
    await signIn.last().reject(new TypeError('Failed to fetch'));
    send({ type: 'field.change', field: 'password', value: 'other' });
    expect(view()).toMatchObject({ state: 'editing', failure: null, fields: { password: 'other' } });
  });

  test('after a failure, an incomplete form is not sent, and the other tab has no error', async () => {
    const { send, signIn, view } = screen({}, known);
    send(submit);
    await signIn.last().reject(problem(401));
    send({ type: 'tab.choose', tab: 'signUp' });
    expect(view()).toMatchObject({ state: 'editing', tab: 'signUp', failure: null });
  });

  test('a timeout is a failure', () => {
    const { send, clock, view } = screen({}, known);
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test.each([
    [3, { retryAfterSeconds: 3 }],
    [limitedDefaultSeconds, {}],
  ])('too many attempts count down from %i s', async (wait, more) => {
    const { send, signIn, view, clock } = screen({}, known);
    send(submit);
    await signIn.last().reject(problem(429, more));
    expect(view()).toMatchObject({ state: 'limited', waitSeconds: wait, canSubmit: false });
    send(submit);
    expect(signIn.calls).toHaveLength(1);
    seconds(clock, 1);
    expect(view().waitSeconds).toBe(wait - 1);
    seconds(clock, wait - 1);
    expect(view()).toMatchObject({ state: 'editing', waitSeconds: null, canSubmit: true });
  });
});

describe('signing up', () => {
  const applicant = { email: 'Ada@b.co', password: 'secret', fullName: ' Ada ' };
  const asked = async (fields: Partial<Record<AuthField, string>> = applicant) => {
    const opened = screen({ tab: 'signUp' }, fields);
    opened.send(submit);
    await opened.signUp.last().resolve(undefined);
    return opened;
  };

  test('sends a name only if there is one', async () => {
    expect((await asked()).signUp.last().input).toEqual({
      email: 'ada@b.co',
      password: 'secret',
      fullName: 'Ada',
    });
    const nameless = await asked({ ...applicant, fullName: ' ' });
    expect(nameless.signUp.last().input).toEqual({ email: 'ada@b.co', password: 'secret' });
  });

  test('asks to check the email', async () => {
    const { view, emittedOf } = await asked();
    expect(view()).toMatchObject({
      state: 'checkYourEmail.waiting',
      sentTo: 'Ada@b.co',
      canResend: false,
      waitSeconds: resendWaitSeconds,
      fields: { password: '' },
    });
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      { title: 'Check your email', description: 'Please check your email for a confirmation link.' },
    ]);
  });

  test('says where the person wanted to go, for the link in the email', async () => {
    const { send, signUp, resend, clock } = screen(
      { tab: 'signUp', returnTo: '/platform/wellness' },
      { email: 'ada@b.co', password: 'secret 1' },
    );
    send(submit);
    expect(signUp.last().input).toMatchObject({ returnTo: '/platform/wellness' });
    await signUp.last().resolve(undefined);
    seconds(clock, resendWaitSeconds);
    send({ type: 'mail.resend' });
    expect(resend.last().input).toEqual({ email: 'ada@b.co', returnTo: '/platform/wellness' });
  });

  test('can resend after its own wait, and then waits again', async () => {
    const { view, send, resend, clock } = await asked();
    send({ type: 'mail.resend' });
    expect(resend.calls).toHaveLength(0);
    seconds(clock, resendWaitSeconds);
    expect(view()).toMatchObject({ state: 'checkYourEmail.ready', canResend: true, waitSeconds: null });
    send({ type: 'mail.resend' });
    send({ type: 'mail.resend' });
    expect(resend.calls.map(({ input }) => input)).toEqual([{ email: 'ada@b.co' }]);
    expect(view()).toMatchObject({ state: 'checkYourEmail.resending', busy: true });
    await resend.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'checkYourEmail.waiting', waitSeconds: resendWaitSeconds });
  });

  test.each([
    [
      'a limit',
      problem(429, { retryAfterSeconds: 7 }),
      { state: 'checkYourEmail.waiting', waitSeconds: 7 },
      1,
    ],
    ['a failure', problem(503), { state: 'checkYourEmail.ready' }, 2],
  ])('%s of the resend', async (_, error, seen, toasts) => {
    const { view, send, resend, clock, emittedOf } = await asked();
    seconds(clock, resendWaitSeconds);
    send({ type: 'mail.resend' });
    await resend.last().reject(error);
    expect(view()).toMatchObject(seen);
    expect(emittedOf('page.toast')).toHaveLength(toasts);
  });

  test('a resend can be retried after a timeout', async () => {
    const { view, send, clock } = await asked();
    seconds(clock, resendWaitSeconds);
    send({ type: 'mail.resend' });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('checkYourEmail.ready');
  });

  test('the email can be corrected', async () => {
    const { view, send } = await asked();
    send({ type: 'mail.correct' });
    expect(view()).toMatchObject({
      state: 'editing',
      tab: 'signUp',
      sentTo: null,
      fields: { email: 'Ada@b.co' },
    });
  });

  test('a weak password displays every reason', async () => {
    const { view, send, signUp } = screen({ tab: 'signUp' }, applicant);
    send(submit);
    await signUp.last().reject(
      problem(422, {
        code: 'weak_password',
        errors: [
          { path: 'password', message: 'Among the most common ones' },
          { path: 'password', message: 'Your own name' },
        ],
      }),
    );
    expect(view()).toMatchObject({
      state: 'invalid',
      firstInvalid: 'password',
      passwordReasons: ['Among the most common ones', 'Your own name'],
    });
    send({ type: 'field.change', field: 'password', value: 'better' });
    expect(view()).toMatchObject({ state: 'editing', passwordReasons: [] });
  });

  test('a rejection without a field is a failure', async () => {
    const { view, send, signUp, emittedOf } = screen({ tab: 'signUp' }, applicant);
    send(submit);
    await signUp.last().reject(problem(422, { detail: 'Not possible' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not possible' });
    expect(emittedOf('page.toast')).toEqual([]);
  });
});

describe('a signed-in visitor', () => {
  test('is redirected immediately', () => {
    const { view, emittedOf } = screen({ signedIn: true });
    expect(view()).toMatchObject({ state: 'alreadySignedIn', destination: '/' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });

  test('is redirected when another tab signs in', () => {
    const { actor, view, emittedOf } = screen({ returnTo: '/platform' });
    actor.send({ type: 'session.signedIn' });
    actor.send({ type: 'session.signedIn' });
    expect(view().state).toBe('alreadySignedIn');
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/platform', replace: true }]);
  });

  test('is not redirected to another site', () => {
    const { emittedOf } = screen({ signedIn: true, returnTo: 'https://evil.example' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });
});

test('Google is offered only if it is available', () => {
  expect(screen().view().googleAvailable).toBe(false);
  expect(screen({ googleAvailable: true }).view().googleAvailable).toBe(true);
});
