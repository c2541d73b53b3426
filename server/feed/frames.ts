import { formatPosition } from '../data/feedPositions.ts';
import type { Position } from '../data/feedPositions.ts';

/** Why a stream ended, sent as its last event. */
export type EndReason =
  /** Signed out, or the session expired. */
  | 'session'
  /** No longer an administrator, or no longer on the staff of an organization that may work. */
  | 'role'
  /** The server is stopping. */
  | 'stopping';

/** The events of some rows: each has its position as `id`, and JSON. */
export const rowFrames = (event: string, rows: readonly { position: Position; data: unknown }[]): Buffer =>
  Buffer.from(
    rows
      .map(
        ({ position, data }) =>
          `id: ${formatPosition(position)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      )
      .join(''),
  );

/** First event of a stream: the position where it starts. */
export const openedFrame = (position: Position) =>
  `retry: 1000\nid: ${formatPosition(position)}\nevent: opened\ndata: {}\n\n`;

/** Reports that the requested position doesn't belong to this database, and where the stream starts instead. */
export const resetFrame = (position: Position) =>
  Buffer.from(`id: ${formatPosition(position)}\nevent: reset\ndata: {}\n\n`);

export const endFrame = (reason: EndReason) => `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;

export const heartbeatFrame = Buffer.from(': heartbeat\n\n');
