import {
  noRequestFilters,
  hasRequestFilters,
  requestsHref,
  parseRequestsRoute,
} from '@vetsync/machines/leads/model';
import { searchDebounceMs } from '@vetsync/machines/system/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import type { SolutionRequest, SolutionRequestChange } from '@vetsync/machines/leads/model';
import { solutionRequestsMachine, solutionRequestsView } from '@vetsync/machines/leads/solutionRequests';
import type {
  SolutionRequestPage,
  SolutionRequestPageRequest,
  SolutionRequestsEvent,
  SolutionRequestsParentEvent,
  SolutionRequestsInput,
} from '@vetsync/machines/leads/solutionRequests';
import { describe, expect, test } from 'vitest';
import { requestOf } from '../support/admin.ts';
import { held, problem, run } from '../support/run.ts';

function inbox(input: Partial<SolutionRequestsInput> = {}) {
  const loadRequests = held<SolutionRequestPage, SolutionRequestPageRequest>();
  const loadRequest = held<SolutionRequest, { id: string }>();
  const changeStatus = held<SolutionRequest, { id: string; change: SolutionRequestChange }>();
  const started = run(solutionRequestsMachine, {
    input: { intl: { locale: 'en-US', timeZone: 'UTC' }, now: () => 0, ...input },
    actors: {
      loadRequests: loadRequests.logic,
      loadRequest: loadRequest.logic,
      changeStatus: changeStatus.logic,
    },
  });
  return {
    ...started,
    loadRequests,
    loadRequest,
    changeStatus,
    send: (event: SolutionRequestsEvent | SolutionRequestsParentEvent) => started.actor.send(event),
    view: () => solutionRequestsView(started.actor.getSnapshot()),
  };
}
async function listed(ids: readonly string[] = ['b', 'a'], nextCursor: string | null = null, input = {}) {
  const opened = inbox(input);
  await opened.loadRequests.last().resolve({ solutions: ids.map((id) => requestOf(id)), nextCursor });
  return opened;
}
const opening = (open: string | null) =>
  ({ type: 'location.changed', route: { filters: noRequestFilters, open } }) as const;

describe('the list', () => {
  test('is loading, listed, empty, or without a match', async () => {
    const first = inbox();
    expect(first.view()).toMatchObject({ access: 'granted', list: 'loading', rows: [] });
    expect(first.loadRequests.last().input).toEqual({ filters: noRequestFilters, cursor: null });
    expect((await listed()).view()).toMatchObject({ list: 'listed.idle', filtered: false });
    expect((await listed([])).view().list).toBe('empty');
    const filters = { q: '', status: 'closed' } as const;
    expect((await listed([], null, { route: { filters, open: null } })).view().list).toBe('noMatches');
  });

  test('can be reloaded after a failure or timeout', async () => {
    const { loadRequests, view, send, clock } = inbox();
    await loadRequests.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ list: 'failed', failure: 'Not now' });
    send({ type: 'list.retry' });
    clock.increment(submitTimeoutMs);
    expect(view().list).toBe('failed');
  });

  test('loads page by page, without duplicates', async () => {
    const { send, loadRequests, view } = await listed(['b'], 'next');
    send({ type: 'list.endReached' });
    expect(loadRequests.last().input.cursor).toBe('next');
    await loadRequests.last().reject(problem(503));
    expect(view()).toMatchObject({ list: 'listed.pageFailed', hasMore: true });
    send({ type: 'list.retry' });
    await loadRequests.last().resolve({ solutions: [requestOf('b'), requestOf('a')], nextCursor: null });
    expect(view().rows.map(({ id }) => id)).toEqual(['b', 'a']);
    send({ type: 'list.endReached' });
    expect(view()).toMatchObject({ list: 'listed.idle', hasMore: false });
  });

  test('debounces the search, filters immediately, and updates the URL', async () => {
    const { send, clock, loadRequests, view, emittedOf } = await listed();
    send({ type: 'search.change', q: 's' });
    clock.increment(searchDebounceMs - 1);
    send({ type: 'search.change', q: 'sa' });
    clock.increment(searchDebounceMs);
    expect(loadRequests.calls).toHaveLength(2);
    send({ type: 'filter.change', status: 'closed' });
    const filters = { q: 'sa', status: 'closed' };
    expect(loadRequests.last().input.filters).toEqual(filters);
    expect(emittedOf('location.changed').at(-1)?.route).toEqual({ filters, open: null });
    expect(view()).toMatchObject({
      list: 'refreshing',
      rowHref: '/leads-admin/requests?q=sa&status=closed&request=',
    });
    send({ type: 'export.start' });
    expect(emittedOf('page.download')).toEqual([
      { type: 'page.download', href: '/api/custom-solution-leads/export.csv?q=sa&status=closed' },
    ]);
    send({ type: 'filters.clear' });
    expect(loadRequests.last().input.filters).toEqual(noRequestFilters);
  });

  test('keeps a space that is typed after a word while the URL follows', async () => {
    const { send, clock, view } = await listed();
    send({ type: 'search.change', q: 'sam ' });
    clock.increment(searchDebounceMs);
    send({ type: 'location.changed', route: { filters: { ...noRequestFilters, q: 'sam' }, open: null } });
    expect(view().filters.q).toBe('sam ');
  });

  test('follows the URL, and reloads nothing if only the open request changes', async () => {
    const { send, loadRequests } = await listed();
    send(opening('a'));
    expect(loadRequests.calls).toHaveLength(1);
    send({ type: 'location.changed', route: { filters: { q: 'x', status: null }, open: null } });
    expect(loadRequests.last().input.filters.q).toBe('x');
  });
});

