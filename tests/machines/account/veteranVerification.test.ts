import { describe, expect, test } from 'vitest';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { accountPhrases } from '../../../ui/screens/account/Account.phrases.ts';
import { verificationFailures, verificationPollMs } from '@vetsync/machines/account/model';
import type { VerificationStart } from '@vetsync/machines/account/model';
import {
  veteranVerificationMachine,
  veteranVerificationView,
} from '@vetsync/machines/account/veteranVerification';
import type { VeteranVerificationInput } from '@vetsync/machines/account/veteranVerification';
import { held, problem, puppet, run } from '../support/run.ts';

const own = 'https://vetsync.example';
const begun: VerificationStart = {
  authUrl: 'https://api.id.example/authorize?state=s',
  flow: 'f',
  domain: 'id.example',
};
const complete = { type: 'VETERAN_VERIFICATION_COMPLETE', ok: true, flow: 'f' };

function screen(more: Partial<VeteranVerificationInput> = {}) {
  const startVerification = held<VerificationStart>();
  const readVerified = held<boolean>();
  const popup = puppet();
  const started = run(veteranVerificationMachine, {
    input: { signedIn: true, veteranVerified: false, available: true, origin: own, ...more },
    actors: {
      startVerification: startVerification.logic,
      readVerified: readVerified.logic,
      popup: popup.logic,
    },
  });
  return {
    ...started,
    startVerification,
    readVerified,
    popup,
    orders: () => popup.received.map(({ type }) => type),
    send: started.actor.send.bind(started.actor),
    view: () => veteranVerificationView(started.actor.getSnapshot()),
    toasts: () => started.emittedOf('page.toast').map(({ toast }) => toast),
    hear: (data: unknown, origin = own) => popup.sendToParent({ type: 'popup.message', origin, data }),
  };
}
const start = { type: 'verification.start' } as const;
function starting(more: Partial<VeteranVerificationInput> = {}) {
  const opened = screen(more);
  opened.send(start);
  return opened;
}
async function waiting() {
  const opened = starting();
  await opened.startVerification.last().resolve(begun);
  return opened;
}
const success = {
  title: 'Verification successful',
  description: 'Your veteran status has been verified!',
};

