import { describe, expect, test } from 'vitest';
import { leadsAdminMachine, leadsAdminView } from '@vetsync/machines/leadsAdmin';
import type {
  LeadPage,
  LeadsAdminEvent,
  LeadsAdminInbox,
  LeadsAdminInput,
} from '@vetsync/machines/leadsAdmin';
import {
  everyLead,
  feedDeadMs,
  feedPatienceMs,
  leadPageSize,
  readerTickMs,
  searchDebounceMs,
  submitTimeoutMs,
  summaryRefreshMs,
} from '@vetsync/machines/model';
import type { LeadFilters, LeadSummary, StoredLead } from '@vetsync/machines/model';
import { held, problem, puppet, run, seconds } from './support/run.ts';

const start = Date.parse('2026-03-04T05:06:07Z');
const lead = (id: string, more: Partial<StoredLead> = {}): StoredLead => ({
  id,
  name: `Name ${id}`,
  email: `${id}@example.org`,
  veteranStatus: null,
  organization: null,
  interest: null,
  source: 'marketing_modal',
  createdAt: '2026-03-04T00:00:00.000Z',
  ...more,
});
const page = (ids: readonly string[], nextCursor: string | null = null): LeadPage => ({
  leads: ids.map((id) => lead(id)),
  nextCursor,
});

function screen(input: Partial<LeadsAdminInput> = {}) {
  const loadPage = held<LeadPage, { filters: LeadFilters; cursor: string | null; limit: number }>();
  const loadSummary = held<LeadSummary>();
  const feed = puppet<{ after: string | null }>();
  const time = { now: start };
  const started = run(leadsAdminMachine, {
    input: { reader: { locale: 'en-US', timeZone: 'UTC' }, now: () => time.now, ...input },
    actors: { loadPage: loadPage.logic, loadSummary: loadSummary.logic, followFeed: feed.logic },
  });
  return {
    ...started,
    time,
    loadPage,
    loadSummary,
    feed,
    send: (event: LeadsAdminEvent | LeadsAdminInbox) => started.actor.send(event),
    arrive: (position: string, id: string, more: Partial<StoredLead> = {}) =>
      feed.say({ type: 'feed.lead', position, lead: lead(id, more) }),
    view: () => leadsAdminView(started.actor.getSnapshot()),
    ids: () => leadsAdminView(started.actor.getSnapshot()).rows.map(({ id }) => id),
  };
}

/** A screen whose feed is live and whose first page is there. */
async function listed(ids: readonly string[] = ['b', 'a'], nextCursor: string | null = null, input = {}) {
  const opened = screen(input);
  opened.feed.say({ type: 'feed.opened', position: '7' });
  await opened.loadPage.last().resolve(page(ids, nextCursor));
  await opened.loadSummary.last().resolve({ total: ids.length, veterans: 0, organizations: 0 });
  return opened;
}

