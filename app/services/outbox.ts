import { payloadOf } from '@vetsync/machines/leads/model';
import type { OutboxEntry } from '@vetsync/machines/leads/model';
import { outboxMachine, type OutboxLockEvent, type OutboxMerge } from '@vetsync/machines/outbox';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { browserStorage } from './browser/storage.ts';
import { isMarked, mark, withLock } from './browser/locks.ts';

/** Stores a payload once, however often it is called with the same key. Rejects with a `Problem`. */
type Send = (payload: Record<string, unknown>, idempotencyKey: string) => Promise<unknown>;

/** Far longer than one tab's writing to localStorage takes to reach the others, in milliseconds. */
const storageLagMs = 10_000;

/** An outbox kept under `key` of localStorage and shared by all tabs; only one of them sends at a time. */
export function createOutbox(key: string, send: Send) {
  const storage = browserStorage(key);

  // A tab may get the lock before it can read what the tab before it wrote to localStorage: browsers keep a copy in each
  // process. Locks are in one place for all.
  async function sendOnce(entry: OutboxEntry) {
    const sent = `${key}:sent:${entry.id}`;
    if (await isMarked(sent)) return;
    await send(payloadOf(entry), entry.id);
    await mark(sent, storageLagMs);
  }

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        updateStore: fromPromise<string, { merge: OutboxMerge }>(({ input }) =>
          withLock(`${key}:store`, () => {
            const merged = input.merge(storage.read());
            storage.write(merged);
            return merged;
          }),
        ),
        sendEntry: fromPromise<unknown, { entry: OutboxEntry }>(({ input: { entry } }) => sendOnce(entry)),
        holdLock: fromCallback<OutboxLockEvent, void>(({ sendBack }) => {
          const stopped = new AbortController();
          const released = new Promise<void>((release) => {
            stopped.signal.addEventListener('abort', () => release());
          });
          const hold = () => {
            sendBack({ type: 'lock.granted' });
            return released;
          };
          // Stopped while still waiting for its turn: that is no failure.
          withLock(`${key}:delivery`, hold, stopped.signal).catch(() => {});
          return () => stopped.abort();
        }),
      },
    }),
    { input: { now: Date.now, random: Math.random } },
  );
  return {
    actor,
    /** Starts delivery and listening to the other tabs. */
    start() {
      actor.start();
      storage.watch((stored) => actor.send({ type: 'store.changed', stored }));
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
