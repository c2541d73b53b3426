import { describe, expect, test } from 'vitest';
import { noLeadFilters, leadPageSize, leadsHref, parseLeadsRoute } from '@vetsync/machines/leads/model';
import { feedOpenTimeoutMs, searchDebounceMs } from '@vetsync/machines/system/model';
import { clockTickMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import { problem } from '../support/run.ts';
import { lead, start, page, screen, listed } from '../support/leadsAdmin.ts';

describe('opening', () => {
  test('waits for the feed so that no lead is missed', async () => {
    const { loadPage, loadSummary, feed, view, ids } = screen();
    expect(view()).toMatchObject({ access: 'granted', list: 'loading', live: 'connecting', rows: [] });
    expect(loadPage.calls).toHaveLength(0);
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    expect(feed.inputs).toEqual([{ after: null }]);
    expect(loadPage.calls.map(({ input }) => input)).toEqual([
      { filters: noLeadFilters, cursor: null, limit: leadPageSize },
    ]);
    expect(loadSummary.calls).toHaveLength(1);
    await loadPage.last().resolve(page(['b', 'a']));
    expect(view()).toMatchObject({ list: 'listed.idle', live: 'live', newCount: 0 });
    expect(ids()).toEqual(['b', 'a']);
  });

  test("doesn't wait for long", () => {
    const { loadPage, clock } = screen();
    clock.increment(feedOpenTimeoutMs - 1);
    expect(loadPage.calls).toHaveLength(0);
    clock.increment(1);
    expect(loadPage.calls).toHaveLength(1);
  });

  test('a feed that opens late makes the list reload', async () => {
    const { loadPage, clock, feed, view } = screen();
    clock.increment(feedOpenTimeoutMs);
    await loadPage.last().resolve(page(['a']));
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    expect(view().list).toBe('refreshing');
    expect(loadPage.calls).toHaveLength(2);
  });

  test('the list loads even without a feed', () => {
    const broken = screen();
    broken.feed.sendToParent({ type: 'feed.closed' });
    expect(broken.loadPage.calls).toHaveLength(1);
    const offline = screen({ online: false });
    expect(offline.loadPage.calls).toHaveLength(1);
    expect(offline.view().live).toBe('offline');
    expect(offline.feed.inputs).toEqual([]);
  });

  test('distinguishes no leads from no matches', async () => {
    expect((await listed([])).view().list).toBe('empty');
    const filtered = await listed([], null, { filters: { q: 'x' } });
    expect(filtered.view()).toMatchObject({ list: 'noMatches', filtered: true });
  });

  test("a failure shows the server's message and can be retried", async () => {
    const { loadPage, feed, view, send } = screen();
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    await loadPage.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ list: 'failed', failure: 'Not now' });
    send({ type: 'list.retry' });
    await loadPage.last().resolve(page(['a']));
    expect(view()).toMatchObject({ list: 'listed.idle', failure: null });
  });

  test('a timeout is a failure', () => {
    const { feed, clock, view } = screen();
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    clock.increment(submitTimeoutMs);
    expect(view().list).toBe('failed');
  });
});

describe('pages', () => {
  test('load one at a time when the end is reached, each lead once', async () => {
    const { send, loadPage, view, ids } = await listed(['c', 'b'], 'cursor-1');
    expect(view().hasMore).toBe(true);
    send({ type: 'list.endReached' });
    send({ type: 'list.endReached' });
    expect(view().list).toBe('listed.loadingMore');
    expect(loadPage.calls).toHaveLength(2);
    expect(loadPage.last().input).toMatchObject({ cursor: 'cursor-1' });
    await loadPage.last().resolve(page(['b', 'a']));
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(view().hasMore).toBe(false);
    send({ type: 'list.endReached' });
    expect(view().list).toBe('listed.idle');
  });

  test('a failed page keeps the rows and can be retried', async () => {
    const { send, loadPage, view, ids, clock } = await listed(['b'], 'c');
    send({ type: 'list.endReached' });
    await loadPage.last().reject(problem(503));
    expect(view().list).toBe('listed.pageFailed');
    expect(view().failure).toBeTruthy();
    expect(ids()).toEqual(['b']);
    send({ type: 'list.endReached' });
    expect(loadPage.calls).toHaveLength(2);
    send({ type: 'list.retry' });
    expect(view().list).toBe('listed.loadingMore');
    clock.increment(submitTimeoutMs);
    expect(view().list).toBe('listed.pageFailed');
  });
});

