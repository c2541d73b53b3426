import type { LeadFeedEvent } from '@vetsync/machines/leadsAdmin';
import type { StoredLead } from '@vetsync/machines/leads/model';
import { createParser } from 'eventsource-parser';

/** First event of the stream, with the position from which it continues. */
const openedEvent = 'opened';
/** Default delay after the server has refused another stream, in seconds. */
const crowdedSeconds = 30;

/**
 * Follows the live feed and reports its events until `signal` is aborted. Uses `fetch`, because `EventSource` hides
 * heartbeats and the reason of a rejection, and controls reconnecting itself.
 *
 * @param after Position to catch up from; null follows from now on.
 */
export async function followLeadFeed(
  after: string | null,
  signal: AbortSignal,
  report: (event: LeadFeedEvent) => void,
): Promise<void> {
  const parser = createParser({
    onComment: () => report({ type: 'feed.heartbeat' }),
    onEvent: ({ event, id, data }) => {
      if (event === openedEvent) report({ type: 'feed.opened', position: id ?? null });
      if (event === 'reset') report({ type: 'feed.reset', position: id ?? null });
      if (event === 'lead' && id)
        report({ type: 'feed.lead', position: id, lead: JSON.parse(data) as StoredLead });
    },
  });
  try {
    const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
    const response = await fetch(`/api/leads/events${query}`, {
      headers: { accept: 'text/event-stream' },
      signal,
    });
    if (response.status === 401 || response.status === 403) return report({ type: 'feed.denied' });
    if (response.status === 429)
      return report({
        type: 'feed.crowded',
        retryAfterSeconds: Number(response.headers.get('retry-after')) || crowdedSeconds,
      });
    if (!response.ok || !response.body) return report({ type: 'feed.closed' });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) parser.feed(piece.value);
    report({ type: 'feed.closed' });
  } catch {
    if (!signal.aborted) report({ type: 'feed.closed' });
  }
}
