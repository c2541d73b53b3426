import { describe, expect, test } from 'vitest';
import { accountPageMachine, accountPageView } from '@vetsync/machines/accountPage';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { Account } from '@vetsync/machines/account/model';
import { accountOf } from '../support/account.ts';
import { held, problem, run } from '../support/run.ts';

function page() {
  const loadAccount = held<Account>();
  const started = run(accountPageMachine, {
    input: { section: 'devices' },
    actors: { loadAccount: loadAccount.logic },
  });
  return {
    ...started,
    loadAccount,
    send: started.actor.send.bind(started.actor),
    view: () => accountPageView(started.actor.getSnapshot()),
  };
}
async function ready() {
  const opened = page();
  await opened.loadAccount.last().resolve(accountOf());
  return opened;
}

describe('the account page', () => {
  test('reads the account', async () => {
    const { view, loadAccount } = page();
    expect(view()).toMatchObject({ state: 'loading', account: null, section: 'devices' });
    await loadAccount.last().resolve(accountOf());
    expect(view()).toMatchObject({ state: 'ready', account: { id: 'u1' } });
  });

  test('names its parts, each with an address', () => {
    const { send, view } = page();
    send({ type: 'methods.known', methods: { verification: true } });
    expect(view().sections.map(({ href }) => href)).toEqual([
      '/account',
      '/account/security',
      '/account/devices',
      '/account/connected',
      '/account/verification',
      '/account/delete',
    ]);
  });

  test('offers no verification where this site has no provider', async () => {
    const { send, view, loadAccount } = page();
    const names = () => view().sections.map(({ section }) => section);
    expect(names()).not.toContain('verification');
    send({ type: 'methods.known', methods: { verification: false } });
    await loadAccount.last().resolve(accountOf());
    expect(names()).toEqual(['profile', 'security', 'devices', 'connected', 'delete']);
    send({ type: 'section.changed', section: 'verification' });
    expect(names()).toContain('verification');
  });

  test('shows whoever is verified so, also without a provider', async () => {
    const { view, loadAccount } = page();
    await loadAccount.last().resolve(accountOf({ veteranVerified: true }));
    expect(view().sections.map(({ section }) => section)).toContain('verification');
  });

  test('goes where the address bar goes, in any state', async () => {
    const { send, view, loadAccount } = page();
    send({ type: 'section.changed', section: 'security' });
    expect(view()).toMatchObject({ state: 'loading', section: 'security' });
    await loadAccount.last().resolve(accountOf());
    send({ type: 'section.changed', section: 'delete' });
    expect(view()).toMatchObject({ state: 'ready', section: 'delete' });
    expect(loadAccount.calls).toHaveLength(1);
  });

  test('says what failed and tries again', async () => {
    const { view, loadAccount, send, emittedOf } = page();
    await loadAccount.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    expect(emittedOf('proof.ask')).toEqual([]);
    send({ type: 'account.retry' });
    expect(view()).toMatchObject({ state: 'loading', failure: null });
  });

  test('no answer in time is a failure', () => {
    const { view, clock } = page();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test('reads again once somebody whose session ended is back', async () => {
    const { view, loadAccount, send, emittedOf } = page();
    await loadAccount.last().reject(problem(401, { code: 'no_session' }));
    expect(emittedOf('proof.ask')).toEqual([{ type: 'proof.ask', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(view().state).toBe('loading');
  });

  test('reads again after a change without leaving the screen, and tells the parts', async () => {
    const { view, loadAccount, send, emittedOf } = await ready();
    send({ type: 'account.refresh' });
    expect(view()).toMatchObject({ state: 'ready', account: { fullName: 'Sam Rivers' } });
    send({ type: 'account.refresh' });
    expect(loadAccount.calls).toHaveLength(3);
    await loadAccount.calls[1]?.resolve(accountOf({ fullName: 'Old' }));
    await loadAccount.last().resolve(accountOf({ fullName: 'Kim' }));
    expect(view().account?.fullName).toBe('Kim');
    expect(emittedOf('account.changed').map(({ account }) => account.fullName)).toEqual(['Kim']);
  });

  test.each(['refused', 'unanswered'])('keeps what it has when reading again is %s', async (how) => {
    const { view, loadAccount, send, clock } = await ready();
    send({ type: 'account.refresh' });
    if (how === 'refused') await loadAccount.last().reject(problem(500));
    else clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'ready', account: { id: 'u1' } });
    send({ type: 'account.refresh' });
    expect(loadAccount.calls).toHaveLength(3);
  });
});
