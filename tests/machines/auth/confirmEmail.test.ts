import { describe, expect, test } from 'vitest';
import { confirmEmailMachine, confirmEmailView } from '@vetsync/machines/auth/confirmEmail';
import { confirmedVisibleMs } from '@vetsync/machines/account/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Confirmation, SignInResponse } from '@vetsync/machines/account/model';
import { held, problem, run, seconds } from '../support/run.ts';

function page(token: string | null = 't', minLength = 6) {
  const [confirm, resend] = [held<unknown, Confirmation>(), held<unknown, { email: string }>()];
  const started = run(confirmEmailMachine, {
    input: { token, passwordMinLength: minLength },
    actors: { confirm: confirm.logic, resend: resend.logic },
  });
  return {
    ...started,
    confirm,
    resend,
    send: started.actor.send.bind(started.actor),
    view: () => confirmEmailView(started.actor.getSnapshot()),
  };
}
const submit = { type: 'form.submit' } as const;

describe('the link', () => {
  test('confirms, signs in and leads to the site root', async () => {
    const { confirm, view, emittedOf, clock } = page(' token ');
    expect(view().state).toBe('confirming');
    expect(confirm.last().input).toEqual({ token: 'token' });
    await confirm.last().resolve({});
    expect(view().state).toBe('confirmed');
    expect(emittedOf('session.refresh')).toHaveLength(1);
    clock.increment(confirmedVisibleMs - 1);
    expect(emittedOf('page.navigate')).toEqual([]);
    clock.increment(1);
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });

  test('leads on to an invitation, but never to another site', async () => {
    for (const [returnTo, to] of [
      ['/organizations/join', '/organizations/join'],
      ['//elsewhere.example', '/'],
    ] as const) {
      const confirm = held<SignInResponse, Confirmation>();
      const { actor, emittedOf } = run(confirmEmailMachine, {
        input: { token: 'token', returnTo },
        actors: { confirm: confirm.logic },
      });
      await confirm.last().resolve({} as SignInResponse);
      actor.send({ type: 'page.continue' });
      expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to, replace: true }]);
    }
  });

  test('asks for the second factor if one is on', async () => {
    const { confirm, view, emittedOf } = page();
    await confirm.last().resolve({ mfa: { challengeId: 'c' } });
    expect(view().state).toBe('secondFactorDue');
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/auth?mfa=c', replace: true }]);
    expect(emittedOf('session.refresh')).toEqual([]);
  });

  test("the person doesn't need to wait", async () => {
    const { confirm, emittedOf, send } = page();
    await confirm.last().resolve({});
    send({ type: 'page.continue' });
    expect(emittedOf('page.navigate')).toHaveLength(1);
  });

  test.each([400, 401, 404, 410, 422])(
    'offers another link if it was used or has expired (%i)',
    async (status) => {
      const { confirm, view } = page();
      await confirm.last().reject(problem(status));
      expect(view()).toMatchObject({ state: 'newLink.editing', reason: 'expired', failure: null });
    },
  );

  test.each([0, 429, 500, 503])('the same link can be retried after a failure (%i)', async (status) => {
    const { confirm, view, send } = page();
    await confirm.last().reject(problem(status, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', reason: null });
    expect(view().failure).toBeTruthy();
    send({ type: 'confirm.retry' });
    expect(view().state).toBe('confirming');
    expect(confirm.calls).toHaveLength(2);
  });

  test('a timeout is a failure', () => {
    const { clock, view } = page();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test.each([[null], [''], ['  ']])('without a token (%j), a link can be requested', (token) => {
    const { view, confirm } = page(token);
    expect(view()).toMatchObject({ state: 'newLink.editing', reason: 'missing' });
    expect(confirm.calls).toHaveLength(0);
  });
});

/** Opens the link in another browser and types a password. */
async function elsewhere({ password = 'river stone', minLength = 6 } = {}) {
  const opened = page('t', minLength);
  await opened.confirm.last().reject(problem(409, { code: 'password_required' }));
  opened.send({ type: 'password.change', value: password });
  return opened;
}
const weak = problem(422, {
  code: 'weak_password',
  errors: ['Too common', 'Contains your name'].map((message) => ({ path: 'password', message })),
});

describe('in another browser than the one that signed up', () => {
  test('a password is requested, sent with the link, and cleared', async () => {
    const { confirm, view, send, emittedOf } = await elsewhere();
    expect(view()).toMatchObject({ state: 'choosing.editing', canSubmit: true, reason: null });
    send(submit);
    send(submit);
    expect(confirm.calls.map(({ input }) => input)).toEqual([
      { token: 't' },
      { token: 't', password: 'river stone' },
    ]);
    expect(view()).toMatchObject({ state: 'choosing.submitting', busy: true, canSubmit: false });
    await confirm.last().resolve({});
    expect(view()).toMatchObject({ state: 'confirmed', password: '' });
    expect(emittedOf('session.refresh')).toHaveLength(1);
  });

  test('asks for the second factor if one is on', async () => {
    const { confirm, view, send, emittedOf } = await elsewhere();
    send(submit);
    await confirm.last().resolve({ mfa: { challengeId: 'c' } });
    expect(view()).toMatchObject({ state: 'secondFactorDue', password: '' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/auth?mfa=c', replace: true }]);
  });

  test.each([
    ['', 6, 'Password is required'],
    ['12345', 6, 'Password must be at least 6 characters'],
    ['12345678901', 12, 'Password must be at least 12 characters'],
  ])('%j with at least %i: %s', async (password, minLength, passwordError) => {
    const { confirm, view, send } = await elsewhere({ password, minLength });
    send(submit);
    send(submit);
    expect(view()).toMatchObject({ state: 'choosing.invalid', passwordError, attempt: 2 });
    expect(confirm.calls).toHaveLength(1);
    send({ type: 'password.change', value: 'river stone bird' });
    expect(view()).toMatchObject({ state: 'choosing.editing', passwordError: null });
  });

  test('a weak password displays every reason and leaves the link valid', async () => {
    const { confirm, view, send } = await elsewhere();
    send(submit);
    await confirm.last().reject(weak);
    expect(view()).toMatchObject({
      state: 'choosing.invalid',
      passwordError: 'Too common',
      passwordReasons: ['Too common', 'Contains your name'],
      password: 'river stone',
    });
    send({ type: 'password.change', value: 'river stone bird' });
    send(submit);
    expect(confirm.calls).toHaveLength(3);
  });

  test('offers another link if it was used in the meantime', async () => {
    const { confirm, view, send } = await elsewhere();
    send(submit);
    await confirm.last().reject(problem(400, { code: 'invalid_token' }));
    expect(view()).toMatchObject({ state: 'newLink.editing', reason: 'expired', password: '' });
  });

  test('a limit counts down, and a failure can be retried', async () => {
    const { confirm, view, send, clock } = await elsewhere();
    send(submit);
    await confirm.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(view()).toMatchObject({ state: 'choosing.limited', waitSeconds: 2, failure: 'Too many' });
    seconds(clock, 2);
    expect(view().state).toBe('choosing.editing');
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'choosing.failed', canSubmit: true });
    send(submit);
    expect(confirm.calls).toHaveLength(4);
  });
});

const filledIn = () => {
  const opened = page(null);
  opened.send({ type: 'email.change', value: ' Sam@b.co ' });
  return opened;
};

describe('requesting another link', () => {
  test.each([
    ['', 'Email is required'],
    ['x', 'Invalid email format'],
  ])('%j: %s', (value, emailError) => {
    const { send, view, resend } = page(null);
    send({ type: 'email.change', value });
    send(submit);
    send(submit);
    expect(view()).toMatchObject({ state: 'newLink.invalid', emailError, attempt: 2 });
    expect(resend.calls).toHaveLength(0);
    send({ type: 'email.change', value: 'a@b.co' });
    expect(view()).toMatchObject({ state: 'newLink.editing', emailError: null });
  });

  test('sends once and displays the same for every email', async () => {
    const { send, view, resend, emittedOf } = filledIn();
    send(submit);
    send(submit);
    send({ type: 'email.change', value: 'other' });
    expect(resend.calls.map(({ input }) => input)).toEqual([{ email: 'sam@b.co' }]);
    expect(view()).toMatchObject({ state: 'newLink.resending', busy: true, canSubmit: false });
    await resend.last().resolve(undefined);
    expect(view()).toMatchObject({ state: 'resent', email: ' Sam@b.co ' });
    expect(emittedOf('page.toast').map(({ toast }) => toast.title)).toEqual(['Check your email']);
  });

  test('a limit counts down', async () => {
    const { send, view, resend, clock } = filledIn();
    send(submit);
    await resend.last().reject(problem(429, { retryAfterSeconds: 2 }));
    expect(view()).toMatchObject({ state: 'newLink.limited', waitSeconds: 2, canSubmit: false });
    send({ type: 'email.change', value: 'b@b.co' });
    expect(view()).toMatchObject({ state: 'newLink.limited', email: 'b@b.co' });
    seconds(clock, 2);
    expect(view()).toMatchObject({ state: 'newLink.editing', canSubmit: true });
  });

  test('can be retried after a failure or timeout', async () => {
    const { send, view, resend, clock } = filledIn();
    send(submit);
    await resend.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'newLink.failed', failure: 'Not now', canSubmit: true });
    send(submit);
    expect(resend.calls).toHaveLength(2);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('newLink.failed');
    send({ type: 'email.change', value: 'c@b.co' });
    expect(view()).toMatchObject({ state: 'newLink.editing', failure: null });
  });
});
