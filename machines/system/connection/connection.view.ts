import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export interface ConnectionView {
  /** `restored` is shown for a moment after `offline`. */
  state: 'online' | 'offline' | 'restored';
  /** Whether the banner is to be seen: offline, just restored, or something is unsent. */
  banner: boolean;
  /** Unsent leads and requests. */
  pending: number;
  /** Whether this browser keeps them; if not, they live as long as the page. */
  persisted: boolean;
  /** Whether trying now makes sense. */
  canRetry: boolean;
}

export function connectionView({ value, context }: SnapshotFrom<typeof connectionMachine>): ConnectionView {
  const { pending, persisted } = context;
  return {
    state: value,
    banner: value !== 'online' || pending > 0,
    pending,
    persisted,
    canRetry: value !== 'offline' && pending > 0,
  };
}
