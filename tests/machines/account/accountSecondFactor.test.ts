import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Account, Enrollment } from '@vetsync/machines/account/model';
import { accountOf, factorOf } from '../support/account.ts';
import { proofRequired, section } from '../support/accountSecurity.ts';
import { problem, seconds } from '../support/run.ts';

const enrollment: Enrollment = { id: 'f2', secret: 'SECRET', uri: 'otpauth://totp/x', qr: '<svg/>' };
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `code-${index}`);
const on = { factors: [factorOf()], recoveryCodesLeft: 8 };

async function atSetup(more: Partial<Account> = {}) {
  const opened = section(more);
  opened.send({ type: 'factor.enroll' });
  await opened.enroll.last().resolve(enrollment);
  return opened;
}
async function verifying(code = '123456', more: Partial<Account> = {}) {
  const opened = await atSetup(more);
  opened.send({ type: 'code.change', value: code });
  opened.send({ type: 'code.submit' });
  return opened;
}

describe('setting up an authenticator app', () => {
  test('shows the secret until it is verified or canceled', async () => {
    const { send, factor, enroll } = section();
    expect(factor()).toMatchObject({ state: 'off', enrollment: null });
    send({ type: 'factor.enroll' });
    send({ type: 'factor.enroll' });
    expect(factor()).toMatchObject({ state: 'enrolling.calling', busy: true });
    expect(enroll.calls).toHaveLength(1);
    await enroll.last().resolve(enrollment);
    expect(factor()).toMatchObject({ state: 'setup.editing', enrollment });
    send({ type: 'factor.cancel' });
    expect(factor()).toMatchObject({ state: 'off', enrollment: null });
  });

  test('requires a proof of identity first', async () => {
    const { send, factor, enroll, emittedOf } = section();
    send({ type: 'factor.enroll' });
    await enroll.last().reject(proofRequired);
    expect(factor()).toMatchObject({ state: 'enrolling.proving', busy: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sensitive' }]);
    send({ type: 'proof.given' });
    expect(enroll.calls).toHaveLength(2);
    await enroll.last().reject(proofRequired);
    send({ type: 'proof.refused' });
    expect(factor().state).toBe('off');
  });

  test('a failure or timeout is reported', async () => {
    const { send, factor, enroll, clock, toasts } = section();
    send({ type: 'factor.enroll' });
    await enroll.last().reject(problem(409, { detail: 'Too many apps' }));
    expect(factor().state).toBe('off');
    expect(toasts()).toEqual([
      { title: 'Two-step sign-in wasn’t changed', description: 'Too many apps', tone: 'destructive' },
    ]);
    send({ type: 'factor.enroll' });
    clock.increment(submitTimeoutMs);
    expect(factor().state).toBe('off');
    expect(toasts()).toHaveLength(2);
  });

  test.each(['', '12345', 'abcdef'])('%j is not sent', async (code) => {
    const { send, factor, verifyFactor } = await verifying(code);
    expect(factor()).toMatchObject({
      state: 'setup.invalid',
      codeError: 'Enter the 6 digits of the code',
      attempt: 1,
    });
    send({ type: 'code.submit' });
    expect(verifyFactor.calls).toHaveLength(0);
    send({ type: 'code.change', value: '1' });
    expect(factor()).toMatchObject({ state: 'setup.editing', codeError: null });
  });

  test('the first one brings recovery codes, visible until they are saved', async () => {
    const { send, factor, verifyFactor, emitted, emittedOf } = await verifying();
    send({ type: 'code.submit' });
    send({ type: 'factor.cancel' });
    send({ type: 'code.change', value: '1' });
    expect(verifyFactor.calls.map(({ input }) => input)).toEqual([{ id: 'f2', code: '123456' }]);
    expect(factor()).toMatchObject({ state: 'setup.verifying', busy: true });
    await verifyFactor.last().resolve({ recoveryCodes });
    expect(factor()).toMatchObject({
      state: 'codes',
      enrollment: null,
      code: '',
      recoveryCodes: { codes: recoveryCodes, email: 'sam@example.org' },
    });
    expect(emitted).toEqual([
      { type: 'page.toast', toast: { title: 'Two-step sign-in is on' } },
      { type: 'account.refresh' },
    ]);
    send({
      type: 'account.changed',
      account: accountOf({ factors: [factorOf('f2')], recoveryCodesLeft: 10 }),
    });
    expect(factor().state).toBe('codes');
    send({ type: 'codes.print' });
    expect(emittedOf('page.print')).toHaveLength(1);
    send({ type: 'codes.keep' });
    expect(factor()).toMatchObject({ state: 'on', recoveryCodes: null, recoveryCodesLeft: 10 });
  });

  test('another one brings none', async () => {
    const { factor, verifyFactor, send, enroll, emitted } = await verifying('123456', on);
    await verifyFactor.last().resolve({ recoveryCodes: [] });
    expect(factor()).toMatchObject({ state: 'on', recoveryCodes: null, enrollment: null, code: '' });
    expect(emitted).toEqual([
      { type: 'page.toast', toast: { title: 'Two-step sign-in is on' } },
      { type: 'account.refresh' },
    ]);
    send({ type: 'factor.enroll' });
    await enroll.last().resolve(enrollment);
    expect(factor()).toMatchObject({ state: 'setup.editing', code: '' });
  });

  test("a wrong code is cleared, with the server's message", async () => {
    const { send, factor, verifyFactor } = await verifying();
    await verifyFactor.last().reject(problem(400, { code: 'invalid_code', detail: 'Wrong' }));
    expect(factor()).toMatchObject({ state: 'setup.wrong', codeError: 'Wrong', code: '', enrollment });
    send({ type: 'code.submit' });
    expect(factor().state).toBe('setup.invalid');
  });

  test('too many attempts start a countdown', async () => {
    const { send, factor, verifyFactor, clock } = await verifying();
    await verifyFactor.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(factor()).toMatchObject({ state: 'setup.limited', waitSeconds: 2, failure: 'Too many' });
    send({ type: 'code.change', value: '111111' });
    send({ type: 'code.submit' });
    expect(verifyFactor.calls).toHaveLength(1);
    seconds(clock, 2);
    expect(factor()).toMatchObject({ state: 'setup.editing', code: '111111' });
  });

  test('can be retried after a failure or timeout', async () => {
    const { send, factor, verifyFactor, clock } = await verifying();
    await verifyFactor.last().reject(problem(500, { detail: 'Not now' }));
    expect(factor()).toMatchObject({ state: 'setup.failed', failure: 'Not now', canSubmit: true });
    send({ type: 'code.submit' });
    clock.increment(submitTimeoutMs);
    expect(factor().state).toBe('setup.failed');
  });

  test('waits until the person has signed in again', async () => {
    const { send, factor, verifyFactor, emittedOf } = await verifying();
    await verifyFactor.last().reject(problem(401, { code: 'no_session' }));
    expect(factor()).toMatchObject({ state: 'setup.proving', enrollment, code: '123456' });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'code.change', value: '1' });
    send({ type: 'factor.cancel' });
    send({ type: 'proof.given' });
    expect(verifyFactor.last().input).toEqual({ id: 'f2', code: '123456' });
    await verifyFactor.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(factor()).toMatchObject({ state: 'setup.failed', code: '123456' });
  });
});

