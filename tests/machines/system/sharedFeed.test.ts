import {
  feedTabStep,
  rowsMissed,
  newFeedTab,
  recentRowsMax,
  withRecentRow,
} from '@vetsync/machines/system/model';
import type {
  FeedMessage,
  FeedTab,
  FeedTabEffect,
  FeedTabInput,
  FeedEvent,
} from '@vetsync/machines/system/model';
import { compareFeedPositions, isLaterPosition, parseFeedPosition } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { idOf, position, feedRow, opened, recentOf } from '../support/sharedFeed.ts';

describe('positions', () => {
  test.each([
    [position(10), position(9), true],
    [position(9), position(10), false],
    [position(9), position(9), false],
    [position(1, 2), position(99), true],
    [`1-5-${idOf(2)}`, `1-5-${idOf(1)}`, true],
    [position(1), null, true],
    ['unreadable', position(1), true],
    ['unreadable', 'unreadable', false],
  ])('%s is later than %s: %j', (one, other, later) => {
    expect(isLaterPosition(one, other)).toBe(later);
  });

  test('that are invalid are rejected', () => {
    for (const text of ['', '1-1', `99999-1-${idOf(1)}`, `1-${2n ** 64n}-${idOf(1)}`]) {
      expect(parseFeedPosition(text)).toBeNull();
    }
    const largest = parseFeedPosition(`32767-${2n ** 64n - 1n}-${idOf(1)}`);
    expect(largest && compareFeedPositions(largest, largest)).toBe(0);
  });
});

describe('the recent rows of a tab', () => {
  test('have no duplicates, are in order, and limited', () => {
    expect(withRecentRow(recentOf(1, 2), feedRow(2))).toEqual(recentOf(1, 2));
    expect(withRecentRow(recentOf(1), feedRow(1))).toEqual(recentOf(1));
    let recent = recentOf(0);
    for (let at = 1; at <= recentRowsMax + 2; at += 1) recent = withRecentRow(recent, feedRow(at));
    expect(recent.rows).toHaveLength(recentRowsMax);
    expect(recent.since).toBe(position(2));
  });

  test('contain what a tab missed, as far as they go back', () => {
    const recent = recentOf(5, 6, 7, 8);
    expect(rowsMissed(recent, position(6))).toEqual([feedRow(7), feedRow(8)]);
    expect(rowsMissed(recent, position(5))).toHaveLength(3);
    expect(rowsMissed(recent, position(9))).toEqual([]);
    expect(rowsMissed(recent, null)).toEqual([]);
    expect(rowsMissed(recent, position(4))).toBeNull();
    expect(rowsMissed({ since: null, rows: [] }, position(4))).toBeNull();
  });
});

/** Applies inputs to one tab; returns it with the last effects. */
function play(tab: FeedTab, ...inputs: FeedTabInput[]): { tab: FeedTab; effects: readonly FeedTabEffect[] } {
  let effects: readonly FeedTabEffect[] = [];
  for (const input of inputs) [tab, effects] = feedTabStep(tab, input);
  return { tab, effects };
}
const received = (message: FeedMessage): FeedTabInput => ({ type: 'received', message });
const streamed = (event: FeedEvent): FeedTabInput => ({ type: 'streamed', event });
const reports = (effects: readonly FeedTabEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'report' ? [effect.event] : []));

const welcome = (term: string, after: number | null, at: number, ...missed: number[]): FeedTabInput =>
  received({
    type: 'welcome',
    term,
    to: 'me',
    after: after === null ? null : position(after),
    position: position(at),
    rows: missed.map(feedRow),
    wasReset: false,
  });
const leaderEvent = (term: string, event: FeedEvent) => received({ type: 'event', term, event });

