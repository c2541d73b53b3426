import { describe, expect, test } from 'vitest';
import { accountProfileMachine, accountProfileView } from '@vetsync/machines/account/accountProfile';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Account, AccountChange } from '@vetsync/machines/account/model';
import { accountOf } from '../support/account.ts';
import { held, problem, run, seconds } from '../support/run.ts';

function section(more: Partial<Account> = {}) {
  const changeAccount = held<unknown, AccountChange>();
  const started = run(accountProfileMachine, {
    input: { account: accountOf(more) },
    actors: { changeAccount: changeAccount.logic },
  });
  return {
    ...started,
    changeAccount,
    send: started.actor.send.bind(started.actor),
    view: () => accountProfileView(started.actor.getSnapshot()),
  };
}
const proofRequired = problem(403, { code: 'proof_required' });
const noSession = problem(401, { code: 'no_session' });

function renamed(value: string) {
  const opened = section();
  opened.send({ type: 'name.change', value });
  opened.send({ type: 'name.submit' });
  return opened;
}

describe('the link to veteran verification', () => {
  test.each([
    { verification: true, veteranVerified: false, canVerify: true },
    { verification: true, veteranVerified: true, canVerify: false },
    { verification: false, veteranVerified: false, canVerify: false },
  ])('%j', ({ verification, veteranVerified, canVerify }) => {
    const { send, view } = section({ veteranVerified });
    expect(view().canVerify).toBe(false);
    send({ type: 'methods.known', methods: { verification } });
    expect(view().canVerify).toBe(canVerify);
  });
});

describe('the name', () => {
  test('can be saved once it has changed', () => {
    const { send, view } = section();
    expect(view().name).toMatchObject({ state: 'editing', value: 'Sam Rivers', canSubmit: false });
    send({ type: 'name.change', value: ' Sam Rivers ' });
    expect(view().name.canSubmit).toBe(false);
    send({ type: 'name.change', value: '' });
    expect(view().name.canSubmit).toBe(true);
  });

  test('is not sent if it is too long', () => {
    const { view, changeAccount, send } = renamed('x'.repeat(101));
    expect(view().name).toMatchObject({ state: 'invalid', error: 'Name too long', attempt: 1 });
    send({ type: 'name.submit' });
    expect(view().name.attempt).toBe(2);
    expect(changeAccount.calls).toHaveLength(0);
    send({ type: 'name.change', value: 'Kim' });
    expect(view().name).toMatchObject({ state: 'editing', error: null });
  });

  test('is trimmed and saved once, and the account is reloaded', async () => {
    const { view, changeAccount, emitted, send } = renamed(' Kim Rivers ');
    send({ type: 'name.submit' });
    send({ type: 'name.change', value: 'x' });
    expect(changeAccount.calls.map(({ input }) => input)).toEqual([{ fullName: 'Kim Rivers' }]);
    expect(view().name).toMatchObject({ state: 'saving', busy: true, canSubmit: false });
    await changeAccount.last().resolve({});
    expect(view().name).toMatchObject({ state: 'editing', value: ' Kim Rivers ' });
    expect(emitted).toEqual([
      { type: 'page.toast', toast: { title: 'Name saved' } },
      { type: 'account.refresh' },
      { type: 'session.refresh' },
    ]);
    send({ type: 'account.changed', account: accountOf({ fullName: 'Kim Rivers' }) });
    expect(view().name.canSubmit).toBe(false);
  });

  test('can be sent again after a rejection', async () => {
    const { view, changeAccount, send } = renamed('Kim');
    await changeAccount.last().reject(problem(422, { errors: [{ path: 'fullName', message: 'Odd' }] }));
    expect(view().name).toMatchObject({ state: 'invalid', error: 'Odd', attempt: 1 });
    send({ type: 'name.submit' });
    expect(changeAccount.calls).toHaveLength(2);
  });

  test('can be retried after a failure or timeout', async () => {
    const { view, changeAccount, send, clock } = renamed('Kim');
    await changeAccount.last().reject(problem(500, { detail: 'Not now' }));
    expect(view().name).toMatchObject({ state: 'failed', failure: 'Not now', value: 'Kim' });
    send({ type: 'name.submit' });
    clock.increment(submitTimeoutMs);
    expect(view().name.state).toBe('failed');
  });

  test('waits until the person has signed in again, and is then saved', async () => {
    const { view, changeAccount, send, emittedOf } = renamed('Kim');
    await changeAccount.last().reject(noSession);
    expect(view().name).toMatchObject({ state: 'proving', value: 'Kim', busy: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'name.change', value: 'x' });
    send({ type: 'proof.given' });
    expect(changeAccount.calls.map(({ input }) => input)).toEqual([{ fullName: 'Kim' }, { fullName: 'Kim' }]);
    await changeAccount.last().reject(noSession);
    send({ type: 'proof.refused' });
    expect(view().name).toMatchObject({ state: 'failed', value: 'Kim' });
    send({ type: 'proof.given' });
    expect(changeAccount.calls).toHaveLength(2);
  });
});

