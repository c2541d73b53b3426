import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { callbackNotProvided, promiseNotProvided } from '../../kit/index.ts';
import {
  addEntry,
  makeAllDue,
  isDue,
  isPending,
  makeDue,
  markFailed,
  markSynced,
  mergeOutbox,
  nextDueIn,
  outboxRetryMaxMs,
  parseOutbox,
  pendingEntries,
  type NewOutboxEntry,
  type OutboxEntry,
} from '../model/index.ts';
import {
  isRefused,
  systemPhrase,
  problemMessage,
  submitTimeoutMs,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Events from the app. */
export type OutboxEvent =
  /** Adds an entry that could not be sent; `error` is the reason. */
  | { type: 'entry.add'; entry: NewOutboxEntry; error: unknown }
  /** Tries this entry now, even if it isn't due. */
  | { type: 'entry.retry'; id: string }
  /** Tries all unsent entries now and shows the result in a toast. */
  | { type: 'retry.all' }
  | { type: 'connection.changed'; online: boolean }
  /** Another tab wrote this text to the store. */
  | { type: 'store.changed'; stored: string | null };

/** Sent by the lock actor once this tab has the lock. */
export type OutboxLockEvent = { type: 'lock.granted' };

export type OutboxEmitted =
  | ToastEmitted
  /** The entry was delivered, by this tab or another. */
  | { type: 'entry.synced'; id: string }
  /** `refused`: the server rejected the content, so the entry waits until a person retries it. */
  | { type: 'entry.failed'; id: string; message: Phrase; refused: boolean }
  /** `stored`: whether the browser stores the entries. If not, they are lost when the page closes. */
  | { type: 'outbox.changed'; entries: readonly OutboxEntry[]; pending: number; stored: boolean }
  /** `retry.all` is done. */
  | { type: 'outbox.retried' };

export interface OutboxInput {
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
}

export interface OutboxContext extends OutboxInput {
  entries: readonly OutboxEntry[];
  /** Whether the last write to the store succeeded. */
  stored: boolean;
  /** The entry being sent. */
  current: OutboxEntry | null;
}

/** Merges our entries into the stored text (null if empty). Idempotent. */
export type OutboxMerge = (stored: string | null) => string;

export const mergeInto =
  (entries: readonly OutboxEntry[]): OutboxMerge =>
  (stored) =>
    JSON.stringify(mergeOutbox(parseOutbox(stored), entries));

const changed = ({ entries, stored }: Pick<OutboxContext, 'entries' | 'stored'>): OutboxEmitted => ({
  type: 'outbox.changed',
  entries,
  pending: pendingEntries(entries).length,
  stored,
});

const momentOf = ({ now, random }: OutboxContext) => ({ now: now(), random: random() });

/** Merges what another tab wrote, from the event: a browser process may see the event before it can read the new value. */
export const mergeOutput = {
  type: 'mergeStored',
  params: ({ event }: { event: { stored: string | null } }) => ({ output: event.stored }),
} as const;

export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent | OutboxLockEvent | { type: 'entries.changed' } | { type: 'round.done' },
    emitted: {} as OutboxEmitted,
    input: {} as OutboxInput,
  },
  actors: {
    /** Reads, merges and writes atomically across tabs. Resolves with the stored text. */
    updateStore: promiseNotProvided<string, { merge: OutboxMerge }>('updateStore'),
    /** Sends with the entry's id as idempotency key. Rejects with a Problem. */
    sendEntry: promiseNotProvided<unknown, { entry: OutboxEntry }>('sendEntry'),
    /** Sends `lock.granted` once it has the lock, and releases it when stopped. */
    holdLock: callbackNotProvided<OutboxLockEvent>('holdLock'),
  },
  actions: {
    add: assign(({ context }, { entry, error }: { entry: NewOutboxEntry; error: unknown }) => ({
      entries: addEntry(context.entries, entry, error, momentOf(context)),
    })),
    /** Merges the stored entries into ours and reports those that another tab has delivered. */
    mergeStored: enqueueActions(({ context, enqueue }, { output }: { output: string | null }) => {
      const entries = mergeOutbox(context.entries, parseOutbox(output));
      const unsent = new Set(pendingEntries(context.entries).map(({ id }) => id));
      enqueue.assign({ entries });
      for (const entry of entries) {
        if (unsent.has(entry.id) && !isPending(entry)) enqueue.emit({ type: 'entry.synced', id: entry.id });
      }
      enqueue.emit(changed({ entries, stored: context.stored }));
    }),
    makeAllDue: assign(({ context }) => ({ entries: makeAllDue(context.entries) })),
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
    emitSynced: emit(({ context }) => ({ type: 'entry.synced', id: context.current?.id ?? '' })),
    emitFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'entry.failed',
      id: context.current?.id ?? '',
      message: problemMessage(error),
      refused: isRefused(error),
    })),
    emitChanged: emit(({ context }) => changed(context)),
    setStored: assign({ stored: true }),
    setNotStored: assign({ stored: false }),
    emitMemoryOnly: emit(toast(systemPhrase('memoryOnly'), systemPhrase('memoryOnlyMore'), 'destructive')),
    emitComplete: emit(toast(systemPhrase('retryComplete'))),
    emitIncomplete: emit(toast(systemPhrase('retryFailed'), systemPhrase('retryFailedMore'), 'destructive')),
    emitRetried: emit({ type: 'outbox.retried' }),
    raiseEntriesChanged: raise({ type: 'entries.changed' }),
    raiseRoundDone: raise({ type: 'round.done' }),
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
});