describe('one request', () => {
  test('opens, leads to the next one, and closes', async () => {
    const { send, view, loadRequest, emittedOf } = await listed(['c', 'b', 'a']);
    send(opening('b'));
    expect(view().detail).toMatchObject({ state: 'idle', request: { id: 'b' }, position: 2, count: 3 });
    send({ type: 'row.step', to: 'next' });
    send({ type: 'row.step', to: 'next' });
    expect(view().detail?.request?.id).toBe('a');
    send({ type: 'row.close' });
    expect(view()).toMatchObject({ detail: null, currentId: 'a' });
    expect(emittedOf('location.changed').map(({ route, isClosing }) => [route.open, isClosing])).toEqual([
      ['a', false],
      [null, true],
    ]);
    expect(loadRequest.calls).toHaveLength(0);
  });

  test('that is not in the list is loaded separately, missing, or retried', async () => {
    const route = { filters: noRequestFilters, open: 'old' };
    const { view, send, loadRequest } = await listed(['b'], null, { route });
    expect(view().detail).toMatchObject({ state: 'finding', request: null });
    await loadRequest.last().reject(problem(503, { detail: 'Away' }));
    expect(view().detail).toMatchObject({ state: 'failed', failure: 'Away' });
    send({ type: 'detail.retry' });
    await loadRequest.last().resolve(requestOf('old'));
    expect(view().detail).toMatchObject({ state: 'idle', request: { id: 'old' } });
    const gone = await listed(['b'], null, { route });
    await gone.loadRequest.last().reject(problem(404));
    expect(gone.view().detail?.state).toBe('missing');
  });
});

const open = async () => {
  const opened = await listed(['b', 'a']);
  opened.send(opening('a'));
  return opened;
};

describe('the status', () => {
  test('is set once, on the displayed version, and the row is updated', async () => {
    const { send, view, changeStatus, emittedOf } = await open();
    send({ type: 'status.choose', status: 'new' });
    expect(changeStatus.calls).toHaveLength(0);
    send({ type: 'status.choose', status: 'answered' });
    send({ type: 'status.choose', status: 'closed' });
    expect(view().detail).toMatchObject({ state: 'changing', status: 'answered' });
    expect(changeStatus.calls.map(({ input }) => input)).toEqual([
      { id: 'a', change: { status: 'answered', version: 1 } },
    ]);
    await changeStatus.last().resolve(requestOf('a', { status: 'answered', version: 2 }));
    expect(view().detail).toMatchObject({ state: 'changed', status: 'answered' });
    const { name, organization } = requestOf('a');
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      { title: 'Marked as answered', description: `${name}, ${organization}` },
    ]);
    expect(view().rows.find(({ id }) => id === 'a')).toMatchObject({ status: 'answered', version: 2 });
    send({ type: 'status.choose', status: 'closed' });
    expect(changeStatus.last().input.change).toEqual({ status: 'closed', version: 2 });
  });

  test('stays after a failure, which is reported', async () => {
    const { send, view, changeStatus, clock, emittedOf } = await open();
    send({ type: 'status.choose', status: 'answered' });
    await changeStatus.last().reject(problem(500, { detail: 'Not now' }));
    expect(view().detail).toMatchObject({ state: 'notChanged', status: 'new', failure: 'Not now' });
    send({ type: 'status.choose', status: 'answered' });
    clock.increment(submitTimeoutMs);
    expect(view().detail?.state).toBe('notChanged');
    // The dialog has a banner for it.
    expect(emittedOf('page.toast')).toEqual([]);
  });

  test('shows what another administrator has set in the meantime', async () => {
    const { send, view, changeStatus, loadRequest } = await open();
    send({ type: 'status.choose', status: 'answered' });
    await changeStatus.last().reject(problem(409));
    expect(view().detail?.state).toBe('changing');
    await loadRequest.last().resolve(requestOf('a', { status: 'closed', version: 5 }));
    expect(view().detail).toMatchObject({ state: 'conflict', status: 'closed' });
    send({ type: 'status.choose', status: 'answered' });
    expect(changeStatus.last().input.change).toEqual({ status: 'answered', version: 5 });
    await changeStatus.last().reject(problem(409));
    await loadRequest.last().reject(problem(404));
    expect(view().detail?.state).toBe('missing');
  });
});

test.each([401, 403])('a rejection (%i) closes the inbox and clears the requests', async (status) => {
  const { send, view, changeStatus, emittedOf, loadRequests } = await listed();
  send(opening('a'));
  send({ type: 'status.choose', status: 'closed' });
  await changeStatus.last().reject(problem(status));
  expect(view()).toMatchObject({ access: 'denied', rows: [], detail: null });
  expect(emittedOf('session.refresh')).toHaveLength(1);
  send({ type: 'session.resumed' });
  expect(view().access).toBe('granted');
  expect(loadRequests.calls).toHaveLength(2);
});

test('a parsed URL formats to the same URL', () => {
  expect(parseRequestsRoute('?q=a+b&status=closed&request=7')).toEqual({
    filters: { q: 'a b', status: 'closed' },
    open: '7',
  });
  expect(parseRequestsRoute('?status=lost&request=')).toEqual({ filters: noRequestFilters, open: null });
  expect(requestsHref({ filters: noRequestFilters, open: null })).toBe('/leads-admin/requests');
  const route = { filters: { q: 'a&b', status: 'new' }, open: '7' } as const;
  expect(parseRequestsRoute(requestsHref(route).slice('/leads-admin/requests'.length))).toEqual(route);
  expect(hasRequestFilters({ q: ' ', status: null })).toBe(false);
});
