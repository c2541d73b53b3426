import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { proofRequired, section } from '../support/accountSecurity.ts';
import { problem, seconds } from '../support/run.ts';

function changed(value = 'river stone') {
  const opened = section();
  opened.send({ type: 'password.edit' });
  opened.send({ type: 'password.change', value });
  opened.send({ type: 'password.submit' });
  return opened;
}

describe('the password', () => {
  test('is changed in its own form, which clears the draft when closed', () => {
    const { send, password } = section({ hasPassword: false });
    expect(password()).toMatchObject({ state: 'idle', exists: false, minLength: 8, maxLength: 256 });
    send({ type: 'password.edit' });
    send({ type: 'password.change', value: 'x' });
    send({ type: 'password.submit' });
    send({ type: 'password.cancel' });
    expect(password()).toMatchObject({ state: 'idle', value: '', error: null });
  });

  test.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
    ['1234567', 'Password must be at least 8 characters'],
    ['x'.repeat(257), 'Password too long'],
  ])('%j: %s', (value, error) => {
    const { send, password, changeAccount } = changed(value);
    send({ type: 'password.submit' });
    expect(password()).toMatchObject({ state: 'invalid', error, attempt: 2 });
    expect(changeAccount.calls).toHaveLength(0);
    send({ type: 'password.change', value: 'river stone' });
    expect(password()).toMatchObject({ state: 'editing', error: null });
  });

  test('of an administrator has at least 12 characters', () => {
    const { send, password, changeAccount } = section({ role: 'admin' });
    expect(password()).toMatchObject({ minLength: 12 });
    send({ type: 'password.edit' });
    send({ type: 'password.change', value: 'river stone' });
    send({ type: 'password.submit' });
    expect(password()).toMatchObject({
      state: 'invalid',
      error: 'Password must be at least 12 characters',
    });
    send({ type: 'password.change', value: 'river stones' });
    send({ type: 'password.submit' });
    expect(changeAccount.calls).toHaveLength(1);
  });

  test('is saved once and never stored', async () => {
    const { send, password, changeAccount, emitted } = changed();
    send({ type: 'password.submit' });
    send({ type: 'password.cancel' });
    expect(changeAccount.calls.map(({ input }) => input)).toEqual([{ password: 'river stone' }]);
    expect(password()).toMatchObject({ state: 'saving', busy: true });
    await changeAccount.last().resolve({});
    expect(password()).toMatchObject({ state: 'idle', value: '' });
    expect(emitted).toEqual([
      { type: 'page.toast', toast: { title: 'Password saved' } },
      { type: 'account.refresh' },
    ]);
  });

  test('shows every reason if it is too weak', async () => {
    const { send, password, changeAccount } = changed();
    const errors = ['Too common', 'Your name'].map((message) => ({ path: 'password', message }));
    await changeAccount.last().reject(problem(422, { errors }));
    expect(password()).toMatchObject({
      state: 'invalid',
      error: 'Too common',
      reasons: ['Too common', 'Your name'],
    });
    send({ type: 'password.submit' });
    expect(changeAccount.calls).toHaveLength(2);
    await changeAccount.last().reject(problem(422, { errors }));
    send({ type: 'password.change', value: 'x' });
    expect(password()).toMatchObject({ state: 'editing', reasons: [] });
  });

  test('requires a proof first, keeps the draft, and continues', async () => {
    const { send, password, changeAccount, emittedOf } = changed();
    await changeAccount.last().reject(proofRequired);
    expect(password()).toMatchObject({ state: 'proving', value: 'river stone', busy: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sensitive' }]);
    send({ type: 'password.cancel' });
    send({ type: 'proof.given' });
    expect(changeAccount.last().input).toEqual({ password: 'river stone' });
    expect(changeAccount.calls).toHaveLength(2);
    await changeAccount.last().reject(proofRequired);
    send({ type: 'proof.refused' });
    expect(password()).toMatchObject({ state: 'failed', value: 'river stone' });
  });

  test('waits as long as the server says', async () => {
    const { send, password, changeAccount, clock } = changed();
    await changeAccount.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(password()).toMatchObject({ state: 'limited', waitSeconds: 2, failure: 'Too many' });
    send({ type: 'password.change', value: 'river stone bird' });
    seconds(clock, 2);
    expect(password()).toMatchObject({ state: 'editing', value: 'river stone bird' });
  });

  test('can be retried after a failure or timeout', async () => {
    const { send, password, changeAccount, clock } = changed();
    await changeAccount.last().reject(problem(500, { detail: 'Not now' }));
    expect(password()).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'password.submit' });
    clock.increment(submitTimeoutMs);
    expect(password().state).toBe('failed');
    send({ type: 'password.change', value: 'x' });
    expect(password().state).toBe('editing');
  });
});
