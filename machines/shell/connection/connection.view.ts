import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export interface ConnectionView {
  /** `restored` is visible for a moment after `offline`. */
  state: 'online' | 'offline' | 'restored';
  /** Whether the banner is visible: offline, just restored, or with unsent entries. */
  banner: boolean;
  /** Number of unsent leads and requests. */
  pending: number;
  /** Whether this browser stores them. If not, they are lost when the page closes. */
  stored: boolean;
  /** Whether to offer a retry. */
  canRetry: boolean;
}

export function connectionView({ value, context }: SnapshotFrom<typeof connectionMachine>): ConnectionView {
  const { pending, stored } = context;
  return {
    state: value,
    banner: value !== 'online' || pending > 0,
    pending,
    stored,
    canRetry: value !== 'offline' && pending > 0,
  };
}
