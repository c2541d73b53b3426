import { describe, expect, test } from 'vitest';
import { resendWaitSeconds, submitTimeoutMs } from '@vetsync/machines/model';
import type { ProofCall, ProofReason } from '@vetsync/machines/model';
import { reauthenticateMachine, reauthenticateView } from '@vetsync/machines/reauthenticate';
import type { ReauthenticateEvent } from '@vetsync/machines/reauthenticate';
import { held, problem, run, seconds } from './support/run.ts';

const person = { id: 'u1', email: 'sam@example.org', fullName: null };
const other = { id: 'u2', email: 'kim@example.org', fullName: null };
const role = 'user' as const;

function dialog() {
  const prove = held<unknown, ProofCall>();
  const sendCode = held<unknown, { email: string }>();
  const started = run(reauthenticateMachine, { actors: { prove: prove.logic, sendCode: sendCode.logic } });
  return {
    ...started,
    prove,
    sendCode,
    tell: started.actor.send.bind(started.actor),
    send: (event: ReauthenticateEvent) => started.actor.send(event),
    view: () => reauthenticateView(started.actor.getSnapshot()),
    answers: () => started.news.map(({ type }) => type).filter((type) => type.startsWith('proof.')),
  };
}
function asked(reason: ProofReason = 'sensitive', hasPassword?: boolean) {
  const opened = dialog();
  opened.tell({ type: 'proof.ask', reason, person, ...(hasPassword !== undefined && { hasPassword }) });
  return opened;
}
const submit = { type: 'form.submit' } as const;
const resend = { type: 'mail.resend' } as const;
const type = (value: string) => ({ type: 'secret.change', value }) as const;
const byCode = { type: 'way.choose', way: 'code' } as const;
const back = { type: 'session.signedIn', user: person, role } as const;

function entered(reason: ProofReason = 'sensitive', secret = ' secret ') {
  const opened = asked(reason);
  opened.send(type(secret));
  opened.send(submit);
  return opened;
}

describe('opening', () => {
  test('is closed until somebody asks', () => {
    const { view, send } = dialog();
    expect(view()).toMatchObject({ state: 'closed', isOpen: false });
    send(submit);
    expect(view().state).toBe('closed');
  });

  test('before a sensitive change: may be left', () => {
    const { view, send, answers, news } = asked();
    expect(view()).toMatchObject({
      state: 'open.editing',
      isOpen: true,
      reason: 'sensitive',
      email: 'sam@example.org',
      way: 'password',
      ways: ['password', 'code'],
      canClose: true,
    });
    expect(news).toEqual([]);
    send({ type: 'person.other' });
    send(type('x'));
    send({ type: 'dialog.close' });
    expect(view()).toMatchObject({ state: 'closed', secret: '' });
    expect(answers()).toEqual(['proof.refused']);
  });

  test('when the session ended: may not, but somebody else gets a fresh page', () => {
    const { view, send, answers, newsOf } = asked('sessionEnded');
    expect(newsOf('session.refresh')).toHaveLength(1);
    expect(view()).toMatchObject({ reason: 'sessionEnded', canClose: false });
    send({ type: 'dialog.close' });
    expect(view().isOpen).toBe(true);
    send({ type: 'person.other' });
    expect(newsOf('place.leave')).toEqual([{ type: 'place.leave', href: '/auth' }]);
    expect(answers()).toEqual([]);
  });

  test('by mail only for somebody without a password', () => {
    const { view, send } = asked('sensitive', false);
    expect(view()).toMatchObject({ way: 'code', ways: ['code'], canSubmit: false, canResend: true });
    send({ type: 'way.choose', way: 'password' });
    expect(view().way).toBe('code');
  });

  test('another request while it is open waits for the same answer', () => {
    const { view, tell, send } = asked();
    send(type('x'));
    tell({ type: 'proof.ask', reason: 'sensitive', person: other });
    expect(view()).toMatchObject({ email: 'sam@example.org', secret: 'x', reason: 'sensitive' });
    tell({ type: 'proof.ask', reason: 'sessionEnded', person });
    expect(view()).toMatchObject({ reason: 'sessionEnded', secret: 'x', canClose: false });
  });

  test('starts afresh each time', () => {
    const { view, tell, send } = asked();
    send(byCode);
    send({ type: 'dialog.close' });
    tell({ type: 'proof.ask', reason: 'sensitive', person: other });
    expect(view()).toMatchObject({ way: 'password', email: 'kim@example.org', secret: '', isSent: false });
  });
});