function askedToTurnOff() {
  const opened = section(on);
  opened.send({ type: 'factor.turnOff', id: 'f1' });
  return opened;
}

describe('turning it off', () => {
  test('needs a confirmation', () => {
    const { send, factor, removeFactor } = askedToTurnOff();
    expect(factor()).toMatchObject({ state: 'confirmingOff', turningOff: { id: 'f1' } });
    send({ type: 'action.cancel' });
    expect(factor()).toMatchObject({ state: 'on', turningOff: null });
    send({ type: 'factor.turnOff', id: 'nobody' });
    send({ type: 'action.confirm' });
    expect(removeFactor.calls).toHaveLength(0);
  });

  test('ends when the last one is removed', async () => {
    const { send, factor, removeFactor, emitted } = askedToTurnOff();
    send({ type: 'action.confirm' });
    expect(factor()).toMatchObject({ state: 'turningOff.calling', busy: true, turningOff: { id: 'f1' } });
    expect(removeFactor.last().input).toEqual({ id: 'f1' });
    await removeFactor.last().resolve(undefined);
    expect(factor()).toMatchObject({ state: 'off', factors: [] });
    expect(emitted).toEqual([
      { type: 'page.toast', toast: { title: 'Authenticator app removed' } },
      { type: 'account.refresh' },
    ]);
  });

  test('requires a proof of identity first', async () => {
    const { send, factor, removeFactor } = askedToTurnOff();
    send({ type: 'action.confirm' });
    await removeFactor.last().reject(proofRequired);
    expect(factor()).toMatchObject({ state: 'turningOff.proving', busy: true });
    send({ type: 'proof.given' });
    expect(removeFactor.calls).toHaveLength(2);
    await removeFactor.last().reject(proofRequired);
    send({ type: 'proof.refused' });
    expect(factor()).toMatchObject({ state: 'on', factors: [factorOf()] });
  });

  test('stays on after a failure or timeout', async () => {
    const { send, factor, removeFactor, toasts, clock, emittedOf } = askedToTurnOff();
    send({ type: 'action.confirm' });
    await removeFactor.last().reject(problem(500, { detail: 'Not now' }));
    expect(factor().state).toBe('on');
    expect(emittedOf('account.refresh')).toHaveLength(1);
    expect(toasts()).toEqual([
      { title: 'Two-step sign-in wasn’t changed', description: 'Not now', tone: 'destructive' },
    ]);
    send({ type: 'factor.turnOff', id: 'f1' });
    send({ type: 'action.confirm' });
    clock.increment(submitTimeoutMs);
    expect(factor().state).toBe('on');
  });

  test('shows changes made on another device', () => {
    const { send, factor } = section(on);
    send({ type: 'account.changed', account: accountOf() });
    expect(factor().state).toBe('off');
    send({ type: 'account.changed', account: accountOf(on) });
    expect(factor()).toMatchObject({ state: 'on', recoveryCodesLeft: 8 });
  });
});

