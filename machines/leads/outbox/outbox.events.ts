import type { NewOutboxEntry, OutboxEntry } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** What the app tells an outbox. */
export type OutboxEvent =
  /** Take over what could not be sent just now; `error` is why. */
  | { type: 'entry.add'; entry: NewOutboxEntry; error: unknown }
  /** Try this entry now, whatever its wait. */
  | { type: 'entry.retry'; id: string }
  /** Try all unsent entries now and say how it went. */
  | { type: 'retry.all' }
  | { type: 'connection.changed'; online: boolean }
  /** Another tab wrote to the store: what it wrote. */
  | { type: 'store.changed'; stored: string | null };

/** What the lock actor says once no other tab holds the lock. */
export type OutboxLockEvent = { type: 'lock.granted' };

export type OutboxEmitted =
  | ToastEmitted
  /** The server has it, whichever tab sent it. */
  | { type: 'entry.synced'; id: string }
  /** `refused`: the server won't have it as it is, so it waits until a person acts. */
  | { type: 'entry.failed'; id: string; message: string; refused: boolean }
  /** `persisted`: whether the browser keeps the entries; if not, they live as long as the page. */
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[]; pending: number; persisted: boolean }
  /** What `retry.all` asked for is done. */
  | { type: 'outbox.retried' };
