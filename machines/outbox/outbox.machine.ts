import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { callbackNotProvided, promiseNotProvided } from '../kit/index.ts';
import {
  addEntry,
  hurry,
  isDue,
  isPending,
  isRefused,
  makeDue,
  markFailed,
  markSynced,
  mergeOutbox,
  messages,
  nextDueIn,
  outboxRetryMaxMs,
  parseOutbox,
  pendingEntries,
  problemMessage,
  submitTimeoutMs,
  unanswered,
} from '../model/index.ts';
import type { NewOutboxEntry, OutboxEntry } from '../model/index.ts';
import type { OutboxEvent, OutboxLockEvent, OutboxNews } from './outbox.events.ts';

export interface OutboxInput {
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
}

export interface OutboxContext extends OutboxInput {
  entries: readonly OutboxEntry[];
  /** Whether the store took what was last written to it. */
  kept: boolean;
  /** The entry being sent. */
  current: OutboxEntry | null;
}

/** Turns what the store holds (null: nothing) into what it shall hold. Applied twice it makes no difference. */
export type OutboxMerge = (stored: string | null) => string;

const mergeInto =
  (entries: readonly OutboxEntry[]): OutboxMerge =>
  (stored) =>
    JSON.stringify(mergeOutbox(parseOutbox(stored), entries));

const changed = ({ entries, kept }: Pick<OutboxContext, 'entries' | 'kept'>): OutboxNews => ({
  type: 'outbox.changed',
  entries,
  pending: pendingEntries(entries).length,
  kept,
});

const momentOf = ({ now, random }: OutboxContext) => ({ now: now(), random: random() });

/** Browsers keep a copy of the store for each process: what another tab wrote is heard before it can be read. */
const hear = {
  type: 'take',
  params: ({ event }: { event: { stored: string | null } }) => ({ output: event.stored }),
} as const;