function askedToRenew() {
  const opened = section(on);
  opened.send({ type: 'codes.renew' });
  return opened;
}

describe('new recovery codes', () => {
  test('need a confirmation, then are displayed', async () => {
    const { send, factor, renewCodes, emittedOf } = askedToRenew();
    expect(factor().state).toBe('confirmingRenewal');
    send({ type: 'action.cancel' });
    expect(factor().state).toBe('on');
    send({ type: 'codes.renew' });
    send({ type: 'action.confirm' });
    expect(factor()).toMatchObject({ state: 'renewing.calling', busy: true });
    await renewCodes.last().resolve({ recoveryCodes });
    expect(factor()).toMatchObject({ state: 'codes', recoveryCodes: { codes: recoveryCodes } });
    expect(emittedOf('account.refresh')).toHaveLength(1);
    expect(renewCodes.calls).toHaveLength(1);
  });

  test('require a proof of identity first', async () => {
    const { send, factor, renewCodes } = askedToRenew();
    send({ type: 'action.confirm' });
    await renewCodes.last().reject(proofRequired);
    expect(factor().state).toBe('renewing.proving');
    send({ type: 'proof.given' });
    await renewCodes.last().reject(proofRequired);
    send({ type: 'proof.refused' });
    expect(factor().state).toBe('on');
    expect(renewCodes.calls).toHaveLength(2);
  });

  test('a failure or timeout leaves the old ones', async () => {
    const { send, factor, renewCodes, toasts, clock, emittedOf } = askedToRenew();
    send({ type: 'action.confirm' });
    await renewCodes.last().reject(problem(500));
    expect(factor().state).toBe('on');
    expect(emittedOf('account.refresh')).toHaveLength(1);
    send({ type: 'codes.renew' });
    send({ type: 'action.confirm' });
    clock.increment(submitTimeoutMs);
    expect(factor().state).toBe('on');
    expect(toasts()).toHaveLength(2);
  });
});