describe('search, filters and sort', () => {
  test('a search is debounced', async () => {
    const { send, clock, loadPage, view, emittedOf } = await listed();
    send({ type: 'search.change', q: 's' });
    clock.increment(searchDebounceMs - 1);
    send({ type: 'search.change', q: 'sa' });
    clock.increment(searchDebounceMs - 1);
    expect(loadPage.calls).toHaveLength(1);
    expect(view()).toMatchObject({ list: 'searching', filters: { q: 'sa' } });
    clock.increment(1);
    expect(view().list).toBe('refreshing');
    expect(loadPage.last().input.filters).toMatchObject({ q: 'sa' });
    expect(emittedOf('location.changed').map(({ route }) => route.filters.q)).toEqual(['sa']);
    await loadPage.last().resolve(page([]));
    expect(view()).toMatchObject({ list: 'noMatches', filtered: true });
  });

  test('a space that is typed after a word stays while the URL follows', async () => {
    const { send, clock, view, emittedOf } = await listed();
    send({ type: 'search.change', q: 'sam ' });
    clock.increment(searchDebounceMs);
    const { route } = emittedOf('location.changed').at(-1)!;
    send({ type: 'location.changed', route: { ...route, filters: { ...route.filters, q: 'sam' } } });
    expect(view().filters.q).toBe('sam ');
  });

  test('filters and sort apply immediately and are in the URL', async () => {
    const { send, loadPage, emittedOf } = await listed();
    send({ type: 'filter.change', filter: 'veteran', value: 'veteran' });
    send({ type: 'filter.change', filter: 'source', value: 'technical_review' });
    send({ type: 'sort.change', sort: 'oldest' });
    const filters = { q: '', veteran: 'veteran', source: 'technical_review', sort: 'oldest' };
    expect(loadPage.last().input.filters).toEqual(filters);
    expect(emittedOf('location.changed').at(-1)?.route.filters).toEqual(filters);
    send({ type: 'export.start' });
    expect(emittedOf('page.download')).toEqual([
      {
        type: 'page.download',
        href: '/api/leads/export.csv?veteran=veteran&source=technical_review&sort=oldest',
      },
    ]);
  });

  test.each([
    ['veteran', 'nonsense'],
    ['source', 'nonsense'],
    ['source', null],
  ] as const)('%s %j filters nothing', async (filter, value) => {
    const { send, view } = await listed();
    send({ type: 'filter.change', filter, value });
    expect(view().filters).toEqual(noLeadFilters);
  });

  test('"Clear all" removes all filters and keeps the sort order', async () => {
    const { send, view } = await listed(['a'], null, {
      filters: { q: 'a', veteran: 'other', sort: 'oldest' },
    });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ filters: { ...noLeadFilters, sort: 'oldest' }, filtered: false });
  });

  test('ignores the response to outdated filters', async () => {
    const { send, loadPage, ids } = await listed();
    send({ type: 'filter.change', filter: 'veteran', value: 'veteran' });
    send({ type: 'filter.change', filter: 'veteran', value: 'other' });
    await loadPage.calls[1]?.resolve(page(['old']));
    expect(ids()).toEqual(['b', 'a']);
    await loadPage.calls[2]?.resolve(page(['new']));
    expect(ids()).toEqual(['new']);
  });

  test('follows the URL without emitting the route again', async () => {
    const { send, loadPage, view, emittedOf } = await listed();
    send({
      type: 'location.changed',
      route: { tab: 'analytics', filters: { ...noLeadFilters, q: 'x y' }, open: null },
    });
    expect(loadPage.last().input.filters.q).toBe('x y');
    expect(view()).toMatchObject({ tab: 'analytics' });
    send({ type: 'export.start' });
    expect(emittedOf('page.download')).toMatchObject([{ href: '/api/leads/export.csv?q=x%20y' }]);
    expect(emittedOf('location.changed')).toEqual([]);
  });

  test('the URL has the tab', async () => {
    const { send, view, emittedOf } = await listed();
    send({ type: 'tab.choose', tab: 'analytics' });
    expect(view().tab).toBe('analytics');
    expect(emittedOf('location.changed')).toEqual([
      {
        type: 'location.changed',
        route: { tab: 'analytics', filters: noLeadFilters, open: null },
        isClosing: false,
      },
    ]);
  });
});

const opening = (open: string | null) =>
  ({ type: 'location.changed', route: { tab: 'leads', filters: noLeadFilters, open } }) as const;

