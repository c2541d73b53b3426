import type { NewOutboxEntry, OutboxEntry, ToastNews } from '../model/index.ts';

/** What the app tells an outbox. */
export type OutboxEvent =
  | { type: 'entry.add'; entry: NewOutboxEntry; error: unknown }
  /** Try this entry now, whatever its wait. */
  | { type: 'entry.retry'; id: string }
  /** Try all unsent entries now and say how it went. */
  | { type: 'retry.all' }
  | { type: 'connection.changed'; online: boolean };

export type OutboxNews =
  | ToastNews
  | { type: 'entry.synced'; id: string; entry: OutboxEntry }
  | { type: 'entry.failed'; id: string; entry: OutboxEntry; message: string }
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[]; pending: number }
  | { type: 'outbox.retried'; synced: number; failed: number };
