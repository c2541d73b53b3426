import { isLaterPosition } from './feedPosition.ts';
import type { FeedEvent, FeedRow } from './feedEvent.ts';

/**
 * Messages between the tabs of a browser, which share one stream. A leader's messages carry its term, because they are
 * gapless only within one term.
 */
export type FeedMessage =
  /** A tab needs a leader. It has all rows up to `after` (null: it starts now). */
  | { type: 'follow'; from: string; after: string | null }
  /** This tab reads the stream or is about to. */
  | { type: 'leading'; term: string }
  /** The stream is open. `to` had all rows up to `after` and missed `rows`. Rows after `position` are sent to all tabs. */
  | {
      type: 'welcome';
      term: string;
      to: string;
      after: string | null;
      position: string | null;
      rows: readonly FeedRow[];
      /** In this term the server didn't know the leader's position: tabs that are ahead of it go back. */
      wasReset: boolean;
    }
  /** An event of the stream. */
  | { type: 'event'; term: string; event: FeedEvent };

/** The latest rows: all after `since`, in order. */
export interface RecentRows {
  /** Null if not known yet. */
  since: string | null;
  rows: readonly FeedRow[];
}

/** Number of rows kept for tabs that missed them. If a tab missed more, the stream is reopened from its position. */
export const recentRowsMax = 500;

interface Follower {
  id: string;
  after: string | null;
}

interface Known {
  id: string;
  /** Position of the last row that this tab reported, or of its start; null before. */
  position: string | null;
  recent: RecentRows;
  /** Number of times that this tab was elected. */
  terms: number;
  /** In the last of these terms the server continued from another position than requested. */
  wasReset: boolean;
}

/** State of one tab that shows live rows. */
export type FeedTab = Known &
  /** `term` is the one that it asked to follow, or null. */
  (
    | { role: 'searching'; term: string | null }
    | { role: 'following'; term: string }
    /** Elected, but the stream from `streamFrom` (null: from now on) is not open yet. */
    | { role: 'opening'; streamFrom: string | null; waiting: readonly Follower[] }
    | { role: 'leading' }
  );

export type FeedTabInput =
  | { type: 'started' }
  | { type: 'elected' }
  /** Another tab was elected although this one had not resigned, because it had not answered for too long. */
  | { type: 'deposed' }
  | { type: 'received'; message: FeedMessage }
  | { type: 'streamed'; event: FeedEvent };

export type FeedTabEffect =
  | { type: 'post'; message: FeedMessage }
  | { type: 'report'; event: FeedEvent }
  /** Closes the previous stream, if any. */
  | { type: 'stream.open'; after: string | null }
  | { type: 'stream.close' };

type Step = readonly [FeedTab, readonly FeedTabEffect[]];

/** A new tab that has all rows up to `after`. */
export const newFeedTab = (id: string, after: string | null): FeedTab => ({
  id,
  position: after,
  recent: { since: after, rows: [] },
  terms: 0,
  wasReset: false,
  role: 'searching',
  term: null,
});

const lastOf = ({ since, rows }: RecentRows) => rows.at(-1)?.position ?? since;

/** Adds a row if it is later than all others. */
export function withRecentRow(recent: RecentRows, row: FeedRow): RecentRows {
  if (!isLaterPosition(row.position, lastOf(recent))) return recent;
  const rows = [...recent.rows, row];
  const dropped = rows.length > recentRowsMax ? rows.shift() : undefined;
  return { since: dropped?.position ?? recent.since ?? row.position, rows };
}

/** The rows that a tab at `after` missed; null if they are no longer known. */
export function rowsMissed({ since, rows }: RecentRows, after: string | null): FeedRow[] | null {
  if (after === null) return [];
  if (since === null || isLaterPosition(since, after)) return null;
  return rows.filter(({ position }) => isLaterPosition(position, after));
}

/** The position from which the stream must open so that no tab misses a row; null if no tab has started. */
function earliest(positions: readonly (string | null)[]): string | null {
  return positions.reduce(
    (found, position) =>
      found === null || (position !== null && isLaterPosition(found, position)) ? position : found,
    null,
  );
}

const post = (message: FeedMessage): FeedTabEffect => ({ type: 'post', message });
const report = (event: FeedEvent): FeedTabEffect => ({ type: 'report', event });
const followRequest = ({ id, position }: FeedTab) => post({ type: 'follow', from: id, after: position });

const termOf = ({ id, terms }: Known) => `${id} ${terms}`;

function known({ id, position, recent, terms, wasReset }: Known): Known {
  return { id, position, recent, terms, wasReset };
}

/** Looks for a leader (again). Until one is found, the tab is not live. */
function search(tab: FeedTab, term: string | null): Step {
  const wasLive = tab.role === 'following' || tab.role === 'leading';
  return [
    { ...known(tab), role: 'searching', term },
    [...(wasLive ? [report({ type: 'feed.connecting' })] : []), followRequest(tab)],
  ];
}

/** Opens the stream for this tab and the waiting ones. */
function open(tab: FeedTab, waiting: readonly Follower[]): Step {
  const streamFrom = earliest([tab.position, ...waiting.map(({ after }) => after)]);
  return [
    { ...known(tab), role: 'opening', streamFrom, waiting },
    [post({ type: 'leading', term: termOf(tab) }), { type: 'stream.open', after: streamFrom }],
  ];
}

function welcome(tab: FeedTab, { id, after }: Follower): FeedTabEffect {
  const rows = rowsMissed(tab.recent, after) ?? [];
  const position = lastOf(tab.recent);
  const { wasReset } = tab;
  return post({ type: 'welcome', term: termOf(tab), to: id, after, position, rows, wasReset });
}

