import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export interface ConnectionView {
  /** `restored` is shown for a moment after `offline`. */
  state: 'online' | 'offline' | 'restored';
  /** Whether the banner is to be seen: offline, just restored, or something is unsent. */
  banner: boolean;
  /** Unsent leads and requests kept on this device. */
  pending: number;
  /** Whether trying now makes sense. */
  canRetry: boolean;
}

export function connectionView({ value, context }: SnapshotFrom<typeof connectionMachine>): ConnectionView {
  const { pending } = context;
  return {
    state: value,
    banner: value !== 'online' || pending > 0,
    pending,
    canRetry: value !== 'offline' && pending > 0,
  };
}
