import { describe, expect, test } from 'vitest';
import { feedDeadMs } from '@vetsync/machines/system/model';
import { summaryRefreshMs } from '@vetsync/machines/leads/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { problem, seconds } from '../support/run.ts';
import { page, screen, listed } from '../support/leadsAdmin.ts';

describe('live leads', () => {
  test('appear on top immediately while the top of the unfiltered list is visible, each once', async () => {
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

  test('are counted while scrolled away, and inserted on demand or on return', async () => {
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

  test('reload the list when it is sorted by oldest', async () => {
    const { arrive, view, send, loadPage } = await listed(['a'], null, { filters: { sort: 'oldest' } });
    arrive('8', 'c');
    expect(view().newCount).toBe(1);
    send({ type: 'arrivals.show' });
    expect(view().list).toBe('refreshing');
    await loadPage.last().resolve(page(['a', 'c']));
    expect(view()).toMatchObject({ newCount: 0, list: 'listed.idle' });
  });

  test('that arrive while a page is loading are not lost', async () => {
    const { feed, arrive, loadPage, ids, view, send } = screen();
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    arrive('8', 'c');
    send({ type: 'arrivals.show' });
    send({ type: 'list.scrolled', away: false });
    expect(view()).toMatchObject({ list: 'loading', newCount: 1 });
    await loadPage.last().resolve(page(['b', 'a']));
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  test('are also counted if the person scrolled away while a page was loading', async () => {
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

  test("that don't match keep the no-matches state", async () => {
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
  test('are loading at first, and have the share of veterans', async () => {
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

  test('are reloaded when a lead arrives, with a limited rate', async () => {
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

  test('are reloaded after a failure with the next lead or on demand', async () => {
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

  test('adds missed leads in order, without reloading the list', async () => {
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

  test('reloads the list after an interruption if the server sent no position', async () => {
    const opened = screen();
    opened.feed.sendToParent({ type: 'feed.opened', position: null });
    await opened.loadPage.last().resolve(page(['a']));
    opened.feed.sendToParent({ type: 'feed.closed' });
    seconds(opened.clock, 1);
    opened.feed.sendToParent({ type: 'feed.opened', position: null });
    expect(opened.loadPage.calls).toHaveLength(2);
  });

  test('after a reset, reloads list and totals, and continues from its position', async () => {
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

  test('retries when the server says after too many streams, and reloads the list meanwhile', async () => {
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

  test('an event of the feed resets the delays', async () => {
    const { feed, view, clock } = await listed();
    feed.sendToParent({ type: 'feed.closed' });
    seconds(clock, 1);
    feed.sendToParent({ type: 'feed.opened', position: '7' });
    feed.sendToParent({ type: 'feed.heartbeat' });
    feed.sendToParent({ type: 'feed.closed' });
    expect(view().reconnectSeconds).toBe(1);
  });

  test('counts as dead after two missed heartbeats, and every event restarts that timeout', async () => {
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

  test('is not live while its stream is reopened, here or in another tab, and loses no lead', async () => {
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

  test("gives up a stream that doesn't open", () => {
    const { clock, view } = screen();
    clock.increment(submitTimeoutMs);
    expect(view().live).toBe('reconnecting');
  });

  test('pauses while the browser is offline', async () => {
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
