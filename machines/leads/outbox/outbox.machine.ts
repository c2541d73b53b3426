import { withEvent } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { pendingEntries } from '../model/index.ts';
import type { OutboxEntry } from '../model/index.ts';
import { outboxSetup, mergeInto, mergeOutput } from './outbox.setup.ts';
import type { SnapshotFrom } from 'xstate';

/**
 * Stores unsent submissions in the browser and retries them until they are delivered: at the start, when the browser is
 * online again, when a person asks, and automatically with growing delays. Tabs share the store, and only the tab with
 * the lock sends. If the store fails, the entries are lost when the page closes, and a toast says so.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  type: 'parallel',
  context: ({ input }) => ({ ...input, entries: [], stored: true, current: null }),
  on: {
    'entry.add': { actions: [withEvent('add'), 'emitChanged', 'raiseEntriesChanged'] },
    'entry.retry': { actions: [withEvent('makeDue'), 'raiseEntriesChanged'] },
    'connection.changed': { guard: 'online', actions: ['makeAllDue', 'raiseEntriesChanged'] },
  },
  states: {
    store: {
      initial: 'loading',
      on: {
        'entries.changed': '.saving',
        // A merge that is running may have read the store before the other tab wrote.
        'store.changed': { target: '.saving', actions: mergeOutput },
      },
      states: {
        loading: {
          on: { 'entries.changed': {}, 'store.changed': { actions: mergeOutput } },
          invoke: {
            src: 'updateStore',
            input: ({ context }) => ({ merge: mergeInto(context.entries) }),
            onDone: {
              target: 'stored',
              actions: [withEvent('mergeStored'), 'makeAllDue', 'raiseEntriesChanged'],
            },
            onError: { target: 'memory', actions: ['setNotStored', 'emitChanged', 'raiseEntriesChanged'] },
          },
        },
        stored: {},
        saving: {
          invoke: {
            src: 'updateStore',
            input: ({ context }) => ({ merge: mergeInto(context.entries) }),
            onDone: { target: 'stored', actions: ['setStored', withEvent('mergeStored')] },
            onError: [
              {
                guard: 'somePending',
                target: 'memory',
                actions: ['setNotStored', 'emitChanged', 'emitMemoryOnly'],
              },
              { target: 'memory', actions: ['setNotStored', 'emitChanged'] },
            ],
          },
        },
        memory: {},
      },
    },
    transfer: {
      initial: 'idle',
      states: {
        idle: {
          always: [
            { guard: 'someDue', target: 'active' },
            { guard: 'someWait', target: 'waiting' },
          ],
        },
        waiting: {
          on: { 'entries.changed': 'idle' },
          after: { nextDue: 'idle' },
        },
        active: {
          invoke: { src: 'holdLock' },
          initial: 'queued',
          onDone: { target: 'idle', actions: 'raiseRoundDone' },
          states: {
            queued: { on: { 'lock.granted': 'refreshing' } },
            refreshing: {
              invoke: {
                src: 'updateStore',
                input: ({ context }) => ({ merge: mergeInto(context.entries) }),
                onDone: { target: 'choosing', actions: withEvent('mergeStored') },
                onError: 'choosing',
              },
            },
            choosing: {
              always: [{ guard: 'someDue', target: 'sending', actions: 'choose' }, { target: 'done' }],
            },
            sending: {
              invoke: {
                src: 'sendEntry',
                input: ({ context }) => ({ entry: context.current as OutboxEntry }),
                onDone: { target: 'recording', actions: ['markSynced', 'emitSynced', 'emitChanged'] },
                onError: {
                  target: 'recording',
                  actions: [withEvent('markFailed'), withEvent('emitFailed'), 'emitChanged'],
                },
              },
              after: {
                submitTimeout: {
                  target: 'recording',
                  actions: [
                    { type: 'markFailed', params: { error: unreachable } },
                    { type: 'emitFailed', params: { error: unreachable } },
                    'emitChanged',
                  ],
                },
              },
            },
            recording: {
              invoke: {
                src: 'updateStore',
                input: ({ context }) => ({ merge: mergeInto(context.entries) }),
                onDone: { target: 'choosing', actions: withEvent('mergeStored') },
                onError: 'choosing',
              },
            },
            done: { type: 'final' },
          },
        },
      },
    },
    request: {
      initial: 'none',
      states: {
        none: {
          on: {
            'retry.all': [
              {
                guard: 'somePending',
                target: 'asked',
                actions: [{ type: 'makeDue', params: {} }, 'raiseEntriesChanged'],
              },
              { actions: ['emitComplete', 'emitRetried'] },
            ],
          },
        },
        asked: {
          on: {
            'round.done': [
              { guard: 'somePending', target: 'none', actions: ['emitIncomplete', 'emitRetried'] },
              { target: 'none', actions: ['emitComplete', 'emitRetried'] },
            ],
          },
        },
      },
    },
  },
});

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