function moved(value = ' Kim@Example.org ') {
  const opened = section();
  opened.send({ type: 'email.edit' });
  opened.send({ type: 'email.change', value });
  opened.send({ type: 'email.submit' });
  return opened;
}

describe('the email', () => {
  test('is changed in its own form, which can be closed', () => {
    const { send, view } = section();
    expect(view().email).toMatchObject({ state: 'idle', current: 'sam@example.org', pending: null });
    send({ type: 'email.edit' });
    send({ type: 'email.change', value: 'k' });
    expect(view().email).toMatchObject({ state: 'editing', value: 'k', canSubmit: true });
    send({ type: 'email.cancel' });
    send({ type: 'email.edit' });
    expect(view().email).toMatchObject({ state: 'editing', value: '' });
  });

  test.each([
    ['', 'Email is required'],
    ['x', 'Invalid email format'],
    [' SAM@example.org', 'This is your email already'],
  ])('%j: %s', (value, error) => {
    const { view, changeAccount, send } = moved(value);
    expect(view().email).toMatchObject({ state: 'invalid', error, attempt: 1 });
    send({ type: 'email.submit' });
    expect(view().email.attempt).toBe(2);
    expect(changeAccount.calls).toHaveLength(0);
    send({ type: 'email.change', value: 'k@b.co' });
    expect(view().email).toMatchObject({ state: 'editing', error: null });
  });

  test('is pending until its link is opened; the old one stays until then', async () => {
    const { view, changeAccount, emitted, send } = moved();
    send({ type: 'email.submit' });
    send({ type: 'email.cancel' });
    expect(changeAccount.calls.map(({ input }) => input)).toEqual([{ email: 'kim@example.org' }]);
    expect(view().email).toMatchObject({ state: 'sending', busy: true });
    await changeAccount.last().resolve({});
    expect(view().email).toMatchObject({
      state: 'idle',
      current: 'sam@example.org',
      pending: 'kim@example.org',
      canResend: true,
    });
    expect(emitted).toEqual([
      {
        type: 'page.toast',
        toast: {
          title: 'Check your new email',
          description: 'Open the link we emailed to the new address. Until then, we’ll use your old address.',
        },
      },
      { type: 'account.refresh' },
    ]);
    send({ type: 'email.resend' });
    expect(changeAccount.calls).toHaveLength(2);
    expect(changeAccount.last().input).toEqual({ email: 'kim@example.org' });
    send({ type: 'account.changed', account: accountOf({ email: 'kim@example.org' }) });
    expect(view().email).toMatchObject({ current: 'kim@example.org', pending: null });
  });

  test("can't be sent again if none is pending", () => {
    const { send, changeAccount } = section();
    send({ type: 'email.resend' });
    expect(changeAccount.calls).toHaveLength(0);
  });

  test('requires a proof first, keeps the draft, and continues', async () => {
    const { view, changeAccount, send, emittedOf } = moved();
    await changeAccount.last().reject(proofRequired);
    expect(view().email).toMatchObject({ state: 'proving', value: ' Kim@Example.org ', busy: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sensitive' }]);
    send({ type: 'email.cancel' });
    expect(view().email.state).toBe('proving');
    send({ type: 'proof.given' });
    expect(changeAccount.calls).toHaveLength(2);
    await changeAccount.last().reject(noSession);
    expect(emittedOf('proof.request').at(-1)).toEqual({ type: 'proof.request', reason: 'sessionEnded' });
    send({ type: 'proof.refused' });
    expect(view().email).toMatchObject({ state: 'failed', value: ' Kim@Example.org ' });
  });

  test('reports why the server rejected it', async () => {
    const { view, changeAccount, send } = moved();
    await changeAccount.last().reject(problem(422, { detail: 'Odd' }));
    expect(view().email).toMatchObject({ state: 'invalid', error: 'Odd' });
    send({ type: 'email.submit' });
    expect(changeAccount.calls).toHaveLength(2);
  });

  test('waits as long as the server says', async () => {
    const { view, changeAccount, send, clock } = moved();
    await changeAccount.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(view().email).toMatchObject({ state: 'limited', waitSeconds: 2, failure: 'Too many' });
    send({ type: 'email.change', value: 'k@b.co' });
    send({ type: 'email.submit' });
    seconds(clock, 2);
    expect(view().email).toMatchObject({ state: 'editing', value: 'k@b.co' });
    expect(changeAccount.calls).toHaveLength(1);
  });

  test('can be retried after a failure or timeout', async () => {
    const { view, changeAccount, send, clock } = moved();
    await changeAccount.last().reject(problem(500, { detail: 'Not now' }));
    expect(view().email).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'email.submit' });
    clock.increment(submitTimeoutMs);
    expect(view().email.state).toBe('failed');
    send({ type: 'email.change', value: 'k' });
    expect(view().email).toMatchObject({ state: 'editing', failure: null });
  });
});
