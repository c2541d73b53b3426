import type { Phrase } from '../../system/model/phrase.ts';
import type { NewOutboxEntry, OutboxEntry } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events from the app. */
export type OutboxEvent =
  /** Adds an entry that could not be sent; `error` is the reason. */
  | { type: 'entry.add'; entry: NewOutboxEntry; error: unknown }
  /** Tries this entry now, even if it isn't due. */
  | { type: 'entry.retry'; id: string }
  /** Tries all unsent entries now and shows the result in a toast. */
  | { type: 'retry.all' }
  | { type: 'connection.changed'; online: boolean }
  /** Another tab wrote this text to the store. */
  | { type: 'store.changed'; stored: string | null };

/** Sent by the lock actor once this tab has the lock. */
export type OutboxLockEvent = { type: 'lock.granted' };

export type OutboxEmitted =
  | ToastEmitted
  /** The entry was delivered, by this tab or another. */
  | { type: 'entry.synced'; id: string }
  /** `refused`: the server rejected the content, so the entry waits until a person retries it. */
  | { type: 'entry.failed'; id: string; message: Phrase; refused: boolean }
  /** `stored`: whether the browser stores the entries. If not, they are lost when the page closes. */
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[]; pending: number; stored: boolean }
  /** `retry.all` is done. */
  | { type: 'outbox.retried' };
