import { storedLead } from '../leads/leads.ts';
import { formatPosition } from '../leads/leadsFeed.ts';
import type { FeedRow, Position } from '../leads/leadsFeed.ts';

/** Why a stream ended, as its last event tells. */
export type EndReason =
  /** Signed out, or the session expired. */
  | 'session'
  /** No administrator any more. */
  | 'role'
  /** The server stops. */
  | 'stopping';

/** Events of the leads, as one piece for every reader. */
export const leadFrames = (rows: readonly FeedRow[]): Buffer =>
  Buffer.from(
    rows
      .map(
        ({ position, lead }) =>
          `id: ${formatPosition(position)}\nevent: lead\ndata: ${JSON.stringify(storedLead(lead))}\n\n`,
      )
      .join(''),
  );

/** First event of a stream: the position it goes on from. */
export const openedFrame = (position: Position) =>
  `retry: 1000\nid: ${formatPosition(position)}\nevent: opened\ndata: {}\n\n`;

/** Tells that the position asked for is not one of this database's, and where the stream goes on from instead. */
export const resetFrame = (position: Position) =>
  Buffer.from(`id: ${formatPosition(position)}\nevent: reset\ndata: {}\n\n`);

export const endFrame = (reason: EndReason) => `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;

export const heartbeatFrame = Buffer.from(': heartbeat\n\n');
