import { describe, expect, test } from 'vitest';
import { adminUsersMachine, adminUsersView } from '@vetsync/machines/admin/adminUsers';
import type {
  AdminUserAction,
  AdminUserPage,
  AdminUserPageRequest,
} from '@vetsync/machines/admin/adminUsers';
import { noUserFilters } from '@vetsync/machines/admin/model';
import { clockTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { searchDebounceMs } from '@vetsync/machines/system/model';
import type { AdminUser, AdminUserFilters, AdminUserMenuAction } from '@vetsync/machines/admin/model';
import { userOf } from '../support/admin.ts';
import { held, problem, run } from '../support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const page = (ids: string[], nextCursor: string | null = null): AdminUserPage => ({
  users: ids.map((id) => userOf(id)),
  nextCursor,
});

function screen(filters: Partial<AdminUserFilters> = {}) {
  const loadUsers = held<AdminUserPage, AdminUserPageRequest>();
  const act = held<AdminUser | null, AdminUserAction>();
  const time = { now: start };
  const started = run(adminUsersMachine, {
    input: { self: 'me', filters, intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => time.now },
    actors: { loadUsers: loadUsers.logic, act: act.logic },
  });
  const view = () => adminUsersView(started.actor.getSnapshot());
  return {
    ...started,
    time,
    loadUsers,
    act,
    send: started.actor.send.bind(started.actor),
    view,
    ids: () => view().rows.map(({ id }) => id),
    toasts: () => started.emittedOf('page.toast').map(({ toast }) => toast),
  };
}
async function listed(ids = ['a', 'b', 'me'], cursor: string | null = null) {
  const opened = screen();
  await opened.loadUsers.last().resolve(page(ids, cursor));
  return opened;
}
const endReached = { type: 'list.endReached' } as const;
const retry = { type: 'list.retry' } as const;
const confirm = { type: 'action.confirm' } as const;
const cancel = { type: 'action.cancel' } as const;

describe('the list', () => {
  test('is loaded with the filters of the URL, and counted', async () => {
    const { loadUsers, view, ids } = screen({ role: 'hospital' });
    expect(loadUsers.last().input).toEqual({ filters: { q: '', role: 'hospital' }, cursor: null });
    expect(view()).toMatchObject({ list: 'loading', access: 'granted', filtered: true });
    await loadUsers.last().resolve(page(['a', 'me'], 'c'));
    expect(ids()).toEqual(['a', 'me']);
    expect(view()).toMatchObject({ list: 'listed.idle', count: 2, hasMore: true });
    expect(view().rows.map(({ isSelf }) => isSelf)).toEqual([false, true]);
  });

  test('may be empty', async () => {
    const { view } = await listed([]);
    expect(view()).toMatchObject({ list: 'noMatches', count: 0, hasMore: false });
  });

  test('can be retried after a failure or timeout', async () => {
    const { loadUsers, view, send, clock } = screen();
    await loadUsers.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ list: 'failed', failure: 'Not now' });
    send(retry);
    expect(view()).toMatchObject({ list: 'loading', failure: null });
    clock.increment(submitTimeoutMs);
    expect(view().list).toBe('failed');
  });

  test('loads page by page, without duplicates', async () => {
    const { send, loadUsers, view, ids } = await listed(['a', 'b'], 'c1');
    send(endReached);
    send(endReached);
    expect(loadUsers.calls).toHaveLength(2);
    expect(loadUsers.last().input).toEqual({ filters: noUserFilters, cursor: 'c1' });
    expect(view().list).toBe('listed.loadingMore');
    await loadUsers.last().resolve(page(['b', 'c']));
    expect(ids()).toEqual(['a', 'b', 'c']);
    send(endReached);
    expect(loadUsers.calls).toHaveLength(2);
  });

  test('a page can be retried after a failure or timeout', async () => {
    const { send, loadUsers, view, clock, ids } = await listed(['a'], 'c1');
    send(endReached);
    await loadUsers.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ list: 'listed.pageFailed', failure: 'Not now' });
    send(retry);
    clock.increment(submitTimeoutMs);
    expect(view().list).toBe('listed.pageFailed');
    send(retry);
    await loadUsers.last().resolve(page(['b']));
    expect(ids()).toEqual(['a', 'b']);
  });

  test("updates the reader's clock", async () => {
    const { view, clock, time } = await listed();
    for (const tick of [1, 2]) {
      time.now = start + tick * clockTickMs;
      clock.increment(clockTickMs);
      expect(view().intl.now).toBe(time.now);
    }
  });
});