describe('opening', () => {
  test('waits for the feed so that no lead falls between the two', async () => {
    const { loadPage, loadSummary, feed, view, ids } = screen();
    expect(view()).toMatchObject({ access: 'granted', list: 'loading', live: 'connecting', rows: [] });
    expect(loadPage.calls).toHaveLength(0);
    feed.say({ type: 'feed.opened', position: '7' });
    expect(feed.inputs).toEqual([{ after: null }]);
    expect(loadPage.calls.map(({ input }) => input)).toEqual([
      { filters: everyLead, cursor: null, limit: leadPageSize },
    ]);
    expect(loadSummary.calls).toHaveLength(1);
    await loadPage.last().resolve(page(['b', 'a']));
    expect(view()).toMatchObject({ list: 'listed.idle', live: 'live', newCount: 0 });
    expect(ids()).toEqual(['b', 'a']);
  });

  test('does not wait for long', () => {
    const { loadPage, clock } = screen();
    clock.increment(feedPatienceMs - 1);
    expect(loadPage.calls).toHaveLength(0);
    clock.increment(1);
    expect(loadPage.calls).toHaveLength(1);
  });

  test('a feed that opens late makes the list read again', async () => {
    const { loadPage, clock, feed, view } = screen();
    clock.increment(feedPatienceMs);
    await loadPage.last().resolve(page(['a']));
    feed.say({ type: 'feed.opened', position: '7' });
    expect(view().list).toBe('refreshing');
    expect(loadPage.calls).toHaveLength(2);
  });

  test('without a feed the list is read all the same', () => {
    const broken = screen();
    broken.feed.say({ type: 'feed.closed' });
    expect(broken.loadPage.calls).toHaveLength(1);
    const offline = screen({ online: false });
    expect(offline.loadPage.calls).toHaveLength(1);
    expect(offline.view().live).toBe('offline');
    expect(offline.feed.inputs).toEqual([]);
  });

  test('no leads at all is empty, no matches is something else', async () => {
    expect((await listed([])).view().list).toBe('empty');
    const filtered = await listed([], null, { filters: { q: 'x' } });
    expect(filtered.view()).toMatchObject({ list: 'noMatches', filtered: true });
  });

  test('a failure shows the words of the server and may be tried again', async () => {
    const { loadPage, feed, view, send } = screen();
    feed.say({ type: 'feed.opened', position: '7' });
    await loadPage.last().reject(problem(500, { detail: 'Not now' }));
    expect(view()).toMatchObject({ list: 'failed', failure: 'Not now' });
    send({ type: 'list.retry' });
    await loadPage.last().resolve(page(['a']));
    expect(view()).toMatchObject({ list: 'listed.idle', failure: null });
  });

  test('no answer in time is a failure', () => {
    const { feed, clock, view } = screen();
    feed.say({ type: 'feed.opened', position: '7' });
    clock.increment(submitTimeoutMs);
    expect(view().list).toBe('failed');
  });
});

