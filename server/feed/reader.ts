import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { comparePositions } from '../data/feedPositions.ts';
import type { Position } from '../data/feedPositions.ts';
import { endFrame, openedFrame } from './frames.ts';
import type { EndReason } from './frames.ts';

/** Maximum unsent bytes per reader. A slower one is disconnected, and may reconnect for the rest. */
export const readerBufferMax = 1024 * 1024;
/** Maximum time for a reader that catches up to accept the next chunk, in milliseconds. */
const drainMs = 30_000;
/** Maximum time to send the rest of an ended stream, in milliseconds. */
const lingerMs = 1_000;

export interface ReaderOwner {
  sessionId: string;
  userId: string;
  /** Whose rows it follows: `administrators`, `user:<id>` or `organization:<id>`. */
  audience: string;
}

/** One open stream: its owner, position and output. */
export class FeedReader {
  readonly owner: ReaderOwner;
  position: Position;
  readonly #out: Writable;

  constructor(out: Writable, owner: ReaderOwner, position: Position) {
    this.#out = out;
    this.owner = owner;
    this.position = position;
    // Every error of a stream also closes it.
    out.on('error', () => {});
    out.write(openedFrame(position));
  }

  get isOpen(): boolean {
    return !this.#out.destroyed && !this.#out.writableEnded;
  }

  /** Sends without waiting. Disconnects a reader that is too slow, and returns whether it did. */
  send(frame: Uint8Array): boolean {
    if (!this.isOpen) return false;
    this.#out.write(frame);
    const isTooSlow = this.#out.writableLength > readerBufferMax;
    if (isTooSlow) this.cut();
    return isTooSlow;
  }

  /** Sends at the reader's pace. @throws if it accepts nothing for too long, or has disconnected. */
  async sendPatiently(frame: Uint8Array): Promise<void> {
    if (!this.isOpen || this.#out.write(frame)) return;
    const gone = new AbortController();
    const leave = () => gone.abort();
    this.#out.once('close', leave);
    const timer = setTimeout(leave, drainMs);
    try {
      await once(this.#out, 'drain', { signal: gone.signal });
    } finally {
      clearTimeout(timer);
      this.#out.off('close', leave);
    }
  }

  isBehind(position: Position): boolean {
    return comparePositions(this.position, position) < 0;
  }

  /** Sends the reason and ends the stream. */
  end(reason: EndReason): void {
    if (!this.isOpen) return;
    this.#out.end(endFrame(reason));
    const timer = setTimeout(() => this.cut(), lingerMs);
    this.onClose(() => clearTimeout(timer));
  }

  cut(): void {
    this.#out.destroy();
  }

  onClose(listener: () => void): void {
    // A stream that was destroyed before it started emits no more events.
    if (this.#out.destroyed) queueMicrotask(listener);
    else this.#out.once('close', listener);
  }
}
