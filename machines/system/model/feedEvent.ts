/**
 * Events of a live feed. `position` is the feed's id of a row, or of the last row when it opened (null if the server sent
 * none). After an interruption, the feed continues from there.
 */
export type FeedEvent<Row = unknown> =
  | { type: 'feed.opened'; position: string | null }
  | FeedRow<Row>
  | { type: 'feed.heartbeat' }
  /** The server doesn't know the requested position. It continues from this one. */
  | { type: 'feed.reset'; position: string | null }
  /** This person has too many open streams. */
  | { type: 'feed.crowded'; retryAfterSeconds: number }
  /** The stream is being reopened, here or in another tab; `feed.opened` follows. */
  | { type: 'feed.connecting' }
  | { type: 'feed.closed' }
  | { type: 'feed.denied' };

/** A new row of the feed: a lead, a fact. */
export interface FeedRow<Row = unknown> {
  type: 'feed.row';
  position: string;
  row: Row;
}
