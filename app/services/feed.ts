import type { FeedEvent } from '@vetsync/machines/system/model';
import { createParser } from 'eventsource-parser';
import { accountHeaders } from './http/calls.ts';

/** First event of the stream, with the position from which it continues. */
const openedEvent = 'opened';
/** Default delay after the server has refused another stream, in seconds. */
const crowdedSeconds = 30;
/** Nobody is signed in, their role doesn't let them, they no longer work there, or it may not work. */
const deniedStatuses: readonly number[] = [401, 403, 404, 409];

/** A live feed of the server. */
export interface FeedSource {
  /** Its path, with a query if it has one. */
  path: string;
  /** The event that carries a row: `lead`, `fact`. */
  row: string;
}

/**
 * Follows a live feed and reports its events until `signal` is aborted. Uses `fetch`, because `EventSource` hides
 * heartbeats and the reason of a rejection, and controls reconnecting itself.
 *
 * @param after Position to catch up from; null follows from now on.
 */
export async function followFeed(
  { path, row }: FeedSource,
  after: string | null,
  signal: AbortSignal,
  report: (event: FeedEvent) => void,
): Promise<void> {
  let isDenied = false;
  const parser = createParser({
    onComment: () => report({ type: 'feed.heartbeat' }),
    onEvent: ({ event, id, data }) => {
      if (event === openedEvent) report({ type: 'feed.opened', position: id ?? null });
      if (event === 'end') isDenied = (JSON.parse(data) as { reason: string }).reason === 'role';
      if (event === 'reset') report({ type: 'feed.reset', position: id ?? null });
      if (event === row && id) report({ type: 'feed.row', position: id, row: JSON.parse(data) });
    },
  });
  try {
    const query = after === null ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`;
    const response = await fetch(path + query, {
      headers: { accept: 'text/event-stream', ...accountHeaders() },
      signal,
    });
    if (deniedStatuses.includes(response.status)) return report({ type: 'feed.denied' });
    if (response.status === 429)
      return report({
        type: 'feed.crowded',
        retryAfterSeconds: Number(response.headers.get('retry-after')) || crowdedSeconds,
      });
    if (!response.ok || !response.body) return report({ type: 'feed.closed' });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parser.feed(piece.value);
    report({ type: isDenied ? 'feed.denied' : 'feed.closed' });
  } catch {
    if (!signal.aborted) report({ type: 'feed.closed' });
  }
}
