import { describe, expect, test } from 'vitest';
import { resendWaitSeconds } from '@vetsync/machines/account/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { ProofReason } from '@vetsync/machines/system/model';
import { problem, seconds } from '../support/run.ts';
import {
  person,
  openDialog,
  submit,
  resend,
  type,
  byCode,
  back,
  entered,
} from '../support/reauthenticate.ts';

async function mailed(reason: ProofReason = 'sensitive') {
  const opened = openDialog(reason);
  opened.send(byCode);
  opened.send(resend);
  await opened.sendCode.last().resolve(undefined);
  return opened;
}
async function challenged() {
  const opened = entered('sessionEnded');
  await opened.prove.last().resolve({ mfa: { challengeId: 'c' } });
  return opened;
}

describe('an emailed code', () => {
  test('is requested before it can be entered', async () => {
    const { view, send, sendCode, prove } = openDialog();
    send(byCode);
    expect(view()).toMatchObject({ method: 'code', isSent: false, canSubmit: false, canResend: true });
    send(type('123456'));
    send(submit);
    expect(prove.calls).toHaveLength(0);
    send(resend);
    send(resend);
    send(submit);
    send(type('1'));
    send({ type: 'method.choose', method: 'password' });
    expect(view()).toMatchObject({
      state: 'open.sending',
      method: 'code',
      secret: '123456',
      busy: true,
      canResend: false,
    });
    expect(sendCode.calls.map(({ input }) => input)).toEqual([{ email: 'sam@example.org' }]);
    await sendCode.last().resolve(undefined);
    expect(view()).toMatchObject({
      state: 'open.editing',
      isSent: true,
      canSubmit: true,
      resendSeconds: resendWaitSeconds,
      secretMaxLength: 6,
    });
  });

  test.each([
    ['sensitive', { call: 'reauthenticate', json: { code: '123456' } }],
    ['sessionEnded', { call: 'verify', json: { email: 'sam@example.org', code: '123456' } }],
  ] as const)('proves who this is (%s)', async (reason, call) => {
    const { send, prove, view } = await mailed(reason);
    send(type('12345'));
    send(submit);
    expect(view()).toMatchObject({ state: 'open.invalid', secretError: 'Enter the 6 digits of the code' });
    send(type(' 123456'));
    send(submit);
    expect(prove.last().input).toEqual(call);
  });

  test('can be sent again after a minute, even after trying other ways', async () => {
    const { send, view, clock, sendCode, actor, prove } = await mailed();
    send(resend);
    send({ type: 'method.choose', method: 'password' });
    expect(view()).toMatchObject({ resendSeconds: null, canResend: false });
    send(resend);
    seconds(clock, resendWaitSeconds - 1);
    send(byCode);
    expect(view()).toMatchObject({ resendSeconds: 1, canResend: false, isSent: true });
    seconds(clock, 5);
    expect(view()).toMatchObject({ resendSeconds: null, canResend: true });
    expect(actor.getSnapshot().context.resendSeconds).toBe(0);
    expect(sendCode.calls).toHaveLength(1);
    send(resend);
    expect(sendCode.calls).toHaveLength(2);
    await sendCode.last().resolve(undefined);
    seconds(clock, 1);
    expect(view().resendSeconds).toBe(resendWaitSeconds - 1);
    seconds(clock, resendWaitSeconds);
    send(type('123456'));
    send(submit);
    send(resend);
    expect(view()).toMatchObject({ state: 'open.checking', canResend: false });
    expect(prove.calls).toHaveLength(1);
  });

  test.each([
    ['limit', problem(429, { retryAfterSeconds: 20, detail: 'Slowly' }), 20],
    ['failure', problem(500, { detail: 'Slowly' }), null],
  ])('reports a %s of sending', async (_, refusal, resendSeconds) => {
    const { send, view, sendCode, clock } = openDialog();
    send(byCode);
    send(resend);
    await sendCode.last().reject(refusal);
    expect(view()).toMatchObject({ state: 'open.failed', failure: 'Slowly', isSent: false, resendSeconds });
    seconds(clock, 20);
    expect(view().canResend).toBe(true);
  });

  test('a timeout of sending is a failure', () => {
    const { send, view, clock } = openDialog();
    send(byCode);
    send(resend);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('open.failed');
  });
});

describe('the second factor', () => {
  test('is required if one is on', async () => {
    const { view, send, prove, answers, notify } = await challenged();
    expect(view()).toMatchObject({
      state: 'open.editing',
      method: 'app',
      methods: ['app', 'recovery'],
      secret: '',
    });
    expect(answers()).toEqual([]);
    send({ type: 'method.choose', method: 'password' });
    expect(view().method).toBe('app');
    send(type('12345'));
    send(submit);
    expect(view()).toMatchObject({ state: 'open.invalid', secretError: 'Enter the 6 digits of the code' });
    send(type('123456'));
    send(submit);
    expect(prove.last().input).toEqual({ call: 'answerChallenge', challengeId: 'c', code: '123456' });
    await prove.last().resolve({ user: person });
    notify(back);
    expect(answers()).toEqual(['proof.given']);
  });

  test('is also required before a sensitive change', async () => {
    const { prove, send, view, answers } = entered('sensitive');
    await prove.last().resolve({ mfa: { challengeId: 'c' } });
    expect(view()).toMatchObject({ state: 'open.editing', method: 'app', canClose: true });
    expect(answers()).toEqual([]);
    send(type('123456'));
    send(submit);
    expect(prove.last().input).toEqual({ call: 'answerChallenge', challengeId: 'c', code: '123456' });
    await prove.last().resolve({ user: person });
    expect(answers()).toEqual(['proof.given']);
  });

  test('accepts a recovery code', async () => {
    const { send, prove, view } = await challenged();
    send({ type: 'method.choose', method: 'recovery' });
    expect(view().secretMaxLength).toBe(40);
    send(type(' abcd-efgh '));
    send(submit);
    expect(prove.last().input).toEqual({ call: 'answerChallenge', challengeId: 'c', code: 'abcd-efgh' });
  });

  test('starts over if it is too late or tried too often', async () => {
    const { send, prove, view } = await challenged();
    send(type('123456'));
    send(submit);
    await prove.last().reject(problem(400, { code: 'invalid_challenge', detail: 'Too late' }));
    expect(view()).toMatchObject({
      state: 'open.failed',
      failure: 'Too late',
      method: 'password',
      methods: ['password', 'code'],
      secret: '',
    });
  });
});