/**
 * What could not be sent, kept in the browser and tried again until the server has it: at the start, when the browser is
 * online again, when a person asks, and by itself with growing waits. Tabs share the store; only the one with the lock
 * sends. Where the store fails, the entries live as long as the page, and a toast says so.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent | OutboxLockEvent | { type: 'entries.changed' } | { type: 'round.done' },
    emitted: {} as OutboxNews,
    input: {} as OutboxInput,
  },
  actors: {
    /** Reads, merges and writes in one step that no other tab can come between. Resolves with what is stored. */
    updateStore: promiseNotProvided<string, { merge: OutboxMerge }>('updateStore'),
    /** Sends with the entry's id as idempotency key. Rejects with a Problem. */
    sendEntry: promiseNotProvided<unknown, { entry: OutboxEntry }>('sendEntry'),
    /** Reports `lock.granted` once it holds the lock and releases it when stopped. */
    holdLock: callbackNotProvided<OutboxLockEvent>('holdLock'),
  },
  actions: {
    add: assign(({ context }, { entry, error }: { entry: NewOutboxEntry; error: unknown }) => ({
      entries: addEntry(context.entries, entry, error, momentOf(context)),
    })),
    /** The store's entries join ours; what another tab has sent is news here too. */
    take: enqueueActions(({ context, enqueue }, { output }: { output: string | null }) => {
      const entries = mergeOutbox(context.entries, parseOutbox(output));
      const unsent = new Set(pendingEntries(context.entries).map(({ id }) => id));
      enqueue.assign({ entries });
      for (const entry of entries) {
        if (unsent.has(entry.id) && !isPending(entry)) enqueue.emit({ type: 'entry.synced', id: entry.id });
      }
      enqueue.emit(changed({ entries, kept: context.kept }));
    }),
    hurry: assign(({ context }) => ({ entries: hurry(context.entries) })),
    makeDue: assign(({ context }, { id }: { id?: string }) => ({ entries: makeDue(context.entries, id) })),
    choose: assign(({ context }) => ({
      current: context.entries.find((entry) => isDue(entry, context.now())) ?? null,
    })),
    markSynced: assign(({ context }) => ({
      entries: markSynced(context.entries, context.current?.id ?? ''),
    })),
    markFailed: assign(({ context }, { error }: { error: unknown }) => ({
      entries: markFailed(context.entries, context.current?.id ?? '', error, momentOf(context)),
    })),
    saySynced: emit(({ context }) => ({ type: 'entry.synced', id: context.current?.id ?? '' })),
    sayFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'entry.failed',
      id: context.current?.id ?? '',
      message: problemMessage(error),
      refused: isRefused(error),
    })),
    sayChanged: emit(({ context }) => changed(context)),
    noteKept: assign({ kept: true }),
    noteNotKept: assign({ kept: false }),
    sayMemoryOnly: emit({
      type: 'toast.show',
      toast: { title: messages.memoryOnly, description: messages.memoryOnlyMore, tone: 'destructive' },
    }),
    sayComplete: emit({ type: 'toast.show', toast: { title: messages.retryComplete } }),
    sayIncomplete: emit({
      type: 'toast.show',
      toast: { title: messages.retryFailed, description: messages.retryFailedMore, tone: 'destructive' },
    }),
    sayRetried: emit({ type: 'outbox.retried' }),
    noteChange: raise({ type: 'entries.changed' }),
    noteRound: raise({ type: 'round.done' }),
  },
  guards: {
    someDue: ({ context }) => context.entries.some((entry) => isDue(entry, context.now())),
    someWait: ({ context }) => nextDueIn(context.entries, context.now()) !== null,
    somePending: ({ context }) => context.entries.some(isPending),
    online: ({ event }) => event.type === 'connection.changed' && event.online,
  },
  delays: {
    nextDue: ({ context }) => Math.min(nextDueIn(context.entries, context.now()) ?? 0, outboxRetryMaxMs),
    submitTimeout: submitTimeoutMs,
  },
}).createMachine({
  id: 'outbox',
  type: 'parallel',
  context: ({ input }) => ({ ...input, entries: [], kept: true, current: null }),
  on: {
    'entry.add': { actions: [{ type: 'add', params: ({ event }) => event }, 'sayChanged', 'noteChange'] },
    'entry.retry': { actions: [{ type: 'makeDue', params: ({ event }) => event }, 'noteChange'] },
    'connection.changed': { guard: 'online', actions: ['hurry', 'noteChange'] },
  },
  states: {
    store: {
      initial: 'loading',
      on: {
        'entries.changed': '.saving',
        // What is being merged may have been read before the other tab wrote.
        'store.changed': { target: '.saving', actions: hear },
      },
      states: {
        loading: {
          on: { 'entries.changed': {}, 'store.changed': { actions: hear } },
          invoke: {
            src: 'updateStore',
            input: ({ context }) => ({ merge: mergeInto(context.entries) }),
            onDone: {
              target: 'kept',
              actions: [{ type: 'take', params: ({ event }) => event }, 'hurry', 'noteChange'],
            },
            onError: { target: 'memory', actions: ['noteNotKept', 'sayChanged', 'noteChange'] },
          },
        },
        kept: {},
        saving: {
          invoke: {
            src: 'updateStore',
            input: ({ context }) => ({ merge: mergeInto(context.entries) }),
            onDone: { target: 'kept', actions: ['noteKept', { type: 'take', params: ({ event }) => event }] },
            onError: [
              {
                guard: 'somePending',
                target: 'memory',
                actions: ['noteNotKept', 'sayChanged', 'sayMemoryOnly'],
              },
              { target: 'memory', actions: ['noteNotKept', 'sayChanged'] },
            ],
          },
        },
        memory: {},
      },
    },
    delivery: {
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'someDue', target: 'active' },
            { guard: 'someWait', target: 'waiting' },
          ],
        },
        waiting: {
          on: { 'entries.changed': 'resting' },
          after: { nextDue: 'resting' },
        },
        active: {
          invoke: { src: 'holdLock' },
          initial: 'queued',
          onDone: { target: 'resting', actions: 'noteRound' },
          states: {
            queued: { on: { 'lock.granted': 'refreshing' } },
            refreshing: {
              invoke: {
                src: 'updateStore',
                input: ({ context }) => ({ merge: mergeInto(context.entries) }),
                onDone: { target: 'choosing', actions: { type: 'take', params: ({ event }) => event } },
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
                onDone: { target: 'recording', actions: ['markSynced', 'saySynced', 'sayChanged'] },
                onError: {
                  target: 'recording',
                  actions: [
                    { type: 'markFailed', params: ({ event }) => event },
                    { type: 'sayFailed', params: ({ event }) => event },
                    'sayChanged',
                  ],
                },
              },
              after: {
                submitTimeout: {
                  target: 'recording',
                  actions: [
                    { type: 'markFailed', params: { error: unanswered } },
                    { type: 'sayFailed', params: { error: unanswered } },
                    'sayChanged',
                  ],
                },
              },
            },
            recording: {
              invoke: {
                src: 'updateStore',
                input: ({ context }) => ({ merge: mergeInto(context.entries) }),
                onDone: { target: 'choosing', actions: { type: 'take', params: ({ event }) => event } },
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
                actions: [{ type: 'makeDue', params: {} }, 'noteChange'],
              },
              { actions: ['sayComplete', 'sayRetried'] },
            ],
          },
        },
        asked: {
          on: {
            'round.done': [
              { guard: 'somePending', target: 'none', actions: ['sayIncomplete', 'sayRetried'] },
              { target: 'none', actions: ['sayComplete', 'sayRetried'] },
            ],
          },
        },
      },
    },
  },
});
