import { feedTabStep, newFeedTab } from '@vetsync/machines/system/model';
import type { FeedEvent, FeedMessage, FeedTabEffect, FeedTabInput } from '@vetsync/machines/system/model';
import { storageKey, type Owner } from './browser/storageKey.ts';
import { joinElection } from './browser/locks.ts';
import { openTabs } from './browser/tabs.ts';
import { followFeed, type FeedSource } from './feed.ts';

/** If the leader doesn't answer within this time, another tab takes over, in milliseconds. */
const leaderAnswerMs = 5_000;

type Report = (event: FeedEvent) => void;

function followAlone(source: FeedSource, after: string | null, report: Report): () => void {
  const stopped = new AbortController();
  void followFeed(source, after, stopped.signal, report);
  return () => stopped.abort();
}

/**
 * Follows a live feed with one stream for all tabs of this browser in which `owner` is signed in. Over HTTP/1.1 a
 * browser opens at most six connections to a site, and a stream occupies one. If tabs can't elect a leader, each has its
 * own stream.
 *
 * @param feed.name Names the stream among those of the same owner.
 * @param after Position to catch up from; null follows from now on.
 * @returns Stops following.
 */
export function followSharedFeed(
  owner: Owner | null,
  { name: feedName, ...source }: FeedSource & { name: string },
  after: string | null,
  report: Report,
): () => void {
  // Browsers offer locks only to secure pages, and people may disable both.
  if (owner === null || !navigator.locks || typeof BroadcastChannel === 'undefined') {
    return followAlone(source, after, report);
  }
  const name = storageKey(owner, feedName);
  let tab = newFeedTab(crypto.randomUUID(), after);
  let isStopped = false;
  let stream = new AbortController();
  let endAlone: (() => void) | null = null;

  const tabs = openTabs(name, (message) => {
    const received = message as FeedMessage;
    if (received.type !== 'follow') clearTimeout(leaderTimeout);
    step({ type: 'received', message: received });
  });
  const run: { [Type in FeedTabEffect['type']]: (effect: Extract<FeedTabEffect, { type: Type }>) => void } = {
    post: ({ message }) => tabs.post(message),
    report: ({ event }) => report(event),
    'stream.open': ({ after: from }) => {
      stream.abort();
      const { signal } = (stream = new AbortController());
      void followFeed(source, from, signal, (event) => !signal.aborted && step({ type: 'streamed', event }));
    },
    'stream.close': () => stream.abort(),
  };

  function step(input: FeedTabInput): void {
    if (isStopped) return;
    const [next, effects] = feedTabStep(tab, input);
    tab = next;
    // A reported event may stop this tab.
    for (const effect of effects) if (!isStopped) (run[effect.type] as (of: FeedTabEffect) => void)(effect);
  }

  const election = joinElection(name, {
    elected: () => {
      clearTimeout(leaderTimeout);
      step({ type: 'elected' });
    },
    deposed: () => step({ type: 'deposed' }),
    refused: () => {
      if (isStopped) return;
      stop();
      endAlone = followAlone(source, tab.position, report);
    },
  });
  const leaderTimeout = setTimeout(election.takeOver, leaderAnswerMs);
  step({ type: 'started' });

  function stop(): void {
    isStopped = true;
    clearTimeout(leaderTimeout);
    stream.abort();
    election.resign();
    tabs.close();
    endAlone?.();
  }
  return stop;
}
