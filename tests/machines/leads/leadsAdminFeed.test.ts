import { describe, expect, test } from 'vitest';
import { feedDeadMs, summaryRefreshMs } from '@vetsync/machines/leads/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { problem, seconds } from '../support/run.ts';
import { page, screen, listed } from '../support/leadsAdmin.ts';

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
    send({ type: 'arrivals.show' });
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
    send({ type: 'arrivals.show' });
    expect(ids()).toEqual(['d', 'a']);
  });

  test('sorted by oldest, showing them reads the list again', async () => {
    const { arrive, view, send, loadPage } = await listed(['a'], null, { filters: { sort: 'oldest' } });
    arrive('8', 'c');
    expect(view().newCount).toBe(1);
    send({ type: 'arrivals.show' });
    expect(view().list).toBe('refreshing');
    await loadPage.last().resolve(page(['a', 'c']));
    expect(view()).toMatchObject({ newCount: 0, list: 'listed.idle' });
  });

  test('that come while a page is read are not lost with it', async () => {
    const { feed, arrive, loadPage, ids, view, send } = screen();
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    arrive('8', 'c');
    send({ type: 'arrivals.show' });
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
    send({ type: 'arrivals.show' });
    expect(view().list).toBe('listed.idle');
  });
});

describe('totals', () => {
  test('are loading until first read, with the share of veterans', async () => {
    const { feed, loadSummary, view } = screen();
    expect(view().summary.state).toBe('loading');
    feed.sendToParent({ type: 'feed.opened', position: '7' });
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
    feed.sendToParent({ type: 'feed.opened', position: '7' });
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
      feed.sendToParent({ type: 'feed.closed' });
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
    feed.sendToParent({ type: 'feed.closed' });
    seconds(clock, 1);
    expect(feed.inputs.at(-1)).toEqual({ after: '7' });
    feed.sendToParent({ type: 'feed.opened', position: '12' });
    for (const [position, id] of [
      ['8', 'b'],
      ['9', 'c'],
    ] as const) {
      arrive(position, id);
    }
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(loadPage.calls).toHaveLength(1);
    feed.sendToParent({ type: 'feed.closed' });
    seconds(clock, 1);
    expect(feed.inputs.at(-1)).toEqual({ after: '9' });
  });

  test('a server that names no position makes the list read again after a break', async () => {
    const opened = screen();
    opened.feed.sendToParent({ type: 'feed.opened', position: null });
    await opened.loadPage.last().resolve(page(['a']));
    opened.feed.sendToParent({ type: 'feed.closed' });
    seconds(opened.clock, 1);
    opened.feed.sendToParent({ type: 'feed.opened', position: null });
    expect(opened.loadPage.calls).toHaveLength(2);
  });

  test('a reset makes the list and the totals read again, and is followed from its position', async () => {
    const { feed, clock, ids, loadPage, loadSummary } = await listed(['a']);
    feed.sendToParent({ type: 'feed.closed' });
    seconds(clock, 1);
    expect(feed.inputs.at(-1)).toEqual({ after: '7' });
    feed.sendToParent({ type: 'feed.opened', position: '3' });
    feed.sendToParent({ type: 'feed.reset', position: '3' });
    expect(loadPage.calls).toHaveLength(2);
    expect(loadSummary.calls).toHaveLength(2);
    await loadPage.last().resolve(page(['b']));
    expect(ids()).toEqual(['b']);
    feed.sendToParent({ type: 'feed.closed' });
    seconds(clock, 2);
    expect(feed.inputs.at(-1)).toEqual({ after: '3' });
  });

  test('refused because of other streams is tried again when the server says, and reads the list meanwhile', async () => {
    const { feed, view, clock, loadPage, ids, send } = screen();
    feed.sendToParent({ type: 'feed.crowded', retryAfterSeconds: 30 });
    expect(view()).toMatchObject({ live: 'crowded', reconnectSeconds: null });
    expect(feed.state.running).toBe(0);
    await loadPage.last().resolve(page(['a']));
    expect(ids()).toEqual(['a']);
    seconds(clock, 29);
    expect(feed.inputs).toHaveLength(1);
    seconds(clock, 1);
    expect(feed.inputs).toHaveLength(2);
    expect(view().live).toBe('connecting');
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    expect(view().live).toBe('live');
    feed.sendToParent({ type: 'feed.crowded', retryAfterSeconds: 30 });
    send({ type: 'connection.changed', online: false });
    expect(view().live).toBe('offline');
  });

  test('life on the line starts the waits again', async () => {
    const { feed, view, clock } = await listed();
    feed.sendToParent({ type: 'feed.closed' });
    seconds(clock, 1);
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    feed.sendToParent({ type: 'feed.heartbeat' });
    feed.sendToParent({ type: 'feed.closed' });
    expect(view().reconnectSeconds).toBe(1);
  });

  test('silence for two heartbeats is death, every sign of life starts it again', async () => {
    const { feed, view, clock, arrive } = await listed();
    clock.increment(feedDeadMs - 1);
    feed.sendToParent({ type: 'feed.heartbeat' });
    clock.increment(feedDeadMs - 1);
    arrive('8', 'c');
    clock.increment(feedDeadMs - 1);
    expect(view().live).toBe('live');
    clock.increment(1);
    expect(view().live).toBe('reconnecting');
    expect(feed.state.running).toBe(0);
    expect(feedDeadMs).toBeGreaterThan(2 * 25_000);
  });

  test('is not live while its stream is opened anew, here or in another tab, and loses nothing by it', async () => {
    const { feed, view, arrive, ids, loadPage, clock } = await listed(['a']);
    feed.sendToParent({ type: 'feed.connecting' });
    expect(view().live).toBe('connecting');
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    expect(view().live).toBe('live');
    arrive('8', 'b');
    expect(ids()).toEqual(['b', 'a']);
    expect(loadPage.calls).toHaveLength(1);
    expect(feed.inputs).toHaveLength(1);
    feed.sendToParent({ type: 'feed.connecting' });
    clock.increment(submitTimeoutMs);
    expect(view().live).toBe('reconnecting');
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
    feed.sendToParent({ type: 'feed.closed' });
    send({ type: 'connection.changed', online: true });
    expect(view().live).toBe('connecting');
    feed.sendToParent({ type: 'feed.closed' });
    send({ type: 'connection.changed', online: false });
    expect(view().live).toBe('offline');
  });
});
