import { describe, expect, test } from 'vitest';
import { connectedAccountsMachine, connectedAccountsView } from '@vetsync/machines/account/connectedAccounts';
import type { ConnectedAccountsInput } from '@vetsync/machines/account/connectedAccounts';
import { googleRefusals } from '@vetsync/machines/account/model';
import { clockTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Authorization, Identity, IdentityProvider } from '@vetsync/machines/account/model';
import { held, problem, run } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const identity: Identity = {
  provider: 'google',
  email: 'sam@gmail.example',
  linkedAt: '2026-01-01T00:00:00.000Z',
};
const authUrl = 'https://accounts.google.example/authorize';
const google = { provider: 'google' } as const;
const proofRequired = problem(403, { code: 'proof_required' });

function section(more: Partial<ConnectedAccountsInput> = {}) {
  const [loadIdentities, link, unlink] = [
    held<{ identities: Identity[] }>(),
    held<Authorization, { provider: IdentityProvider }>(),
    held<unknown, { provider: IdentityProvider }>(),
  ];
  const time = { now: start };
  const started = run(connectedAccountsMachine, {
    input: {
      googleAvailable: true,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => time.now,
      ...more,
    },
    actors: { loadIdentities: loadIdentities.logic, link: link.logic, unlink: unlink.logic },
  });
  return {
    ...started,
    time,
    loadIdentities,
    link,
    unlink,
    send: started.actor.send.bind(started.actor),
    view: () => connectedAccountsView(started.actor.getSnapshot()),
    toasts: () => started.emittedOf('page.toast').map(({ toast }) => toast),
  };
}
async function listed(identities: Identity[], more: Partial<ConnectedAccountsInput> = {}) {
  const opened = section(more);
  await opened.loadIdentities.last().resolve({ identities });
  return opened;
}
const confirm = { type: 'action.confirm' } as const;

describe('the list', () => {
  test('has each provider, linked or not', async () => {
    expect((await listed([])).view().providers).toEqual([
      { provider: 'google', identity: null, available: true },
    ]);
    const linked = await listed([identity], { googleAvailable: false });
    expect(linked.view()).toMatchObject({
      state: 'listed.idle',
      providers: [{ provider: 'google', identity, available: false }],
      selected: null,
      busy: false,
    });
  });

  test('can be retried after a failure or timeout', async () => {
    const { view, loadIdentities, send, clock } = section();
    await loadIdentities.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'identities.retry' });
    expect(view().state).toBe('loading');
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test('is loaded after signing in again', async () => {
    const { view, loadIdentities, send, emittedOf } = section();
    await loadIdentities.last().reject(problem(401));
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(view().state).toBe('loading');
  });

  test("updates the reader's clock", async () => {
    const { view, clock, time } = await listed([]);
    for (const tick of [1, 2]) {
      time.now = start + tick * clockTickMs;
      clock.increment(clockTickMs);
      expect(view().intl.now).toBe(time.now);
    }
  });
});

describe('returning from Google', () => {
  test('reports a successful link', () => {
    const { toasts, view } = section({ outcome: 'linked' });
    expect(toasts()).toEqual([{ title: 'Google linked', description: 'You can now sign in with Google.' }]);
    expect(view()).toMatchObject({ state: 'loading', refusal: null });
  });

  test.each(googleRefusals)('reports %s, and displays it until the next attempt', async (outcome) => {
    const { toasts, view, send } = await listed([], { outcome });
    expect(toasts()).toEqual([]);
    expect(view().refusal).toBe(outcome);
    send({ type: 'identity.link', ...google });
    expect(view().refusal).toBeNull();
  });

  test('shows nothing without an outcome', () => {
    expect(section().toasts()).toEqual([]);
  });
});