describe('starting', () => {
  test('opens a popup of 600 by 700 immediately, and loads the provider when the server has returned the URL', async () => {
    const { popup, view, startVerification, send } = starting();
    expect(popup.received).toEqual([{ type: 'popup.open', width: 600, height: 700 }]);
    expect(view()).toMatchObject({ state: 'starting.withWindow', busy: true, canStart: false });
    send(start);
    expect(startVerification.calls).toHaveLength(1);
    await startVerification.last().resolve(begun);
    expect(popup.received.at(-1)).toEqual({ type: 'popup.go', href: begun.authUrl });
    expect(view()).toMatchObject({ state: 'waiting', busy: false });
  });

  test('goes to the provider itself if the browser blocks the popup', async () => {
    const { popup, view, startVerification, emittedOf, orders, clock } = starting();
    popup.sendToParent({ type: 'popup.blocked' });
    expect(view()).toMatchObject({ state: 'starting.withoutWindow', busy: true });
    expect(startVerification.calls).toHaveLength(1);
    await startVerification.last().resolve(begun);
    expect(view().state).toBe('leaving');
    expect(emittedOf('page.leave')).toEqual([{ type: 'page.leave', href: begun.authUrl }]);
    expect(orders()).not.toContain('popup.go');
    clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'unverified', canStart: true });
  });

  test('needs a signed-in person', () => {
    const { view, toasts, popup, startVerification, emittedOf, send } = starting({ signedIn: false });
    const failure = { title: 'Veteran verification failed', detail: 'User must be authenticated' };
    expect(view()).toMatchObject({ state: 'failed', failure });
    expect(emittedOf('session.refresh')).toHaveLength(1);
    send(start);
    expect(view()).toMatchObject({ state: 'failed', failure });
    expect(toasts()).toEqual([]);
    expect(popup.received).toEqual([]);
    expect(startVerification.calls).toHaveLength(0);
  });

  test.each([
    ['https://id.example.evil.example/authorize', 'withWindow'],
    ['https://evilid.example/', 'withWindow'],
    ['https://id.example@evil.example/', 'withWindow'],
    ['javascript:alert(1)//id.example', 'withoutWindow'],
  ] as const)('%s (%s) is not a URL of the provider', async (authUrl, how) => {
    const { popup, view, startVerification, toasts, orders, emittedOf } = starting();
    if (how === 'withoutWindow') popup.sendToParent({ type: 'popup.blocked' });
    await startVerification.last().resolve({ ...begun, authUrl });
    expect(view()).toMatchObject({
      state: 'failed',
      failure: { title: 'Veteran verification failed', detail: 'Invalid verification URL' },
      canStart: true,
    });
    expect(toasts()).toEqual([]);
    expect(orders()).toEqual(['popup.open', 'popup.close']);
    expect(emittedOf('page.leave')).toEqual([]);
  });

  test.each([
    [problem(500, { detail: 'Not now' }), 'Not now'],
    [
      problem(503, { code: 'invalid_verification_url', detail: 'Invalid verification URL' }),
      'Invalid verification URL',
    ],
  ])('%j closes the popup and is reported', async (refusal, description) => {
    const { view, startVerification, toasts, orders, send } = starting();
    await startVerification.last().reject(refusal);
    expect(toasts()).toEqual([]);
    expect(view().failure).toEqual({ title: 'Veteran verification failed', detail: description });
    expect(orders()).toEqual(['popup.open', 'popup.close']);
    send(start);
    expect(view()).toMatchObject({ state: 'starting.withWindow', failure: null });
  });

  test('closes the popup for the proof dialog if the session has ended, and starts over', async () => {
    const { view, startVerification, orders, send, emittedOf, toasts, popup } = starting();
    await startVerification.last().reject(problem(401, { code: 'no_session' }));
    expect(view()).toMatchObject({ state: 'proving', busy: true, canStart: false });
    expect(orders()).toEqual(['popup.open', 'popup.close']);
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(orders()).toEqual(['popup.open', 'popup.close', 'popup.open']);
    popup.sendToParent({ type: 'popup.blocked' });
    await startVerification.last().resolve(begun);
    expect(emittedOf('page.leave')).toEqual([{ type: 'page.leave', href: begun.authUrl }]);
    expect(toasts()).toEqual([]);
  });

  test('reports that nothing was started if the proof is canceled', async () => {
    const { view, startVerification, send, toasts } = starting();
    await startVerification.last().reject(problem(401, { code: 'no_session' }));
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({
      state: 'failed',
      failure: { title: 'Veteran verification failed', detail: 'User must be authenticated' },
    });
    expect(toasts()).toEqual([]);
    expect(startVerification.calls).toHaveLength(1);
  });

  test('a timeout is a failure', () => {
    const { view, clock, orders, toasts } = starting();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
    expect(orders()).toEqual(['popup.open', 'popup.close']);
    expect(view().failure?.title).toEqual('Veteran verification failed');
    expect(toasts()).toEqual([]);
  });

  test('can be canceled', () => {
    const { view, send, orders } = starting();
    send({ type: 'verification.cancel' });
    expect(view().state).toBe('unverified');
    expect(orders()).toEqual(['popup.open', 'popup.close']);
  });

  test('is unavailable on a site without a provider', async () => {
    expect(screen({ available: false }).view()).toMatchObject({ state: 'unavailable', canStart: false });
    const { startVerification, view, toasts, orders } = starting();
    await startVerification.last().reject(problem(503, { code: 'not_configured' }));
    expect(view().state).toBe('unavailable');
    expect(toasts()).toEqual([]);
    expect(orders()).toEqual(['popup.open', 'popup.close']);
  });
});

