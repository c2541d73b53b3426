import { payloadOf } from '@vetsync/machines/leads/model';
import type { OutboxEntry } from '@vetsync/machines/leads/model';
import { outboxMachine, type OutboxLockEvent, type OutboxMerge } from '@vetsync/machines/leads/outbox';
import { createActor, fromCallback } from 'xstate';
import { browserStorage } from './browser/storage.ts';
import { isCrossTabFlagSet, setCrossTabFlag, withLock } from './browser/locks.ts';
import { called } from './calling.ts';

/** Stores a payload only once per idempotency key. Rejects with a `Problem`. */
type Send = (payload: Record<string, unknown>, idempotencyKey: string) => Promise<unknown>;

/** Longer than a write to localStorage takes to reach other tabs, in milliseconds. */
const storageLagMs = 10_000;

/** An outbox in localStorage under `key`, shared by all tabs. Only one tab sends at a time. */
export function createOutbox(key: string, send: Send) {
  const storage = browserStorage(key);

  // A tab may get the lock before it can read what the previous tab wrote, because each browser process has a copy of
  // localStorage. A lock is visible to all processes immediately.
  async function sendOnce(entry: OutboxEntry) {
    const sent = `${key}:sent:${entry.id}`;
    if (await isCrossTabFlagSet(sent)) return;
    await send(payloadOf(entry), entry.id);
    await setCrossTabFlag(sent, storageLagMs);
  }

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        updateStore: called(({ merge }: { merge: OutboxMerge }) =>
          withLock(`${key}:store`, () => {
            const merged = merge(storage.read());
            storage.write(merged);
            return merged;
          }),
        ),
        sendEntry: called(({ entry }: { entry: OutboxEntry }) => sendOnce(entry)),
        holdLock: fromCallback<OutboxLockEvent, void>(({ sendBack }) => {
          const stopped = new AbortController();
          const released = new Promise<void>((release) => {
            stopped.signal.addEventListener('abort', () => release());
          });
          const hold = () => {
            sendBack({ type: 'lock.granted' });
            return released;
          };
          // It was stopped while waiting for the lock, which is no error.
          withLock(`${key}:delivery`, hold, stopped.signal).catch(() => {});
          return () => stopped.abort();
        }),
      },
    }),
    { input: { now: Date.now, random: Math.random } },
  );
  return {
    actor,
    /** Starts delivery and following the other tabs. */
    start() {
      actor.start();
      storage.watch((stored) => actor.send({ type: 'store.changed', stored }));
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
