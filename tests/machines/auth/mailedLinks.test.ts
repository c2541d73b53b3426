import { describe, expect, test } from 'vitest';
import { confirmNewEmailMachine, confirmNewEmailView } from '@vetsync/machines/auth/confirmNewEmail';
import { emailLinkMachine, emailLinkView } from '@vetsync/machines/auth/emailLink';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { SignInResponse } from '@vetsync/machines/account/model';
import { held, problem, run } from '../support/run.ts';

const retry = { type: 'link.retry' } as const;

function signInPage(token: string | null = 't') {
  const verify = held<SignInResponse, { token: string }>();
  const started = run(emailLinkMachine, { input: { token }, actors: { verify: verify.logic } });
  return { ...started, verify, view: () => emailLinkView(started.actor.getSnapshot()) };
}
function pressedPage() {
  const page = signInPage(' t ');
  page.actor.send({ type: 'link.use' });
  return page;
}

describe('the link to sign in', () => {
  test('makes no call before a press, which a mail scanner that loads the page does not make', () => {
    const { verify, view, clock, actor } = signInPage();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('ready');
    expect(verify.calls).toHaveLength(0);
    actor.send({ type: 'link.use' });
    actor.send({ type: 'link.use' });
    expect(verify.calls).toHaveLength(1);
  });

  test('signs in and continues when the session machine has the session', async () => {
    const { verify, view, emittedOf, actor } = pressedPage();
    expect(view().state).toBe('verifying');
    expect(verify.last().input).toEqual({ token: 't' });
    await verify.last().resolve({ user: null });
    expect(view().state).toBe('signedIn');
    expect(emittedOf('session.refresh')).toHaveLength(1);
    expect(emittedOf('page.navigate')).toEqual([]);
    actor.send({ type: 'session.signedIn' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/', replace: true }]);
  });

  test('leads where the person wanted to go, but never to another site', async () => {
    for (const [returnTo, to] of [
      ['/platform/wellness', '/platform/wellness'],
      ['//elsewhere.example', '/'],
    ] as const) {
      const verify = held<SignInResponse, { token: string }>();
      const { actor, emittedOf } = run(emailLinkMachine, {
        input: { token: 't', returnTo },
        actors: { verify: verify.logic },
      });
      actor.send({ type: 'link.use' });
      await verify.last().resolve({ user: null });
      actor.send({ type: 'session.signedIn' });
      expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to, replace: true }]);
    }
  });

  test('also continues if the session machine sends nothing', async () => {
    const { verify, clock, emittedOf } = pressedPage();
    await verify.last().resolve({ user: null });
    clock.increment(submitTimeoutMs);
    expect(emittedOf('page.navigate')).toHaveLength(1);
  });

  test('asks for the second factor if one is on', async () => {
    const { verify, view, emittedOf } = pressedPage();
    await verify.last().resolve({ mfa: { challengeId: 'c' } });
    expect(view().state).toBe('secondFactorDue');
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/auth?mfa=c', replace: true }]);
    expect(emittedOf('session.refresh')).toEqual([]);
  });

  test.each([400, 404, 410, 422])(
    'offers another link if it was used or has expired (%i)',
    async (status) => {
      const { verify, view } = pressedPage();
      await verify.last().reject(problem(status));
      expect(view()).toMatchObject({ state: 'expired', reason: 'expired', codeHref: '/auth?way=code' });
    },
  );

  test.each([0, 429, 500, 503])('the same link can be retried after a failure (%i)', async (status) => {
    const { verify, view, actor } = pressedPage();
    await verify.last().reject(problem(status, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', reason: null });
    expect(view().failure).toBeTruthy();
    actor.send(retry);
    expect(verify.calls).toHaveLength(2);
  });

  test('a timeout is a failure', () => {
    const { clock, view } = pressedPage();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test.each([null, '', ' '])('without a token (%j), makes no call', (token) => {
    const { view, verify } = signInPage(token);
    expect(view()).toMatchObject({ state: 'expired', reason: 'missing' });
    expect(verify.calls).toHaveLength(0);
  });
});

function newEmailPage(token: string | null = 't') {
  const confirmNewEmail = held<unknown, { token: string }>();
  const started = run(confirmNewEmailMachine, {
    input: { token },
    actors: { confirmNewEmail: confirmNewEmail.logic },
  });
  return { ...started, confirmNewEmail, view: () => confirmNewEmailView(started.actor.getSnapshot()) };
}

describe('the link to a new email', () => {
  test('changes the email, and leads to the account', async () => {
    const { confirmNewEmail, view, emitted, actor, emittedOf } = newEmailPage(' t ');
    expect(confirmNewEmail.last().input).toEqual({ token: 't' });
    expect(view().state).toBe('confirming');
    await confirmNewEmail.last().resolve({});
    expect(view()).toMatchObject({ state: 'confirmed', accountHref: '/account' });
    expect(emitted).toEqual([
      { type: 'page.toast', toast: { title: 'Your new email is confirmed' } },
      { type: 'session.refresh' },
      { type: 'account.refresh' },
    ]);
    actor.send({ type: 'page.continue' });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: '/account', replace: true }]);
  });

  test("works only for its own account, and doesn't sign in", async () => {
    const { confirmNewEmail, view, actor } = newEmailPage();
    await confirmNewEmail.last().reject(problem(401, { code: 'no_session' }));
    expect(view()).toMatchObject({ state: 'signedOut', signInHref: '/auth?returnTo=%2Faccount' });
    actor.send(retry);
    expect(confirmNewEmail.calls).toHaveLength(2);
  });

  test.each([
    [400, 'invalid_token', 'expired'],
    [410, undefined, 'expired'],
    [409, 'email_taken', 'taken'],
  ])('%i %s: %s', async (status, code, reason) => {
    const { confirmNewEmail, view } = newEmailPage();
    await confirmNewEmail.last().reject(problem(status, { code }));
    expect(view()).toMatchObject({ state: 'expired', reason });
  });

  test.each([0, 409, 429, 500])('can be retried after a failure (%i)', async (status) => {
    const { confirmNewEmail, view, actor } = newEmailPage();
    await confirmNewEmail.last().reject(problem(status));
    expect(view().state).toBe('failed');
    expect(view().failure).toBeTruthy();
    actor.send(retry);
    expect(view().state).toBe('confirming');
  });

  test('a timeout is a failure', () => {
    const { clock, view } = newEmailPage();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test.each([null, '', ' '])('without a token (%j), makes no call', (token) => {
    const { view, confirmNewEmail } = newEmailPage(token);
    expect(view()).toMatchObject({ state: 'expired', reason: 'missing' });
    expect(confirmNewEmail.calls).toHaveLength(0);
  });
});
