import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { connectionRestoredMs } from '../../system/model/index.ts';

/** Events that the banner sends. */
export type ConnectionEvent = { type: 'outbox.retry' };

/** Events from the app: the browser's connection, and all outboxes' unsent entries and whether they are stored. */
export type ConnectionParentEvent =
  | { type: 'connection.changed'; online: boolean }
  | { type: 'outbox.changed'; pending: number; stored: boolean };

/** The person asked to retry unsent entries now. */
export type ConnectionEmitted = { type: 'outbox.retry' };

export interface ConnectionContext {
  /** Number of unsent entries of all outboxes. */
  pending: number;
  /** Whether they are stored in the browser. */
  stored: boolean;
}

/**
 * Whether the browser is online, and how many entries are unsent. Back online, it says so for a moment. Entries can be retried only
 * online, because a retry would fail at once.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent | ConnectionParentEvent,
    emitted: {} as ConnectionEmitted,
    input: {} as { pending?: number } | undefined,
  },
  actions: {
    count: assign((_, { pending, stored }: ConnectionContext) => ({ pending, stored })),
    retryOutbox: emit({ type: 'outbox.retry' }),
  },
  guards: {
    cameBack: ({ event }) => event.type === 'connection.changed' && event.online,
    wentAway: ({ event }) => event.type === 'connection.changed' && !event.online,
  },
  delays: { connectionRestored: connectionRestoredMs },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ pending: input?.pending ?? 0, stored: true }),
  initial: 'online',
  on: {
    'outbox.changed': { actions: withEvent('count') },
    'outbox.retry': { actions: 'retryOutbox' },
  },
  states: {
    online: {
      on: {
        'connection.changed': { guard: 'wentAway', target: 'offline' },
      },
    },
    offline: {
      on: {
        'outbox.retry': {},
        'connection.changed': { guard: 'cameBack', target: 'restored' },
      },
    },
    restored: {
      on: {
        'connection.changed': { guard: 'wentAway', target: 'offline' },
      },
      after: { connectionRestored: 'online' },
    },
  },
});

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