describe('the popup', () => {
  test('is checked every second', async () => {
    const { clock, orders } = await waiting();
    const looks = () => orders().filter((type) => type === 'popup.check').length;
    clock.increment(verificationPollMs - 1);
    expect(looks()).toBe(0);
    clock.increment(1);
    expect(looks()).toBe(1);
    clock.increment(verificationPollMs);
    clock.increment(verificationPollMs);
    expect(looks()).toBe(3);
  });

  test('can be brought to the front, and canceled', async () => {
    const { send, orders, view } = await waiting();
    send({ type: 'window.show' });
    send({ type: 'verification.cancel' });
    expect(orders().slice(-2)).toEqual(['popup.show', 'popup.close']);
    expect(view()).toMatchObject({ state: 'unverified', closedEarly: false });
  });

  test.each([own, 'https://api.id.example'])('can report success from %s', async (origin) => {
    const { hear, view, emitted, orders } = await waiting();
    hear(complete, origin);
    expect(view().state).toBe('verified');
    expect(emitted).toEqual([
      { type: 'page.toast', toast: success },
      { type: 'session.refresh' },
      { type: 'account.refresh' },
    ]);
    expect(orders().at(-1)).toBe('popup.close');
  });

  test.each([
    ['another origin', complete, 'https://evil.example'],
    ['a look-alike', complete, 'https://api.id.example.evil.example'],
    ['another type', { ...complete, type: 'VERIFIED' }, own],
    ['another run', { ...complete, flow: 'g' }, own],
    ['no run', { ...complete, flow: undefined }, own],
    ['a refusal from elsewhere', { ...complete, ok: false }, 'https://evil.example'],
    ['text', 'VETERAN_VERIFICATION_COMPLETE', own],
  ])('ignores %s', async (_, data, origin) => {
    const { hear, view, emitted } = await waiting();
    hear(data, origin);
    expect(view().state).toBe('waiting');
    expect(emitted).toEqual([]);
    hear(complete);
    expect(view().state).toBe('verified');
  });

  test('is ignored before the server has started the run and after it has ended', async () => {
    const early = starting();
    early.hear(complete);
    early.hear({ ...complete, flow: '' });
    expect(early.view().state).toBe('starting.withWindow');
    const late = await waiting();
    late.send({ type: 'verification.cancel' });
    late.hear(complete);
    expect(late.view().state).toBe('unverified');
    const next = await waiting();
    next.send({ type: 'verification.cancel' });
    next.send(start);
    await next.startVerification.last().resolve({ ...begun, flow: 'g' });
    next.hear(complete);
    expect(next.view().state).toBe('waiting');
  });

  test.each([
    [undefined, 'Could not verify veteran status'],
    ['  ', 'Could not verify veteran status'],
    ['No record of service', 'No record of service'],
  ])('can report a failure: %j', async (message, description) => {
    const { hear, view, toasts, orders } = await waiting();
    hear({ ...complete, ok: false, message });
    expect(toasts()).toEqual([]);
    expect(view()).toMatchObject({
      state: 'failed',
      failure: { title: 'Verification failed', detail: description },
      canStart: true,
    });
    expect(orders().at(-1)).toBe('popup.close');
  });

  test('asks the server if it was closed without a message', async () => {
    const { popup, view, readVerified, toasts, emittedOf } = await waiting();
    popup.sendToParent({ type: 'popup.closed' });
    expect(view()).toMatchObject({ state: 'checking', busy: true });
    await readVerified.last().resolve(true);
    expect(view().state).toBe('verified');
    expect(toasts()).toEqual([success]);
    expect(emittedOf('session.refresh')).toHaveLength(1);
    expect(emittedOf('account.refresh')).toHaveLength(1);
  });

  test.each(['no', 'refused', 'unanswered'])(
    'can be retried after it was closed and the server says %s',
    async (how) => {
      const { popup, view, readVerified, toasts, clock, send } = await waiting();
      popup.sendToParent({ type: 'popup.closed' });
      if (how === 'no') await readVerified.last().resolve(false);
      else if (how === 'refused') await readVerified.last().reject(problem(500));
      else clock.increment(submitTimeoutMs);
      expect(view()).toMatchObject({ state: 'unverified', closedEarly: true, canStart: true, failure: null });
      expect(toasts()).toEqual([]);
      send(start);
      send({ type: 'verification.cancel' });
      expect(view()).toMatchObject({ state: 'unverified', closedEarly: false });
    },
  );

  test.each([
    [{ ...complete }, 'verified'],
    [{ ...complete, ok: false }, 'failed'],
    [{ ...complete, flow: 'g' }, 'checking'],
  ])('may send its message just after it was closed: %j', async (data, state) => {
    const { popup, hear, view, emitted } = await waiting();
    popup.sendToParent({ type: 'popup.closed' });
    hear(data);
    expect(view().state).toBe(state);
    expect(emitted.map(({ type }) => type)).toEqual(
      { verified: ['page.toast', 'session.refresh', 'account.refresh'] }[state] ?? [],
    );
  });
});

describe('returning without a popup', () => {
  test('verified', () => {
    const { view, emitted } = screen({ outcome: 'ok' });
    expect(view().state).toBe('verified');
    expect(emitted).toEqual([
      { type: 'page.toast', toast: success },
      { type: 'session.refresh' },
      { type: 'account.refresh' },
    ]);
  });

  test.each(verificationFailures)('%s', (outcome) => {
    const { view, toasts } = screen({ outcome });
    const detail = accountPhrases[`verification_${outcome}`];
    expect(view()).toMatchObject({ state: 'failed', failure: { title: 'Verification failed', detail } });
    expect(toasts()).toEqual([]);
  });

  test('nothing', () => {
    const { view, emitted } = screen();
    expect(view()).toMatchObject({ state: 'unverified', canStart: true, closedEarly: false });
    expect(emitted).toEqual([]);
  });
});

describe('a verified veteran', () => {
  test('has nothing to start', () => {
    const { view, send, popup } = screen({ veteranVerified: true, outcome: 'failed' });
    send(start);
    expect(view()).toMatchObject({ state: 'verified', canStart: false });
    expect(popup.received).toEqual([]);
  });

  test('is verified as soon as the account says so', async () => {
    const { actor, view, toasts } = await waiting();
    actor.send({ type: 'account.changed', account: { veteranVerified: false } });
    expect(view().state).toBe('waiting');
    actor.send({ type: 'account.changed', account: { veteranVerified: true } });
    expect(view().state).toBe('verified');
    expect(toasts()).toEqual([]);
  });
});

test('the popup is closed with the screen', () => {
  const { actor, popup } = starting();
  expect(popup.state.running).toBe(1);
  actor.stop();
  expect(popup.state.running).toBe(0);
});