describe('pages', () => {
  test('come one at a time as the end is reached, each lead once', async () => {
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

  test('a failed page keeps the rows and may be tried again', async () => {
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
  test('a search runs once typing pauses', async () => {
    const { send, clock, loadPage, view, newsOf } = await listed();
    send({ type: 'search.change', q: 's' });
    clock.increment(searchDebounceMs - 1);
    send({ type: 'search.change', q: 'sa' });
    clock.increment(searchDebounceMs - 1);
    expect(loadPage.calls).toHaveLength(1);
    expect(view()).toMatchObject({ list: 'searching', filters: { q: 'sa' } });
    clock.increment(1);
    expect(view().list).toBe('refreshing');
    expect(loadPage.last().input.filters).toMatchObject({ q: 'sa' });
    expect(newsOf('place.changed').map(({ filters }) => filters.q)).toEqual(['sa']);
    await loadPage.last().resolve(page([]));
    expect(view()).toMatchObject({ list: 'noMatches', filtered: true });
  });

  test('filters and sort are fetched at once and named in the address', async () => {
    const { send, loadPage, view, newsOf } = await listed();
    send({ type: 'filter.change', filter: 'veteran', value: 'veteran' });
    send({ type: 'filter.change', filter: 'source', value: 'technical_review' });
    send({ type: 'sort.change', sort: 'oldest' });
    const filters = { q: '', veteran: 'veteran', source: 'technical_review', sort: 'oldest' };
    expect(loadPage.last().input.filters).toEqual(filters);
    expect(newsOf('place.changed').at(-1)?.filters).toEqual(filters);
    expect(view().exportHref).toBe(
      '/api/leads/export.csv?veteran=veteran&source=technical_review&sort=oldest',
    );
  });

  test.each([
    ['veteran', 'nonsense'],
    ['source', 'nonsense'],
    ['source', null],
  ] as const)('%s %j filters nothing', async (filter, value) => {
    const { send, view } = await listed();
    send({ type: 'filter.change', filter, value });
    expect(view().filters).toEqual(everyLead);
  });

  test('"Clear all" brings everything back and keeps the sort', async () => {
    const { send, view } = await listed(['a'], null, {
      filters: { q: 'a', veteran: 'other', sort: 'oldest' },
    });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ filters: { ...everyLead, sort: 'oldest' }, filtered: false });
  });

  test('an answer to older filters is void', async () => {
    const { send, loadPage, ids } = await listed();
    send({ type: 'filter.change', filter: 'veteran', value: 'veteran' });
    send({ type: 'filter.change', filter: 'veteran', value: 'other' });
    await loadPage.calls[1]?.resolve(page(['old']));
    expect(ids()).toEqual(['b', 'a']);
    await loadPage.calls[2]?.resolve(page(['new']));
    expect(ids()).toEqual(['new']);
  });

  test('the address leads here too, without an echo', async () => {
    const { send, loadPage, view, newsOf } = await listed();
    send({ type: 'place.changed', tab: 'analytics', filters: { ...everyLead, q: 'x y' } });
    expect(loadPage.last().input.filters.q).toBe('x y');
    expect(view()).toMatchObject({ tab: 'analytics', exportHref: '/api/leads/export.csv?q=x%20y' });
    expect(newsOf('place.changed')).toEqual([]);
  });

  test('tabs are named in the address', async () => {
    const { send, view, newsOf } = await listed();
    send({ type: 'tab.choose', tab: 'analytics' });
    expect(view().tab).toBe('analytics');
    expect(newsOf('place.changed')).toEqual([
      { type: 'place.changed', tab: 'analytics', filters: everyLead },
    ]);
  });
});

describe('live leads', () => {
  test('appear on top at once while the top of everything is in sight, each once', async () => {
    const { arrive, ids, view } = await listed();
    arrive('8', 'c');
    arrive('8', 'c');
    arrive('9', 'a');
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(view()).toMatchObject({
      newCount: 0,
      rows: [{ isNew: true }, { isNew: false }, { isNew: false }],
    });
  });

  test('are counted while scrolled away and shown on demand or on return', async () => {
    const { arrive, ids, view, send } = await listed();
    send({ type: 'list.scrolled', away: true });
    arrive('8', 'c');
    arrive('9', 'd');
    expect(ids()).toEqual(['b', 'a']);
    expect(view().newCount).toBe(2);
    send({ type: 'news.show' });
    expect(ids()).toEqual(['d', 'c', 'b', 'a']);
    arrive('10', 'e');
    expect(view().newCount).toBe(1);
    send({ type: 'list.scrolled', away: false });
    expect(view()).toMatchObject({ newCount: 0 });
    expect(ids()[0]).toBe('e');
  });

  test('are counted while filtered, only those that match', async () => {
    const { arrive, view, ids, send } = await listed(['a'], null, { filters: { veteran: 'veteran' } });
    arrive('8', 'c');
    arrive('9', 'd', { veteranStatus: 'veteran' });
    expect(view().newCount).toBe(1);
    send({ type: 'news.show' });
    expect(ids()).toEqual(['d', 'a']);
  });

  test('sorted by oldest, showing them reads the list again', async () => {
    const { arrive, view, send, loadPage } = await listed(['a'], null, { filters: { sort: 'oldest' } });
    arrive('8', 'c');
    expect(view().newCount).toBe(1);
    send({ type: 'news.show' });
    expect(view().list).toBe('refreshing');
    await loadPage.last().resolve(page(['a', 'c']));
    expect(view()).toMatchObject({ newCount: 0, list: 'listed.idle' });
  });

  test('that come while a page is read are not lost with it', async () => {
    const { feed, arrive, loadPage, ids, view, send } = screen();
    feed.say({ type: 'feed.opened', position: '7' });
    arrive('8', 'c');
    send({ type: 'news.show' });
    send({ type: 'list.scrolled', away: false });
    expect(view()).toMatchObject({ list: 'loading', newCount: 1 });
    await loadPage.last().resolve(page(['b', 'a']));
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  test('are counted also when the person scrolled away while a page was read', async () => {
    const { send, loadPage, arrive, view } = await listed();
    send({ type: 'sort.change', sort: 'newest' });
    send({ type: 'list.scrolled', away: true });
    arrive('8', 'c');
    await loadPage.last().resolve(page(['b', 'a']));
    expect(view()).toMatchObject({ list: 'listed.idle', newCount: 1 });
  });

  test('end the empty state', async () => {
    const { arrive, view } = await listed([]);
    arrive('8', 'a');
    expect(view().list).toBe('listed.idle');
  });

  test('that do not match leave the no-matches state', async () => {
    const { arrive, view, send } = await listed([], null, { filters: { q: 'zed' } });
    arrive('8', 'a');
    expect(view()).toMatchObject({ list: 'noMatches', newCount: 0 });
    arrive('9', 'zed');
    expect(view()).toMatchObject({ list: 'noMatches', newCount: 1 });
    send({ type: 'news.show' });
    expect(view().list).toBe('listed.idle');
  });
});

describe('totals', () => {
  test('are loading until first read, with the share of veterans', async () => {
    const { feed, loadSummary, view } = screen();
    expect(view().summary.state).toBe('loading');
    feed.say({ type: 'feed.opened', position: '7' });
    await loadSummary.last().resolve({ total: 8, veterans: 3, organizations: 2 });
    expect(view().summary).toEqual({
      state: 'ready',
      total: 8,
      veterans: 3,
      organizations: 2,
      veteranShare: '37.5',
    });
  });

  test('are read again when a lead arrives, at most once in a while', async () => {
    const { arrive, loadSummary, clock, view } = await listed();
    arrive('8', 'c');
    expect(loadSummary.calls).toHaveLength(1);
    clock.increment(summaryRefreshMs);
    expect(loadSummary.calls).toHaveLength(2);
    arrive('9', 'd');
    arrive('10', 'e');
    await loadSummary.last().resolve({ total: 3, veterans: 0, organizations: 0 });
    expect(view().summary.total).toBe(3);
    clock.increment(summaryRefreshMs - 1);
    expect(loadSummary.calls).toHaveLength(2);
    clock.increment(1);
    expect(loadSummary.calls).toHaveLength(3);
    await loadSummary.last().resolve({ total: 5, veterans: 0, organizations: 0 });
    clock.increment(summaryRefreshMs);
    expect(loadSummary.calls).toHaveLength(3);
    arrive('11', 'f');
    expect(loadSummary.calls).toHaveLength(4);
  });

  test('that failed are read again with the next lead or on demand', async () => {
    const { feed, loadSummary, view, send, arrive, clock } = screen();
    feed.say({ type: 'feed.opened', position: '7' });
    await loadSummary.last().reject(problem(500));
    expect(view().summary).toMatchObject({ state: 'failed', total: 0, veteranShare: '0' });
    send({ type: 'list.retry' });
    expect(loadSummary.calls).toHaveLength(2);
    clock.increment(submitTimeoutMs);
    expect(view().summary.state).toBe('failed');
    arrive('8', 'c');
    expect(loadSummary.calls).toHaveLength(3);
  });
});

describe('the feed', () => {
  test('reconnects after 1, 2, 5, then 10 s and follows from the last position', async () => {
    const { feed, arrive, view, clock } = await listed();
    arrive('9', 'c');
    const waits = [1, 2, 5, 10, 10];
    for (const [index, wait] of waits.entries()) {
      feed.say({ type: 'feed.closed' });
      expect(view()).toMatchObject({ live: 'reconnecting', reconnectSeconds: wait });
      seconds(clock, wait - 1);
      expect(feed.inputs).toHaveLength(index + 1);
      seconds(clock, 1);
      expect(feed.inputs).toHaveLength(index + 2);
      expect(view()).toMatchObject({ live: 'connecting', reconnectSeconds: null });
    }
    expect(feed.inputs.at(-1)).toEqual({ after: '9' });
    expect(feed.state.running).toBe(1);
  });

  test('catching up adds what was missed, in order, without reading the list again', async () => {
    const { feed, arrive, clock, ids, loadPage } = await listed(['a']);
    feed.say({ type: 'feed.closed' });
    seconds(clock, 1);
    expect(feed.inputs.at(-1)).toEqual({ after: '7' });
    feed.say({ type: 'feed.opened', position: '12' });
    for (const [position, id] of [
      ['8', 'b'],
      ['9', 'c'],
    ] as const) {
      arrive(position, id);
    }
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(loadPage.calls).toHaveLength(1);
    feed.say({ type: 'feed.closed' });
    seconds(clock, 1);
    expect(feed.inputs.at(-1)).toEqual({ after: '9' });
  });

  test('a server that names no position makes the list read again after a break', async () => {
    const opened = screen();
    opened.feed.say({ type: 'feed.opened', position: null });
    await opened.loadPage.last().resolve(page(['a']));
    opened.feed.say({ type: 'feed.closed' });
    seconds(opened.clock, 1);
    opened.feed.say({ type: 'feed.opened', position: null });
    expect(opened.loadPage.calls).toHaveLength(2);
  });

  test('life on the line starts the waits again', async () => {
    const { feed, view, clock } = await listed();
    feed.say({ type: 'feed.closed' });
    seconds(clock, 1);
    feed.say({ type: 'feed.opened', position: '7' });
    feed.say({ type: 'feed.heartbeat' });
    feed.say({ type: 'feed.closed' });
    expect(view().reconnectSeconds).toBe(1);
  });

  test('silence for two heartbeats is death, every sign of life starts it again', async () => {
    const { feed, view, clock, arrive } = await listed();
    clock.increment(feedDeadMs - 1);
    feed.say({ type: 'feed.heartbeat' });
    clock.increment(feedDeadMs - 1);
    arrive('8', 'c');
    clock.increment(feedDeadMs - 1);
    expect(view().live).toBe('live');
    clock.increment(1);
    expect(view().live).toBe('reconnecting');
    expect(feed.state.running).toBe(0);
    expect(feedDeadMs).toBeGreaterThan(2 * 25_000);
  });

  test('a line that does not open is given up', () => {
    const { clock, view } = screen();
    clock.increment(submitTimeoutMs);
    expect(view().live).toBe('reconnecting');
  });

  test('rests while the browser is offline and comes back with it', async () => {
    const { feed, send, view, clock } = await listed();
    send({ type: 'connection.changed', online: false });
    expect(view().live).toBe('offline');
    expect(feed.state.running).toBe(0);
    seconds(clock, 30);
    send({ type: 'connection.changed', online: false });
    expect(feed.inputs).toHaveLength(1);
    send({ type: 'connection.changed', online: true });
    expect(view().live).toBe('connecting');
    feed.say({ type: 'feed.closed' });
    send({ type: 'connection.changed', online: true });
    expect(view().live).toBe('connecting');
    feed.say({ type: 'feed.closed' });
    send({ type: 'connection.changed', online: false });
    expect(view().live).toBe('offline');
  });
});

describe('access', () => {
  const denied = { access: 'denied', rows: [], live: 'offline' };

  test.each([401, 403])(
    'a refusal (%i) of the list closes the screen and forgets the leads',
    async (status) => {
      const { send, loadPage, view, feed, newsOf } = await listed();
      send({ type: 'sort.change', sort: 'oldest' });
      await loadPage.last().reject(problem(status));
      expect(view()).toMatchObject({ ...denied, summary: { total: 0 } });
      expect(feed.state.running).toBe(0);
      expect(newsOf('session.refresh')).toHaveLength(1);
    },
  );

  test('so does a refusal of a further page, of the totals, of the feed, and the end of the session', async () => {
    const paged = await listed(['a'], 'c');
    paged.send({ type: 'list.endReached' });
    await paged.loadPage.last().reject(problem(403));
    const totalled = screen();
    totalled.feed.say({ type: 'feed.opened', position: '7' });
    await totalled.loadSummary.last().reject(problem(403));
    const fed = await listed();
    fed.feed.say({ type: 'feed.denied' });
    const ended = await listed();
    ended.send({ type: 'session.ended' });
    for (const { view } of [paged, totalled, fed, ended]) expect(view()).toMatchObject(denied);
  });

  test('opens again, with the same search, once the administrator is back', async () => {
    const { send, view, loadPage } = await listed();
    send({ type: 'sort.change', sort: 'oldest' });
    await loadPage.last().reject(problem(401));
    send({ type: 'session.resumed' });
    expect(view()).toMatchObject({ access: 'granted', filters: { sort: 'oldest' } });
  });
});

test("the reader's clock moves on", async () => {
  const { time, clock, view } = await listed();
  expect(view().reader).toEqual({ locale: 'en-US', timeZone: 'UTC', now: start });
  for (const tick of [1, 2]) {
    time.now = start + tick * readerTickMs;
    clock.increment(readerTickMs);
    expect(view().reader.now).toBe(time.now);
  }
});