/** Reports the rows that are new for this tab. */
function applyRows(tab: FeedTab, rows: readonly FeedRow[]): Step {
  return rows.reduce<Step>(
    ([before, effects], row) => {
      const recent = withRecentRow(before.recent, row);
      return isLaterPosition(row.position, before.position)
        ? [{ ...before, recent, position: row.position }, [...effects, report(row)]]
        : [{ ...before, recent }, effects];
    },
    [tab, []],
  );
}

/** Applies an event of the stream that concerns all tabs. */
function applyEvent(tab: FeedTab, event: FeedEvent): Step {
  if (event.type === 'feed.row') return applyRows(tab, [event]);
  if (event.type !== 'feed.reset') return [tab, [report(event)]];
  const { position } = event;
  return [{ ...tab, position, recent: { since: position, rows: [] } }, [report(event)]];
}

/** The recent rows if rows after `from` continue them without a gap, else none. */
const recentUpTo = (recent: RecentRows, from: string | null): RecentRows =>
  lastOf(recent) === from ? recent : { since: from, rows: [] };

function streamOpened(tab: FeedTab & { role: 'opening' }, event: FeedEvent & { type: 'feed.opened' }): Step {
  const leading: FeedTab = {
    ...known(tab),
    role: 'leading',
    position: tab.position ?? event.position,
    recent: recentUpTo(tab.recent, tab.streamFrom ?? event.position),
  };
  return [leading, [report(event), ...tab.waiting.map((follower) => welcome(leading, follower))]];
}

function streamed(tab: FeedTab, event: FeedEvent): Step {
  if (tab.role !== 'opening' && tab.role !== 'leading') return [tab, []];
  if (event.type === 'feed.opened') return tab.role === 'opening' ? streamOpened(tab, event) : [tab, []];
  const [next, effects] = applyEvent(tab, event);
  return [
    { ...next, wasReset: tab.wasReset || event.type === 'feed.reset' },
    [post({ type: 'event', term: termOf(tab), event }), ...effects],
  ];
}

/** A tab asks to follow this one, which was elected. */
function followRequested(tab: FeedTab & { role: 'opening' | 'leading' }, follower: Follower): Step {
  if (tab.role === 'leading') {
    return rowsMissed(tab.recent, follower.after) ? [tab, [welcome(tab, follower)]] : open(tab, [follower]);
  }
  const waiting = [...tab.waiting.filter(({ id }) => id !== follower.id), follower];
  const isCovered = earliest([tab.streamFrom, follower.after]) === tab.streamFrom;
  return isCovered
    ? [{ ...tab, waiting }, [post({ type: 'leading', term: termOf(tab) })]]
    : open(tab, waiting);
}

function welcomed(tab: FeedTab, message: FeedMessage & { type: 'welcome' }): Step {
  const { term, rows, wasReset } = message;
  const position = tab.position ?? message.position;
  const recent = recentUpTo(tab.recent, position);
  const following: FeedTab = { ...known(tab), role: 'following', term, position, recent };
  const isAhead =
    message.position !== null && position !== null && isLaterPosition(position, message.position);
  const [taken, effects] =
    wasReset && isAhead
      ? applyEvent(following, { type: 'feed.reset', position: message.position })
      : applyRows(following, rows);
  return [taken, [report({ type: 'feed.opened', position: message.position }), ...effects]];
}

/** After these events no leader will send a `welcome`. */
const endings: readonly string[] = [
  'feed.closed',
  'feed.denied',
  'feed.crowded',
] satisfies FeedEvent['type'][];

function receivedAsFollower(tab: FeedTab & { role: 'searching' | 'following' }, message: FeedMessage): Step {
  if (message.type === 'follow') return [tab, []];
  if (message.type === 'welcome') {
    // An answer to an earlier request would leave a gap.
    const isAnswer = message.to === tab.id && message.after === tab.position;
    return isAnswer && tab.role === 'searching' ? welcomed(tab, message) : [tab, []];
  }
  if (message.term !== tab.term) return search(tab, message.term);
  if (message.type !== 'event') return [tab, []];
  const { event } = message;
  // Events before the `welcome` are included in it.
  if (tab.role === 'searching' && !endings.includes(event.type)) return [tab, []];
  return applyEvent(tab, event);
}

function received(tab: FeedTab, message: FeedMessage): Step {
  if (tab.role === 'searching' || tab.role === 'following') return receivedAsFollower(tab, message);
  return message.type === 'follow'
    ? followRequested(tab, { id: message.from, after: message.after })
    : [tab, []];
}

/**
 * Next state and effects of a tab. All tabs of a browser share one stream: an elected leader opens it and forwards its
 * events. Each tab continues from its own position, so that it reports each row once, even if the leader changes.
 * See docs/decisions/010-feed-position.md.
 */
export function feedTabStep(tab: FeedTab, input: FeedTabInput): Step {
  switch (input.type) {
    case 'started':
      return [tab, [followRequest(tab)]];
    case 'elected': {
      const [opening, effects] = open({ ...tab, terms: tab.terms + 1, wasReset: false }, []);
      return [
        opening,
        tab.role === 'following' ? [report({ type: 'feed.connecting' }), ...effects] : effects,
      ];
    }
    case 'deposed': {
      const [searching, effects] = search(tab, null);
      return [searching, [{ type: 'stream.close' }, ...effects]];
    }
    case 'received':
      return received(tab, input.message);
    default:
      return streamed(tab, input.event);
  }
}