describe('search and filter', () => {
  test('a search is debounced and keeps the previous rows visible', async () => {
    const { send, loadUsers, view, clock, ids, emittedOf } = await listed();
    send({ type: 'search.change', q: 's' });
    clock.increment(searchDebounceMs - 1);
    send({ type: 'search.change', q: 'sa' });
    clock.increment(searchDebounceMs - 1);
    expect(view()).toMatchObject({ list: 'searching', filters: { q: 'sa' } });
    expect(loadUsers.calls).toHaveLength(1);
    clock.increment(1);
    expect(view().list).toBe('refreshing');
    expect(ids()).toEqual(['a', 'b', 'me']);
    expect(loadUsers.last().input).toEqual({ filters: { q: 'sa', role: null }, cursor: null });
    expect(emittedOf('location.changed')).toEqual([
      { type: 'location.changed', route: { q: 'sa', role: null } },
    ]);
    await loadUsers.last().resolve(page(['c']));
    expect(ids()).toEqual(['c']);
  });

  test('a filter applies immediately, and all can be cleared', async () => {
    const { send, loadUsers, view, emittedOf } = await listed();
    send({ type: 'filters.clear' });
    expect(loadUsers.calls).toHaveLength(1);
    send({ type: 'filter.change', role: 'admin' });
    expect(loadUsers.last().input.filters).toEqual({ q: '', role: 'admin' });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ list: 'refreshing', filters: noUserFilters, filtered: false });
    expect(emittedOf('location.changed')).toHaveLength(2);
  });

  test('follows browser history without emitting the route again', async () => {
    const { send, loadUsers, emittedOf } = await listed();
    send({ type: 'location.changed', route: { q: 'x', role: 'admin' } });
    expect(loadUsers.last().input.filters).toEqual({ q: 'x', role: 'admin' });
    expect(emittedOf('location.changed')).toEqual([]);
  });

  test('does not load again for the filters that it already has', async () => {
    const { send, loadUsers, view } = await listed();
    send({ type: 'search.change', q: 'sa ' });
    send({ type: 'location.changed', route: { q: 'sa', role: null } });
    expect(view()).toMatchObject({ list: 'searching', filters: { q: 'sa ' } });
    expect(loadUsers.calls).toHaveLength(1);
  });

  test('ignores the response to an outdated request', async () => {
    const { send, loadUsers, ids } = await listed();
    send({ type: 'filter.change', role: 'admin' });
    send({ type: 'filter.change', role: 'user' });
    await loadUsers.calls[1]?.resolve(page(['old']));
    await loadUsers.last().resolve(page(['new']));
    expect(ids()).toEqual(['new']);
  });

  test('the same search can be retried after a failure or timeout', async () => {
    const { send, loadUsers, view, clock } = await listed();
    send({ type: 'filter.change', role: 'admin' });
    await loadUsers.last().reject(problem(500));
    expect(view().list).toBe('failed');
    send(retry);
    expect(loadUsers.last().input.filters.role).toBe('admin');
    send({ type: 'filter.change', role: 'user' });
    clock.increment(submitTimeoutMs);
    expect(view().list).toBe('failed');
  });
});

const menuActions: AdminUserMenuAction[] = [
  { kind: 'role', role: 'admin' },
  { kind: 'ban' },
  { kind: 'unban' },
  { kind: 'signOut' },
  { kind: 'delete' },
];

