import type { OutboxEntry } from '../model/index.ts';

export interface OutboxView {
  /** `memory`: this browser keeps nothing, entries last as long as the page. */
  store: 'loading' | 'saving' | 'kept' | 'memory';
  delivery: 'resting' | 'queued' | 'refreshing' | 'sending' | 'recording';
  entries: readonly OutboxEntry[];
  pending: number;
}
