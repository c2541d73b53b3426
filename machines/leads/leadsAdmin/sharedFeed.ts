import { isLaterPosition } from '../model/index.ts';
import type { LeadFeedEvent } from './leadsAdmin.events.ts';

type FeedLead = Extract<LeadFeedEvent, { type: 'feed.lead' }>;

/**
 * What tabs of one browser tell each other, so that one stream serves them all. A leader speaks in the name of its term:
 * only within one are its messages without a gap.
 */
export type FeedMessage =
  /** I need somebody who reads the stream; I have everything up to `after` (null: I begin now). */
  | { type: 'follow'; from: string; after: string | null }
  /** I read the stream, or am about to. */
  | { type: 'leading'; term: string }
  /** The stream is open for `to`, who had everything up to `after` and missed `leads`; after `position` all hear of each. */
  | {
      type: 'welcome';
      term: string;
      to: string;
      after: string | null;
      position: string | null;
      leads: readonly FeedLead[];
      /** In this term the server did not know where the leader was: whoever is ahead of it goes back. */
      wasReset: boolean;
    }
  /** What the stream said. */
  | { type: 'said'; term: string; event: LeadFeedEvent };

/** The latest leads, all there are after `since`, in order. */
export interface RecentLeads {
  /** Null: not known yet. */
  since: string | null;
  leads: readonly FeedLead[];
}

/** Leads kept for tabs that missed them: whoever missed more has the stream opened from where they are. */
export const recentLeadsMax = 500;

interface Follower {
  id: string;
  after: string | null;
}

interface Known {
  id: string;
  /** Of the last lead that this tab reported, or where it began; null: not begun. */
  position: string | null;
  recent: RecentLeads;
  /** How often this tab was elected. */
  terms: number;
  /** In the last of these terms the server went on from elsewhere than asked. */
  wasReset: boolean;
}

/** One tab that shows live leads, as the other tabs of its browser and the stream left it. */
export type FeedTab = Known &
  /** `term` is the one it asked to follow; null: it knows of none. */
  (
    | { role: 'searching'; term: string | null }
    | { role: 'following'; term: string }
    /** Elected; the stream from `streamFrom` (null: from now on) is not open yet. */
    | { role: 'opening'; streamFrom: string | null; waiting: readonly Follower[] }
    | { role: 'leading' }
  );

export type FeedTabInput =
  | { type: 'started' }
  | { type: 'elected' }
  /** Another tab was elected though this one had not resigned: it had not answered for too long. */
  | { type: 'deposed' }
  | { type: 'heard'; message: FeedMessage }
  | { type: 'streamed'; event: LeadFeedEvent };

export type FeedTabEffect =
  | { type: 'tell'; message: FeedMessage }
  | { type: 'report'; event: LeadFeedEvent }
  /** Ends the stream of before, if there is one. */
  | { type: 'stream.open'; after: string | null }
  | { type: 'stream.close' };

type Step = readonly [FeedTab, readonly FeedTabEffect[]];

/** A tab that has every lead up to `after`. */
export const newFeedTab = (id: string, after: string | null): FeedTab => ({
  id,
  position: after,
  recent: { since: after, leads: [] },
  terms: 0,
  wasReset: false,
  role: 'searching',
  term: null,
});

const lastOf = ({ since, leads }: RecentLeads) => leads.at(-1)?.position ?? since;

/** Adds a lead that comes after all that are there. */
export function withRecentLead(recent: RecentLeads, lead: FeedLead): RecentLeads {
  if (!isLaterPosition(lead.position, lastOf(recent))) return recent;
  const leads = [...recent.leads, lead];
  const dropped = leads.length > recentLeadsMax ? leads.shift() : undefined;
  return { since: dropped?.position ?? recent.since ?? lead.position, leads };
}

/** What a tab that is at `after` missed; null where that is not known any more. */
export function leadsMissed({ since, leads }: RecentLeads, after: string | null): FeedLead[] | null {
  if (after === null) return [];
  if (since === null || isLaterPosition(since, after)) return null;
  return leads.filter(({ position }) => isLaterPosition(position, after));
}

/** Where the stream has to open so that nobody misses anything; null where nobody has begun. */
function earliest(positions: readonly (string | null)[]): string | null {
  return positions.reduce(
    (found, position) =>
      found === null || (position !== null && isLaterPosition(found, position)) ? position : found,
    null,
  );
}

const tell = (message: FeedMessage): FeedTabEffect => ({ type: 'tell', message });
const report = (event: LeadFeedEvent): FeedTabEffect => ({ type: 'report', event });
const askToFollow = ({ id, position }: FeedTab) => tell({ type: 'follow', from: id, after: position });

const termOf = ({ id, terms }: Known) => `${id} ${terms}`;

function known({ id, position, recent, terms, wasReset }: Known): Known {
  return { id, position, recent, terms, wasReset };
}

/** Looks for a leader (again). Until one is found, the tab is not live. */
function search(tab: FeedTab, term: string | null): Step {
  const wasLive = tab.role === 'following' || tab.role === 'leading';
  return [
    { ...known(tab), role: 'searching', term },
    [...(wasLive ? [report({ type: 'feed.connecting' })] : []), askToFollow(tab)],
  ];
}

/** Opens the stream for this tab and those who wait. */
function open(tab: FeedTab, waiting: readonly Follower[]): Step {
  const streamFrom = earliest([tab.position, ...waiting.map(({ after }) => after)]);
  return [
    { ...known(tab), role: 'opening', streamFrom, waiting },
    [tell({ type: 'leading', term: termOf(tab) }), { type: 'stream.open', after: streamFrom }],
  ];
}

