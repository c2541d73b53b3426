import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { comparePositions } from '../leads/leadsFeed.ts';
import type { Position } from '../leads/leadsFeed.ts';
import { endFrame, openedFrame } from './frames.ts';
import type { EndReason } from './frames.ts';

/** Most that waits to be sent to one reader, in bytes; a slower one is cut, and may come back for the rest. */
export const readerBufferMax = 1024 * 1024;
/** A reader that catches up must take its next piece within this, in milliseconds. */
const drainMs = 30_000;
/** What a stream that was ended may take to send the rest, in milliseconds. */
const lingerMs = 1_000;

export interface ReaderOwner {
  sessionId: string;
  userId: string;
}

/** One open stream: whose it is, how far it has come, and how it is written to. */
export class FeedReader {
  readonly owner: ReaderOwner;
  position: Position;
  readonly #out: Writable;

  constructor(out: Writable, owner: ReaderOwner, position: Position) {
    this.#out = out;
    this.owner = owner;
    this.position = position;
    // Whatever goes wrong with a stream closes it.
    out.on('error', () => {});
    out.write(openedFrame(position));
  }

  get isOpen(): boolean {
    return !this.#out.destroyed && !this.#out.writableEnded;
  }

  /** Sends without waiting; a reader that is too slow is cut. Returns whether it was. */
  send(frame: Uint8Array): boolean {
    if (!this.isOpen) return false;
    this.#out.write(frame);
    const isTooSlow = this.#out.writableLength > readerBufferMax;
    if (isTooSlow) this.cut();
    return isTooSlow;
  }

  /** Sends at the reader's pace. @throws when it takes nothing for too long, or is gone. */
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

  /** Says why, and ends. */
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
    // Whoever left before their stream began tells it no more.
    if (this.#out.destroyed) queueMicrotask(listener);
    else this.#out.once('close', listener);
  }
}
