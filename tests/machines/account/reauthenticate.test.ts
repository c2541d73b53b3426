import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { problem, seconds } from '../support/run.ts';
import {
  person,
  other,
  role,
  dialog,
  openDialog,
  submit,
  resend,
  type,
  byCode,
  back,
  entered,
} from '../support/reauthenticate.ts';

describe('opening', () => {
  test('is closed until a proof is requested', () => {
    const { view, send } = dialog();
    expect(view()).toMatchObject({ state: 'closed', isOpen: false });
    send(submit);
    expect(view().state).toBe('closed');
  });

  test('can be closed before a sensitive change', () => {
    const { view, send, answers, emitted } = openDialog();
    expect(view()).toMatchObject({
      state: 'open.editing',
      isOpen: true,
      reason: 'sensitive',
      email: 'sam@example.org',
      method: 'password',
      methods: ['password', 'code'],
      canClose: true,
    });
    expect(emitted).toEqual([]);
    send({ type: 'person.other' });
    send(type('x'));
    send({ type: 'dialog.close' });
    expect(view()).toMatchObject({ state: 'closed', secret: '' });
    expect(answers()).toEqual(['proof.refused']);
  });

  test("can't be closed after the session has ended, but another person gets a fresh page", () => {
    const { view, send, answers, emittedOf } = openDialog('sessionEnded');
    expect(emittedOf('session.refresh')).toHaveLength(1);
    expect(view()).toMatchObject({ reason: 'sessionEnded', canClose: false });
    send({ type: 'dialog.close' });
    expect(view().isOpen).toBe(true);
    send({ type: 'person.other' });
    expect(emittedOf('page.leave')).toEqual([{ type: 'page.leave', href: '/auth' }]);
    expect(answers()).toEqual([]);
  });

  test('offers only email without a password', () => {
    const { view, send } = openDialog('sensitive', false);
    expect(view()).toMatchObject({ method: 'code', methods: ['code'], canSubmit: false, canResend: true });
    send({ type: 'method.choose', method: 'password' });
    expect(view().method).toBe('code');
  });

  test('another request while it is open gets the same answer', () => {
    const { view, notify, send } = openDialog();
    send(type('x'));
    notify({ type: 'proof.request', reason: 'sensitive', person: other });
    expect(view()).toMatchObject({ email: 'sam@example.org', secret: 'x', reason: 'sensitive' });
    notify({ type: 'proof.request', reason: 'sessionEnded', person });
    expect(view()).toMatchObject({ reason: 'sessionEnded', secret: 'x', canClose: false });
  });

  test('starts over each time', () => {
    const { view, notify, send } = openDialog();
    send(byCode);
    send({ type: 'dialog.close' });
    notify({ type: 'proof.request', reason: 'sensitive', person: other });
    expect(view()).toMatchObject({ method: 'password', email: 'kim@example.org', secret: '', isSent: false });
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

  test('a sensitive change continues immediately, and the password is not stored', async () => {
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

  test('starts a new session, and the page continues once the session machine has loaded it', async () => {
    const { view, prove, answers, notify, emittedOf, send } = entered('sessionEnded');
    expect(prove.last().input).toEqual({
      call: 'signIn',
      json: { email: 'sam@example.org', password: ' secret ' },
    });
    await prove.last().resolve({ user: person });
    send(type('x'));
    send(byCode);
    send(resend);
    expect(view()).toMatchObject({ state: 'open.finishing', busy: true, secret: '', method: 'password' });
    expect(emittedOf('session.refresh')).toHaveLength(2);
    expect(answers()).toEqual([]);
    notify(back);
    expect(view().state).toBe('closed');
    expect(answers()).toEqual(['proof.given']);
  });

  test.each([{ type: 'session.refreshed' }, { type: 'session.userUpdated', user: person, role }] as const)(
    '$type also completes it, but not before the proof',
    async (emitted) => {
      const { prove, answers, notify, send, view } = openDialog('sessionEnded');
      notify(emitted);
      expect(view().state).toBe('open.editing');
      send(type('x'));
      send(submit);
      await prove.last().resolve({ user: person });
      notify(emitted);
      expect(answers()).toEqual(['proof.given']);
    },
  );

  test('fails if the session machine sends nothing', async () => {
    const { prove, clock, view, answers } = entered('sessionEnded');
    await prove.last().resolve({ user: person });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('open.failed');
    expect(view().failure).toEqual('We couldn’t reach the server. Check your connection, then try again.');
    expect(answers()).toEqual([]);
  });

  test("clears a wrong secret, with the server's message", async () => {
    const { view, prove, send } = entered();
    await prove.last().reject(problem(400, { code: 'invalid_credentials', detail: 'Not your password' }));
    expect(view()).toMatchObject({ state: 'open.wrong', secret: '', secretError: 'Not your password' });
    send(submit);
    expect(view().state).toBe('open.invalid');
  });

  test('too many attempts start a countdown', async () => {
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
    send({ type: 'method.choose', method: 'password' });
    send(type('other'));
    send(submit);
    expect(prove.calls).toHaveLength(1);
    seconds(clock, 2);
    expect(view()).toMatchObject({ state: 'open.editing', secret: 'other' });
  });

  test('can be retried after a failure or timeout', async () => {
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

  test('the same password starts a new session if the session ends while the dialog is open', async () => {
    const { view, prove, emittedOf } = entered();
    await prove.last().reject(problem(401, { code: 'no_session' }));
    expect(prove.last().input).toMatchObject({ call: 'signIn', json: { password: ' secret ' } });
    expect(view()).toMatchObject({ state: 'open.checking', reason: 'sessionEnded' });
    expect(emittedOf('session.refresh')).toHaveLength(1);
    await prove.last().reject(problem(401));
    expect(view().state).toBe('open.failed');
    expect(prove.calls).toHaveLength(2);
  });
});

describe('changes of the session in the meantime', () => {
  test('the page continues if the same person signs in in another tab', () => {
    const { notify, view, answers } = openDialog('sessionEnded');
    notify(back);
    expect(view().state).toBe('closed');
    expect(answers()).toEqual(['proof.given']);
  });

  test('that is no proof for a sensitive change', () => {
    const { notify, view, answers } = openDialog('sensitive');
    notify(back);
    expect(view().isOpen).toBe(true);
    expect(answers()).toEqual([]);
  });

  test.each(['sensitive', 'sessionEnded'] as const)(
    'another person signs in: nothing is sent in their name (%s)',
    (reason) => {
      const { notify, view, answers } = entered(reason);
      notify({ type: 'session.signedIn', user: other, role });
      expect(view()).toMatchObject({ state: 'closed', secret: '' });
      expect(answers()).toEqual(['proof.refused']);
    },
  );

  test('another person signs in after the proof', async () => {
    const { notify, prove, answers } = entered('sessionEnded');
    await prove.last().resolve({ user: other });
    notify({ type: 'session.signedIn', user: other, role });
    expect(answers()).toEqual(['proof.refused']);
  });

  test('the person signs out in another tab', () => {
    const { notify, view, answers } = openDialog('sessionEnded');
    notify({ type: 'session.signedOut' });
    expect(view().state).toBe('closed');
    expect(answers()).toEqual(['proof.refused']);
  });

  test('the session ends', () => {
    const { notify, view } = openDialog('sensitive');
    notify({ type: 'session.ended' });
    expect(view()).toMatchObject({ state: 'open.editing', reason: 'sessionEnded', canClose: false });
  });
});