function welcome(tab: FeedTab, { id, after }: Follower): FeedTabEffect {
  const leads = leadsMissed(tab.recent, after) ?? [];
  const position = lastOf(tab.recent);
  const { wasReset } = tab;
  return tell({ type: 'welcome', term: termOf(tab), to: id, after, position, leads, wasReset });
}

/** The leads that are news here: those before were reported when they came. */
function take(tab: FeedTab, leads: readonly FeedLead[]): Step {
  return leads.reduce<Step>(
    ([before, effects], lead) => {
      const recent = withRecentLead(before.recent, lead);
      return isLaterPosition(lead.position, before.position)
        ? [{ ...before, recent, position: lead.position }, [...effects, report(lead)]]
        : [{ ...before, recent }, effects];
    },
    [tab, []],
  );
}

/** What the stream says about all tabs alike. */
function takeEvent(tab: FeedTab, event: LeadFeedEvent): Step {
  if (event.type === 'feed.lead') return take(tab, [event]);
  if (event.type !== 'feed.reset') return [tab, [report(event)]];
  const { position } = event;
  return [{ ...tab, position, recent: { since: position, leads: [] } }, [report(event)]];
}

/** What is remembered, if leads that come after `from` follow on it without a gap. */
const recentUpTo = (recent: RecentLeads, from: string | null): RecentLeads =>
  lastOf(recent) === from ? recent : { since: from, leads: [] };

function streamOpened(
  tab: FeedTab & { role: 'opening' },
  event: LeadFeedEvent & { type: 'feed.opened' },
): Step {
  const leading: FeedTab = {
    ...known(tab),
    role: 'leading',
    position: tab.position ?? event.position,
    recent: recentUpTo(tab.recent, tab.streamFrom ?? event.position),
  };
  return [leading, [report(event), ...tab.waiting.map((follower) => welcome(leading, follower))]];
}

function streamed(tab: FeedTab, event: LeadFeedEvent): Step {
  if (tab.role !== 'opening' && tab.role !== 'leading') return [tab, []];
  if (event.type === 'feed.opened') return tab.role === 'opening' ? streamOpened(tab, event) : [tab, []];
  const [next, effects] = takeEvent(tab, event);
  return [
    { ...next, wasReset: tab.wasReset || event.type === 'feed.reset' },
    [tell({ type: 'said', term: termOf(tab), event }), ...effects],
  ];
}

/** Somebody wants to follow this tab, which was elected. */
function asked(tab: FeedTab & { role: 'opening' | 'leading' }, follower: Follower): Step {
  if (tab.role === 'leading') {
    return leadsMissed(tab.recent, follower.after) ? [tab, [welcome(tab, follower)]] : open(tab, [follower]);
  }
  const waiting = [...tab.waiting.filter(({ id }) => id !== follower.id), follower];
  const isCovered = earliest([tab.streamFrom, follower.after]) === tab.streamFrom;
  return isCovered
    ? [{ ...tab, waiting }, [tell({ type: 'leading', term: termOf(tab) })]]
    : open(tab, waiting);
}

function welcomed(tab: FeedTab, message: FeedMessage & { type: 'welcome' }): Step {
  const { term, leads, wasReset } = message;
  const position = tab.position ?? message.position;
  const recent = recentUpTo(tab.recent, position);
  const following: FeedTab = { ...known(tab), role: 'following', term, position, recent };
  const isAhead =
    message.position !== null && position !== null && isLaterPosition(position, message.position);
  const [taken, effects] =
    wasReset && isAhead
      ? takeEvent(following, { type: 'feed.reset', position: message.position })
      : take(following, leads);
  return [taken, [report({ type: 'feed.opened', position: message.position }), ...effects]];
}

/** After these there is nobody to welcome anybody. */
const endings: readonly string[] = [
  'feed.closed',
  'feed.denied',
  'feed.crowded',
] satisfies LeadFeedEvent['type'][];

function heardAsFollower(tab: FeedTab & { role: 'searching' | 'following' }, message: FeedMessage): Step {
  if (message.type === 'follow') return [tab, []];
  if (message.type === 'welcome') {
    // One that answers an earlier question would leave a gap.
    const isAnswer = message.to === tab.id && message.after === tab.position;
    return isAnswer && tab.role === 'searching' ? welcomed(tab, message) : [tab, []];
  }
  if (message.term !== tab.term) return search(tab, message.term);
  if (message.type !== 'said') return [tab, []];
  const { event } = message;
  // Before the welcome, which brings everything up to it.
  if (tab.role === 'searching' && !endings.includes(event.type)) return [tab, []];
  return takeEvent(tab, event);
}

function heard(tab: FeedTab, message: FeedMessage): Step {
  if (tab.role === 'searching' || tab.role === 'following') return heardAsFollower(tab, message);
  return message.type === 'follow' ? asked(tab, { id: message.from, after: message.after }) : [tab, []];
}

/**
 * What a tab does about the one stream that all tabs of a browser share. One is elected and opens it; the others hear
 * from that one what it says, each from its own position on, so that every tab reports each lead once, whoever leads.
 * See docs/decisions/034-one-event-stream-per-browser.md.
 */
export function feedTabStep(tab: FeedTab, input: FeedTabInput): Step {
  switch (input.type) {
    case 'started':
      return [tab, [askToFollow(tab)]];
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
    case 'heard':
      return heard(tab, input.message);
    default:
      return streamed(tab, input.event);
  }
}
