import { describe, expect, test } from 'vitest';
import { accountPageMachine, accountPageView } from '@vetsync/machines/account/accountPage';
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
  test('loads the account', async () => {
    const { view, loadAccount } = page();
    expect(view()).toMatchObject({ state: 'loading', account: null, section: 'devices' });
    await loadAccount.last().resolve(accountOf());
    expect(view()).toMatchObject({ state: 'ready', account: { id: 'u1' } });
  });

  test('lists its sections, each with its own URL', () => {
    const { send, view } = page();
    send({ type: 'methods.known', methods: { verification: true } });
    expect(view().sections.map(({ href }) => href)).toEqual([
      '/account',
      '/account/security',
      '/account/devices',
      '/account/notifications',
      '/account/calendar',
      '/account/connected',
      '/account/verification',
      '/account/candidacy',
      '/account/access',
      '/account/organizations',
      '/account/delete',
    ]);
  });

  test('offers no verification if the site has no provider', async () => {
    const { send, view, loadAccount } = page();
    const names = () => view().sections.map(({ section }) => section);
    expect(names()).not.toContain('verification');
    send({ type: 'methods.known', methods: { verification: false } });
    await loadAccount.last().resolve(accountOf());
    expect(names()).toEqual([
      'profile',
      'security',
      'devices',
      'notifications',
      'calendar',
      'connected',
      'candidacy',
      'access',
      'organizations',
      'delete',
    ]);
    send({ type: 'section.changed', section: 'verification' });
    expect(names()).toContain('verification');
  });

  test('shows verified veterans as such, even without a provider', async () => {
    const { view, loadAccount } = page();
    await loadAccount.last().resolve(accountOf({ veteranVerified: true }));
    expect(view().sections.map(({ section }) => section)).toContain('verification');
  });

  test('follows the URL in every state', async () => {
    const { send, view, loadAccount } = page();
    send({ type: 'section.changed', section: 'security' });
    expect(view()).toMatchObject({ state: 'loading', section: 'security' });
    await loadAccount.last().resolve(accountOf());
    send({ type: 'section.changed', section: 'delete' });
    expect(view()).toMatchObject({ state: 'ready', section: 'delete' });
    expect(loadAccount.calls).toHaveLength(1);
  });

  test('reports a failure and can be retried', async () => {
    const { view, loadAccount, send, emittedOf } = page();
    await loadAccount.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
    expect(emittedOf('proof.request')).toEqual([]);
    send({ type: 'account.retry' });
    expect(view()).toMatchObject({ state: 'loading', failure: null });
  });

  test('a timeout is a failure', () => {
    const { view, clock } = page();
    clock.increment(submitTimeoutMs);
    expect(view().state).toBe('failed');
  });

  test('reloads after signing in again', async () => {
    const { view, loadAccount, send, emittedOf } = page();
    await loadAccount.last().reject(problem(401, { code: 'no_session' }));
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    send({ type: 'proof.given' });
    expect(view().state).toBe('loading');
  });

  test('reloads after a change, stays visible, and notifies the sections', async () => {
    const { view, loadAccount, send, emittedOf } = await ready();
    send({ type: 'account.refresh' });
    expect(view()).toMatchObject({ state: 'ready', account: { fullName: 'Sam Rivers' } });
    send({ type: 'account.refresh' });
    expect(loadAccount.calls).toHaveLength(3);
    await loadAccount.calls[1]?.resolve(accountOf({ fullName: 'Old' }));
    await loadAccount.last().resolve(accountOf({ fullName: 'Kim' }));
    expect(view().account?.fullName).toBe('Kim');
    expect(emittedOf('account.changed').map(({ account }) => account.fullName)).toEqual([
      'Sam Rivers',
      'Kim',
    ]);
  });

  test.each(['refused', 'unanswered'])('keeps its data if reloading is %s', async (how) => {
    const { view, loadAccount, send, clock } = await ready();
    send({ type: 'account.refresh' });
    if (how === 'refused') await loadAccount.last().reject(problem(500));
    else clock.increment(submitTimeoutMs);
    expect(view()).toMatchObject({ state: 'ready', account: { id: 'u1' } });
    send({ type: 'account.refresh' });
    expect(loadAccount.calls).toHaveLength(3);
  });
});