describe('a tab', () => {
  test('follows the leader and is live after its welcome', () => {
    const started = play(newFeedTab('me', null), { type: 'started' });
    expect(started.effects).toEqual([{ type: 'post', message: { type: 'follow', from: 'me', after: null } }]);
    const early = play(started.tab, received({ type: 'leading', term: 'a' }), leaderEvent('a', feedRow(3)));
    expect(early.effects).toEqual([]);
    const welcomed = play(early.tab, welcome('a', null, 3));
    expect(reports(welcomed.effects)).toEqual([opened(3)]);
    expect(reports(play(welcomed.tab, leaderEvent('a', feedRow(4))).effects)).toEqual([feedRow(4)]);
    expect(reports(play(welcomed.tab, leaderEvent('a', feedRow(3))).effects)).toEqual([]);
  });

  test('gets what it missed since its own position', () => {
    const { effects } = play(newFeedTab('me', position(5)), welcome('a', 5, 7, 6, 7));
    expect(reports(effects)).toEqual([opened(7), feedRow(6), feedRow(7)]);
  });

  test('ignores the answer to an earlier request', () => {
    const { tab } = play(
      newFeedTab('me', null),
      welcome('a', null, 7),
      received({ type: 'leading', term: 'b' }),
    );
    expect(play(tab, welcome('b', null, 9)).tab).toBe(tab);
    expect(reports(play(tab, welcome('b', 7, 9, 8, 9)).effects)).toEqual([opened(9), feedRow(8), feedRow(9)]);
  });

  test('opens the stream from its own position when it is elected, and is not live until then', () => {
    const following = play(newFeedTab('me', null), welcome('a', null, 7), leaderEvent('a', feedRow(8)));
    const elected = play(following.tab, { type: 'elected' });
    expect(elected.effects).toEqual([
      { type: 'report', event: { type: 'feed.connecting' } },
      { type: 'post', message: { type: 'leading', term: 'me 1' } },
      { type: 'stream.open', after: position(8) },
    ]);
    expect(reports(play(elected.tab, streamed(opened(8))).effects)).toEqual([opened(8)]);
  });

  test('with a new leader is not live until its welcome', () => {
    const following = play(newFeedTab('me', null), welcome('a', null, 7));
    const lost = play(following.tab, received({ type: 'leading', term: 'b' }));
    expect(lost.effects).toEqual([
      { type: 'report', event: { type: 'feed.connecting' } },
      { type: 'post', message: { type: 'follow', from: 'me', after: position(7) } },
    ]);
    expect(play(lost.tab, leaderEvent('a', { type: 'feed.heartbeat' })).tab).toMatchObject({
      role: 'searching',
    });
    expect(reports(play(lost.tab, welcome('b', 7, 8, 8)).effects)).toEqual([opened(8), feedRow(8)]);
  });

  test('goes back with the leader if the server knows only an earlier position', () => {
    const reset: FeedEvent = { type: 'feed.reset', position: position(3) };
    const leading = play(
      newFeedTab('me', position(9)),
      { type: 'elected' },
      streamed(opened(3)),
      streamed(reset),
    );
    expect(leading.effects).toEqual([
      { type: 'post', message: { type: 'event', term: 'me 1', event: reset } },
      { type: 'report', event: reset },
    ]);
    expect(reports(play(leading.tab, streamed(feedRow(4))).effects)).toEqual([feedRow(4)]);
    const following = play(newFeedTab('other', position(9)), {
      type: 'received',
      message: {
        type: 'welcome',
        term: 'me 1',
        to: 'other',
        after: position(9),
        position: position(9),
        rows: [],
        wasReset: false,
      },
    });
    const back = play(following.tab, leaderEvent('me 1', reset));
    expect(reports(back.effects)).toEqual([reset]);
    expect(reports(play(back.tab, leaderEvent('me 1', feedRow(4))).effects)).toEqual([feedRow(4)]);
  });

  test('that joins after the server went back also goes back', () => {
    const reset: FeedEvent = { type: 'feed.reset', position: position(3) };
    const leading = play(
      newFeedTab('me', position(9)),
      { type: 'elected' },
      streamed(opened(3)),
      streamed(reset),
    );
    const [posted] = play(
      leading.tab,
      received({ type: 'follow', from: 'late', after: position(8) }),
    ).effects;
    const message = posted?.type === 'post' ? posted.message : null;
    expect(message).toMatchObject({ type: 'welcome', wasReset: true, position: position(3) });
    const late = play(newFeedTab('late', position(8)), received(message as FeedMessage));
    expect(reports(late.effects)).toEqual([opened(3), reset]);
    expect(reports(play(late.tab, leaderEvent('me 1', feedRow(4))).effects)).toEqual([feedRow(4)]);
  });

  test.each<FeedEvent>([
    { type: 'feed.closed' },
    { type: 'feed.denied' },
    { type: 'feed.crowded', retryAfterSeconds: 30 },
  ])('forwards $type to all tabs, and reports it itself', (event) => {
    const leading = play(newFeedTab('me', null), { type: 'elected' }, streamed(opened(1)));
    expect(play(leading.tab, streamed(event)).effects).toEqual([
      { type: 'post', message: { type: 'event', term: 'me 1', event } },
      { type: 'report', event },
    ]);
    const following = play(newFeedTab('me', null), welcome('a', null, 7));
    expect(reports(play(following.tab, leaderEvent('a', event)).effects)).toEqual([event]);
  });

  test('reopens the stream from further back for a tab that missed more leads than are kept', () => {
    const leading = play(newFeedTab('me', position(9)), { type: 'elected' }, streamed(opened(9)));
    const asked = play(leading.tab, received({ type: 'follow', from: 'late', after: position(2) }));
    expect(asked.effects).toContainEqual({ type: 'stream.open', after: position(2) });
    const reopened = play(asked.tab, streamed(opened(2)));
    expect(reopened.effects).toContainEqual({
      type: 'post',
      message: {
        type: 'welcome',
        term: 'me 1',
        to: 'late',
        after: position(2),
        position: position(2),
        rows: [],
        wasReset: false,
      },
    });
    const old = play(reopened.tab, streamed(feedRow(3)));
    expect(old.effects).toEqual([
      { type: 'post', message: { type: 'event', term: 'me 1', event: feedRow(3) } },
    ]);
    expect(reports(play(old.tab, streamed(feedRow(10))).effects)).toEqual([feedRow(10)]);
  });

  test('that was deposed closes its stream and follows', () => {
    const leading = play(newFeedTab('me', null), { type: 'elected' }, streamed(opened(1)));
    const { tab, effects } = play(leading.tab, { type: 'deposed' });
    expect(tab).toMatchObject({ role: 'searching', position: position(1) });
    expect(effects).toContainEqual({ type: 'stream.close' });
    expect(reports(effects)).toEqual([{ type: 'feed.connecting' }]);
    expect(play(tab, streamed(feedRow(2))).effects).toEqual([]);
  });
});
