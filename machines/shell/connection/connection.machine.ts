import { assign, emit, setup } from 'xstate';
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