describe('proving', () => {
  test.each([
    ['', 'Password is required'],
    ['x'.repeat(257), 'Password too long'],
  ])('%j is not sent', (secret, secretError) => {
    const { view, prove, send } = entered('sensitive', secret);
    expect(view()).toMatchObject({ state: 'open.invalid', secretError, attempt: 1 });
    send(submit);
    expect(view().attempt).toBe(2);
    expect(prove.calls).toHaveLength(0);
    send(type('x'));
    expect(view()).toMatchObject({ state: 'open.editing', secretError: null });
  });

  test('a sensitive change goes on at once, and the password is kept nowhere', async () => {
    const { view, prove, answers, send, actor } = entered();
    send(submit);
    send(type('x'));
    send(byCode);
    send({ type: 'dialog.close' });
    expect(prove.calls.map(({ input }) => input)).toEqual([
      { call: 'reauthenticate', json: { password: ' secret ' } },
    ]);
    expect(view()).toMatchObject({ state: 'open.checking', busy: true, canClose: false });
    await prove.last().resolve({ user: person });
    expect(view()).toMatchObject({ state: 'closed', secret: '' });
    expect(answers()).toEqual(['proof.given']);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('secret ');
  });

  test('a session that ended is begun anew; the page goes on once the session machine knows', async () => {
    const { view, prove, answers, tell, newsOf, send } = entered('sessionEnded');
    expect(prove.last().input).toEqual({
      call: 'signIn',
      json: { email: 'sam@example.org', password: ' secret ' },
    });
    await prove.last().resolve({ user: person });
    send(type('x'));
    send(byCode);
    send(resend);
    expect(view()).toMatchObject({ state: 'open.finishing', busy: true, secret: '', way: 'password' });
    expect(newsOf('session.refresh')).toHaveLength(2);
    expect(answers()).toEqual([]);
    tell(back);
    expect(view().state).toBe('closed');
    expect(answers()).toEqual(['proof.given']);
  });

  test.each([{ type: 'session.refreshed' }, { type: 'session.userUpdated', user: person, role }] as const)(
    '$type will do for that, but not before',
    async (news) => {
      const { prove, answers, tell, send, view } = asked('sessionEnded');
      tell(news);
      expect(view().state).toBe('open.editing');
      send(type('x'));
      send(submit);
      await prove.last().resolve({ user: person });
      tell(news);
      expect(answers()).toEqual(['proof.given']);
    },
  );

  test('a session machine that says nothing is a failure', async () => {
    const { prove, clock, view, answers } = entered('sessionEnded');
    await prove.last().resolve({ user: person });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('open.failed');
    expect(view().failure).toContain('could not reach the server');
    expect(answers()).toEqual([]);
  });

  test('wrong: it is taken away with the words of the server', async () => {
    const { view, prove, send } = entered();
    await prove.last().reject(problem(400, { code: 'invalid_credentials', detail: 'Not your password' }));
    expect(view()).toMatchObject({ state: 'open.wrong', secret: '', secretError: 'Not your password' });
    send(submit);
    expect(view().state).toBe('open.invalid');
  });

  test('too many tries wait', async () => {
    const { view, prove, send, clock } = entered();
    await prove.last().reject(problem(429, { retryAfterSeconds: 2, detail: 'Too many' }));
    expect(view()).toMatchObject({
      state: 'open.limited',
      waitSeconds: 2,
      failure: 'Too many',
      canClose: true,
    });
    send(byCode);
    send(resend);
    send({ type: 'way.choose', way: 'password' });
    send(type('other'));
    send(submit);
    expect(prove.calls).toHaveLength(1);
    seconds(clock, 2);
    expect(view()).toMatchObject({ state: 'open.editing', secret: 'other' });
  });

  test('a failure, or no answer, may be tried again', async () => {
    const { view, prove, send, clock } = entered();
    await prove.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'open.failed', failure: 'Not now', secret: ' secret ' });
    send(submit);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('open.failed');
    send(type(''));
    send(submit);
    expect(view().state).toBe('open.invalid');
  });

  test('a session that ends while the dialog is open is begun anew by the same password', async () => {
    const { view, prove, newsOf } = entered();
    await prove.last().reject(problem(401, { code: 'no_session' }));
    expect(prove.last().input).toMatchObject({ call: 'signIn', json: { password: ' secret ' } });
    expect(view()).toMatchObject({ state: 'open.checking', reason: 'sessionEnded' });
    expect(newsOf('session.refresh')).toHaveLength(1);
    await prove.last().reject(problem(401));
    expect(view().state).toBe('open.failed');
    expect(prove.calls).toHaveLength(2);
  });
});

async function mailed(reason: ProofReason = 'sensitive') {
  const opened = asked(reason);
  opened.send(byCode);
  opened.send(resend);
  await opened.sendCode.last().resolve(undefined);
  return opened;
}