describe('actions on a user', () => {
  test.each(menuActions)('$kind needs a confirmation', async (action) => {
    const { send, view, act } = await listed();
    send({ type: 'user.ask', id: 'a', action });
    expect(view()).toMatchObject({ action: 'confirming', pendingAction: { user: { id: 'a' }, action } });
    send(cancel);
    expect(view()).toMatchObject({ action: 'idle', pendingAction: null });
    send(confirm);
    expect(act.calls).toHaveLength(0);
  });

  test.each(menuActions)('$kind is ignored for oneself and for unknown users', async (action) => {
    const { send, view } = await listed();
    send({ type: 'user.ask', id: 'me', action });
    send({ type: 'user.ask', id: 'nobody', action });
    expect(view()).toMatchObject({ action: 'idle', pendingAction: null });
  });

  test.each([
    [{ kind: 'role', role: 'admin' }, userOf('a', { role: 'admin' }), { role: 'admin' }, 'User changed'],
    [
      { kind: 'ban' },
      userOf('a', { banned: true, sessions: 0 }),
      { banned: true, sessions: 0 },
      'User changed',
    ],
    [{ kind: 'unban' }, userOf('a'), { banned: false }, 'User changed'],
    [{ kind: 'signOut' }, null, { sessions: 0 }, 'User signed out'],
  ] as const)('%j changes the row, once', async (action, answer, row, title) => {
    const { send, view, act, toasts } = await listed();
    send({ type: 'user.ask', id: 'a', action });
    send(confirm);
    send(confirm);
    send({ type: 'user.ask', id: 'b', action });
    expect(act.calls.map(({ input }) => input)).toEqual([{ id: 'a', action }]);
    expect(view().rows.map(({ isBusy }) => isBusy)).toEqual([true, false, false]);
    expect(view()).toMatchObject({ action: 'working', pendingAction: { user: { id: 'a' } } });
    await act.last().resolve(answer);
    expect(view().rows[0]).toMatchObject({ id: 'a', isBusy: false, ...row });
    expect(view()).toMatchObject({ action: 'idle', pendingAction: null, count: 3 });
    expect(toasts()).toEqual([{ title, description: 'a@example.org' }]);
  });

  test('deleting removes the row', async () => {
    const { send, ids, act, toasts } = await listed();
    send({ type: 'user.ask', id: 'a', action: { kind: 'delete' } });
    send(confirm);
    await act.last().resolve(null);
    expect(ids()).toEqual(['b', 'me']);
    expect(toasts()).toEqual([{ title: 'User deleted', description: 'a@example.org' }]);
  });

  test.each([
    [
      problem(409, { code: 'last_administrator', detail: 'x' }),
      'Someone has to be an administrator. Make another user one first.',
    ],
    [problem(409, { code: 'own_account', detail: 'Another administrator' }), 'Another administrator'],
    [problem(500, { detail: 'Not now' }), 'Not now'],
  ])('%j leaves the row and reports why', async (refusal, description) => {
    const { send, view, ids, act, toasts } = await listed();
    send({ type: 'user.ask', id: 'a', action: { kind: 'role', role: 'user' } });
    send(confirm);
    await act.last().reject(refusal);
    expect(toasts()).toEqual([{ title: 'Nothing was changed', description, tone: 'destructive' }]);
    expect(ids()).toEqual(['a', 'b', 'me']);
    expect(view()).toMatchObject({ action: 'idle', pendingAction: null });
  });

  test('a user who was already deleted is removed from the list', async () => {
    const { send, ids, act, toasts } = await listed();
    send({ type: 'user.ask', id: 'a', action: { kind: 'ban' } });
    send(confirm);
    await act.last().reject(problem(404, { title: 'Not found' }));
    expect(toasts()).toEqual([
      { title: 'Nothing was changed', description: 'Not found', tone: 'destructive' },
    ]);
    expect(ids()).toEqual(['b', 'me']);
  });

  test('waits for a proof with the row marked and the confirmation closed', async () => {
    const { send, view, act, emittedOf } = await listed();
    send({ type: 'user.ask', id: 'a', action: { kind: 'ban' } });
    send(confirm);
    await act.last().reject(problem(401, { code: 'no_session' }));
    expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
    expect(view()).toMatchObject({ access: 'granted', action: 'proving', pendingAction: null });
    expect(view().rows.map(({ isBusy }) => isBusy)).toEqual([true, false, false]);
    send({ type: 'user.ask', id: 'b', action: { kind: 'ban' } });
    send({ type: 'proof.given' });
    expect(view()).toMatchObject({ action: 'working', pendingAction: { user: { id: 'a' } } });
  });

  test.each(['session.ended', 'list.refused'])(
    'reports that it was not done if access ends (%s)',
    async (how) => {
      const { send, view, act, loadUsers, toasts } = await listed();
      send({ type: 'filter.change', role: 'user' });
      send({ type: 'user.ask', id: 'a', action: { kind: 'ban' } });
      send(confirm);
      await act.last().reject(problem(401, { detail: 'Please sign in.' }));
      if (how === 'session.ended') send({ type: 'session.ended' });
      else await loadUsers.last().reject(problem(403, { code: 'not_allowed' }));
      expect(view()).toMatchObject({ access: 'denied', rows: [] });
      expect(toasts()).toEqual([
        { title: 'Nothing was changed', description: 'Please sign in.', tone: 'destructive' },
      ]);
      send({ type: 'proof.given' });
      expect(act.calls).toHaveLength(1);
    },
  );

  test('completes before the list is cleared', async () => {
    const { send, view, act, loadUsers, toasts } = await listed();
    send({ type: 'filter.change', role: 'user' });
    send({ type: 'user.ask', id: 'a', action: { kind: 'delete' } });
    send(confirm);
    await loadUsers.last().reject(problem(403, { code: 'not_allowed' }));
    expect(view()).toMatchObject({ access: 'granted', action: 'working' });
    await act.last().resolve(null);
    expect(toasts()[0]?.title).toEqual('User deleted');
    expect(view()).toMatchObject({ access: 'denied', rows: [] });
  });

  test('a timeout is a failure', async () => {
    const { send, view, clock, toasts } = await listed();
    send({ type: 'user.ask', id: 'a', action: { kind: 'ban' } });
    send(confirm);
    clock.increment(submitTimeoutMs);
    expect(view().action).toBe('idle');
    expect(toasts()[0]?.title).toEqual('Nothing was changed');
  });
});

describe('access', () => {
  test.each(['list', 'page', 'action', 'session'])(
    'ends with a rejection of %s, and the rows are cleared',
    async (what) => {
      const { send, view, loadUsers, act, emittedOf } = await listed(['a', 'b'], 'c');
      if (what === 'list') {
        send({ type: 'filter.change', role: 'admin' });
        await loadUsers.last().reject(problem(401));
      } else if (what === 'page') {
        send(endReached);
        await loadUsers.last().reject(problem(403));
      } else if (what === 'action') {
        send({ type: 'user.ask', id: 'a', action: { kind: 'ban' } });
        send(confirm);
        await act.last().reject(problem(403));
      } else send({ type: 'session.ended' });
      expect(view()).toMatchObject({ access: 'denied', rows: [], pendingAction: null });
      expect(emittedOf('session.refresh')).toHaveLength(1);
    },
  );

  test('resumes with the same search', async () => {
    const { send, view, loadUsers } = await listed();
    send({ type: 'filter.change', role: 'admin' });
    await loadUsers.last().reject(problem(401));
    send({ type: 'session.resumed' });
    expect(view()).toMatchObject({ access: 'granted', list: 'loading' });
    expect(loadUsers.last().input.filters.role).toBe('admin');
  });
});
