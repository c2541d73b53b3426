import type { LeadFeedEvent } from '@vetsync/machines/leadsAdmin';
import type { StoredLead } from '@vetsync/machines/leads/model';
import { createParser } from 'eventsource-parser';

/** What the server says first: the position that the feed goes on from. */
const openedEvent = 'opened';
/** Wait before the next try where the server refuses another stream without naming one. */
const crowdedSeconds = 30;

/**
 * Follows the live feed and reports what it says until `signal` is aborted. By `fetch` rather than `EventSource`, which
 * hides heartbeats and the reason of a refusal, and reconnects at its own pace.
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
