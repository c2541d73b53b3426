import type { SnapshotFrom } from 'xstate';
import { pendingEntries } from '../model/index.ts';
import type { OutboxEntry } from '../model/index.ts';
import type { outboxMachine } from './outbox.machine.ts';

export interface OutboxView {
  /** `memory`: this browser can't store entries, so they are lost when the page closes. */
  store: 'loading' | 'saving' | 'stored' | 'memory';
  transfer: 'idle' | 'waiting' | 'sending';
  /** Whether a person has asked for a retry that isn't done yet. */
  retrying: boolean;
  entries: readonly OutboxEntry[];
  pending: number;
}

export function outboxView({ value, context }: SnapshotFrom<typeof outboxMachine>): OutboxView {
  const { store, transfer, request } = value;
  return {
    store,
    transfer: typeof transfer === 'string' ? transfer : 'sending',
    retrying: request === 'asked',
    entries: context.entries,
    pending: pendingEntries(context.entries).length,
  };
}