describe('a mailed code', () => {
  test('is asked for before it can be entered', async () => {
    const { view, send, sendCode, prove } = asked();
    send(byCode);
    expect(view()).toMatchObject({ way: 'code', isSent: false, canSubmit: false, canResend: true });
    send(type('123456'));
    send(submit);
    expect(prove.calls).toHaveLength(0);
    send(resend);
    send(resend);
    send(submit);
    send(type('1'));
    send({ type: 'way.choose', way: 'password' });
    expect(view()).toMatchObject({
      state: 'open.sending',
      way: 'code',
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

  test('can be sent again after a minute, also in between other ways', async () => {
    const { send, view, clock, sendCode, actor, prove } = await mailed();
    send(resend);
    send({ type: 'way.choose', way: 'password' });
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
  ])('a %s of sending is told', async (_, refusal, resendSeconds) => {
    const { send, view, sendCode, clock } = asked();
    send(byCode);
    send(resend);
    await sendCode.last().reject(refusal);
    expect(view()).toMatchObject({ state: 'open.failed', failure: 'Slowly', isSent: false, resendSeconds });
    seconds(clock, 20);
    expect(view().canResend).toBe(true);
  });

  test('no answer to sending is a failure', () => {
    const { send, view, clock } = asked();
    send(byCode);
    send(resend);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('open.failed');
  });
});

async function challenged() {
  const opened = entered('sessionEnded');
  await opened.prove.last().resolve({ mfa: { challengeId: 'c' } });
  return opened;
}

describe('the second factor', () => {
  test('is asked for where one is on', async () => {
    const { view, send, prove, answers, tell } = await challenged();
    expect(view()).toMatchObject({
      state: 'open.editing',
      way: 'app',
      ways: ['app', 'recovery'],
      secret: '',
    });
    expect(answers()).toEqual([]);
    send({ type: 'way.choose', way: 'password' });
    expect(view().way).toBe('app');
    send(type('12345'));
    send(submit);
    expect(view()).toMatchObject({ state: 'open.invalid', secretError: 'Enter the 6 digits of the code' });
    send(type('123456'));
    send(submit);
    expect(prove.last().input).toEqual({ call: 'answerChallenge', challengeId: 'c', code: '123456' });
    await prove.last().resolve({ user: person });
    tell(back);
    expect(answers()).toEqual(['proof.given']);
  });

  test('is asked for before a sensitive change too', async () => {
    const { prove, send, view, answers } = entered('sensitive');
    await prove.last().resolve({ mfa: { challengeId: 'c' } });
    expect(view()).toMatchObject({ state: 'open.editing', way: 'app', canClose: true });
    expect(answers()).toEqual([]);
    send(type('123456'));
    send(submit);
    expect(prove.last().input).toEqual({ call: 'answerChallenge', challengeId: 'c', code: '123456' });
    await prove.last().resolve({ user: person });
    expect(answers()).toEqual(['proof.given']);
  });

  test('takes a recovery code', async () => {
    const { send, prove, view } = await challenged();
    send({ type: 'way.choose', way: 'recovery' });
    expect(view().secretMaxLength).toBe(40);
    send(type(' abcd-efgh '));
    send(submit);
    expect(prove.last().input).toEqual({ call: 'answerChallenge', challengeId: 'c', code: 'abcd-efgh' });
  });

  test('too late or too often: starts again', async () => {
    const { send, prove, view } = await challenged();
    send(type('123456'));
    send(submit);
    await prove.last().reject(problem(400, { code: 'invalid_challenge', detail: 'Too late' }));
    expect(view()).toMatchObject({
      state: 'open.failed',
      failure: 'Too late',
      way: 'password',
      ways: ['password', 'code'],
      secret: '',
    });
  });
});

describe('what the session machine finds meanwhile', () => {
  test('the same person signed in in another tab: the page goes on', () => {
    const { tell, view, answers } = asked('sessionEnded');
    tell(back);
    expect(view().state).toBe('closed');
    expect(answers()).toEqual(['proof.given']);
  });

  test('that alone proves nothing before a sensitive change', () => {
    const { tell, view, answers } = asked('sensitive');
    tell(back);
    expect(view().isOpen).toBe(true);
    expect(answers()).toEqual([]);
  });

  test.each(['sensitive', 'sessionEnded'] as const)(
    'another person: nothing is done in their name (%s)',
    (reason) => {
      const { tell, view, answers } = entered(reason);
      tell({ type: 'session.signedIn', user: other, role });
      expect(view()).toMatchObject({ state: 'closed', secret: '' });
      expect(answers()).toEqual(['proof.refused']);
    },
  );

  test('another person after this one proved who they are', async () => {
    const { tell, prove, answers } = entered('sessionEnded');
    await prove.last().resolve({ user: other });
    tell({ type: 'session.signedIn', user: other, role });
    expect(answers()).toEqual(['proof.refused']);
  });

  test('somebody signed out in another tab', () => {
    const { tell, view, answers } = asked('sessionEnded');
    tell({ type: 'session.signedOut' });
    expect(view().state).toBe('closed');
    expect(answers()).toEqual(['proof.refused']);
  });

  test('the session ended', () => {
    const { tell, view } = asked('sensitive');
    tell({ type: 'session.ended' });
    expect(view()).toMatchObject({ state: 'open.editing', reason: 'sessionEnded', canClose: false });
  });
});