describe('linking', () => {
  test('goes to Google once the server has returned the URL', async () => {
    const { send, view, link, emittedOf, clock } = await listed([]);
    send({ type: 'identity.link', ...google });
    send({ type: 'identity.link', ...google });
    expect(link.calls.map(({ input }) => input)).toEqual([google]);
    expect(view()).toMatchObject({ state: 'listed.linking.calling', busy: true, selected: 'google' });
    await link.last().resolve({ authUrl });
    expect(view()).toMatchObject({ state: 'listed.leaving', busy: true });
    expect(emittedOf('page.leave')).toEqual([{ type: 'page.leave', href: authUrl }]);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('listed.idle');
  });

  test.each([
    ['linked already', [identity], true],
    ['not offered here', [], false],
  ])('%s: does nothing', async (_, identities, googleAvailable) => {
    const { send, link } = await listed(identities, { googleAvailable });
    send({ type: 'identity.link', ...google });
    expect(link.calls).toHaveLength(0);
  });

  test('requires a proof of identity first', async () => {
    const { send, view, link, emittedOf } = await listed([]);
    send({ type: 'identity.link', ...google });
    await link.last().reject(proofRequired);
    expect(view()).toMatchObject({ state: 'listed.linking.proving', busy: true });
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sensitive' }]);
    send({ type: 'proof.given' });
    expect(link.calls).toHaveLength(2);
    await link.last().reject(proofRequired);
    send({ type: 'proof.refused' });
    expect(view().state).toBe('listed.idle');
    expect(emittedOf('page.leave')).toEqual([]);
  });

  test('a failure or timeout is reported', async () => {
    const { send, view, link, toasts, clock } = await listed([]);
    send({ type: 'identity.link', ...google });
    await link.last().reject(problem(503, { detail: 'Not now' }));
    expect(toasts()).toEqual([
      { title: 'Google wasn’t linked', description: 'Not now', tone: 'destructive' },
    ]);
    send({ type: 'identity.link', ...google });
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('listed.idle');
    expect(toasts()).toHaveLength(2);
  });
});

describe('unlinking', () => {
  test('needs a confirmation', async () => {
    const { send, view, unlink } = await listed([identity]);
    send({ type: 'identity.unlink', ...google });
    expect(view()).toMatchObject({ state: 'listed.confirming', selected: 'google', busy: false });
    send({ type: 'action.cancel' });
    expect(view()).toMatchObject({ state: 'listed.idle', selected: null });
    expect(unlink.calls).toHaveLength(0);
  });

  test('does nothing if nothing is linked', async () => {
    const { send, view } = await listed([]);
    send({ type: 'identity.unlink', ...google });
    expect(view().state).toBe('listed.idle');
  });

  test.each([
    ['done', (call: { resolve: (output: unknown) => Promise<void> }) => call.resolve(undefined)],
    ['done already', (call: { reject: (error: unknown) => Promise<void> }) => call.reject(problem(404))],
  ])('%s: is removed and reported', async (_, answer) => {
    const { send, view, unlink, toasts, emittedOf } = await listed([identity]);
    send({ type: 'identity.unlink', ...google });
    send(confirm);
    expect(view()).toMatchObject({ state: 'listed.unlinking.calling', busy: true });
    await answer(unlink.last());
    expect(view().providers[0]?.identity).toBeNull();
    expect(toasts()).toEqual([{ title: 'Google unlinked' }]);
    expect(emittedOf('account.refresh')).toHaveLength(1);
  });

  test('requires a proof of identity first', async () => {
    const { send, view, unlink } = await listed([identity]);
    send({ type: 'identity.unlink', ...google });
    send(confirm);
    await unlink.last().reject(proofRequired);
    expect(view().state).toBe('listed.unlinking.proving');
    send({ type: 'proof.given' });
    expect(unlink.calls).toHaveLength(2);
    await unlink.last().reject(proofRequired);
    send({ type: 'proof.refused' });
    expect(view()).toMatchObject({ state: 'listed.idle', providers: [{ identity }] });
  });

  test("the only way to sign in can't be removed", async () => {
    const { send, view, unlink, toasts, clock } = await listed([identity]);
    send({ type: 'identity.unlink', ...google });
    send(confirm);
    await unlink.last().reject(problem(409, { code: 'only_way_in', detail: 'Choose a password first' }));
    expect(view().providers[0]?.identity).toEqual(identity);
    expect(toasts()).toEqual([
      { title: 'Google wasn’t unlinked', description: 'Choose a password first', tone: 'destructive' },
    ]);
    send({ type: 'identity.unlink', ...google });
    send(confirm);
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('listed.idle');
  });
});