describe('one lead', () => {
  test('opens from the URL, without loading anything again', async () => {
    const { send, view, loadPage, loadLead } = await listed(['c', 'b', 'a']);
    expect(view()).toMatchObject({ detail: null, rowHref: '/leads-admin?lead=' });
    send(opening('b'));
    expect(view().detail).toMatchObject({
      state: 'shown',
      lead: { id: 'b' },
      previous: 'c',
      next: 'a',
      position: 2,
      count: 3,
    });
    expect(loadPage.calls).toHaveLength(1);
    expect(loadLead.calls).toHaveLength(0);
    send(opening(null));
    expect(view()).toMatchObject({ detail: null, currentId: 'b' });
  });

  test('leads to the next one, and is closed from the URL', async () => {
    const { send, view, emittedOf } = await listed(['b', 'a']);
    send(opening('b'));
    send({ type: 'row.step', to: 'previous' });
    expect(view().detail?.lead?.id).toBe('b');
    send({ type: 'row.step', to: 'next' });
    expect(view().detail?.lead?.id).toBe('a');
    send({ type: 'row.close' });
    expect(view().detail).toBeNull();
    expect(emittedOf('location.changed').map(({ route, isClosing }) => [route.open, isClosing])).toEqual([
      ['a', false],
      [null, true],
    ]);
    send({ type: 'row.close' });
    expect(emittedOf('location.changed')).toHaveLength(2);
  });

  test('that is not in the list is loaded separately', async () => {
    const { view, loadLead, send } = await listed(['b'], null, { open: 'old' });
    expect(view().detail).toMatchObject({ state: 'finding', lead: null, position: 0 });
    expect(loadLead.last().input).toEqual({ id: 'old' });
    await loadLead.last().reject(problem(500, { detail: 'Not now' }));
    expect(view().detail).toMatchObject({ state: 'failed', failure: 'Not now' });
    send({ type: 'detail.retry' });
    await loadLead.last().resolve(lead('old'));
    expect(view().detail).toMatchObject({ state: 'shown', lead: { id: 'old' } });
  });

  test("that doesn't exist is missing; a timeout is a failure", async () => {
    const gone = await listed(['b'], null, { open: 'gone' });
    await gone.loadLead.last().reject(problem(404));
    expect(gone.view().detail).toMatchObject({ state: 'missing', lead: null });
    const slow = await listed(['b'], null, { open: 'slow' });
    slow.clock.increment(submitTimeoutMs);
    expect(slow.view().detail?.state).toBe('failed');
  });

  test('is cleared when the session ends', async () => {
    const { view, loadLead } = await listed(['b'], null, { open: 'old' });
    await loadLead.last().reject(problem(403));
    expect(view()).toMatchObject({ access: 'denied', detail: null });
  });
});

test.each([
  ['', { tab: 'leads', filters: noLeadFilters, open: null }],
  [
    '?tab=analytics&q=x+y&veteran=other&source=technical_review&sort=oldest&lead=7',
    {
      tab: 'analytics',
      filters: { q: 'x y', veteran: 'other', source: 'technical_review', sort: 'oldest' },
      open: '7',
    },
  ],
  ['?tab=no&veteran=no&source=no&sort=no&lead=', { tab: 'leads', filters: noLeadFilters, open: null }],
] as const)('the URL %s is parsed and formatted', (search, route) => {
  expect(parseLeadsRoute(search)).toEqual(route);
  const href = leadsHref(route);
  expect(parseLeadsRoute(href.slice('/leads-admin'.length))).toEqual(route);
});

describe('access', () => {
  const denied = { access: 'denied', rows: [], live: 'offline' };

  test.each([401, 403])(
    'a rejection (%i) of the list closes the screen and clears the leads',
    async (status) => {
      const { send, loadPage, view, feed, emittedOf } = await listed();
      send({ type: 'sort.change', sort: 'oldest' });
      await loadPage.last().reject(problem(status));
      expect(view()).toMatchObject({ ...denied, summary: { total: 0 } });
      expect(feed.state.running).toBe(0);
      expect(emittedOf('session.refresh')).toHaveLength(1);
    },
  );

  test('so does a rejection of another page, the totals or the feed, and the end of the session', async () => {
    const paged = await listed(['a'], 'c');
    paged.send({ type: 'list.endReached' });
    await paged.loadPage.last().reject(problem(403));
    const totalled = screen();
    totalled.feed.sendToParent({ type: 'feed.opened', position: '7' });
    await totalled.loadSummary.last().reject(problem(403));
    const fed = await listed();
    fed.feed.sendToParent({ type: 'feed.denied' });
    const ended = await listed();
    ended.send({ type: 'session.ended' });
    for (const { view } of [paged, totalled, fed, ended]) expect(view()).toMatchObject(denied);
  });

  test('opens again with the same search once the administrator has signed in again', async () => {
    const { send, view, loadPage } = await listed();
    send({ type: 'sort.change', sort: 'oldest' });
    await loadPage.last().reject(problem(401));
    send({ type: 'session.resumed' });
    expect(view()).toMatchObject({ access: 'granted', filters: { sort: 'oldest' } });
  });
});

test("updates the reader's clock", async () => {
  const { time, clock, view } = await listed();
  expect(view().intl).toEqual({ locale: 'en-US', timeZone: 'UTC', now: start });
  for (const tick of [1, 2]) {
    time.now = start + tick * clockTickMs;
    clock.increment(clockTickMs);
    expect(view().intl.now).toBe(time.now);
  }
});
