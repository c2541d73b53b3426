import * as z from 'zod/mini';
import { phraseSchema } from '../../system/model/phraseSchema.ts';
import { problemMessage, problemOf } from '../../system/model/problem.ts';
import type { NewOutboxEntry } from '../../kit/submission.ts';
import { isRefused } from '../../system/model/submission.ts';
import { parseStoredList } from '../../model/text/stored.ts';

/** Keys of localStorage (platform spec, section 3, "Browser storage"). */
export const storageKeys = {
  leads: 'vetsync_leads',
  leadLog: 'vetsync_lead_analytics',
  customSolutions: 'vetsync_custom_solutions',
} as const;

/** First delay after a failed attempt, in milliseconds; doubles up to the maximum. */
export const outboxRetryBaseMs = 5_000;
export const outboxRetryMaxMs = 10 * 60_000;
/** Number of delivered entries to keep, newest first, so that other tabs see that they were delivered. */
export const outboxSyncedMax = 20;

const stampSchema = z.looseObject({
  /** Idempotency key: the server stores an entry only once, even if it is sent repeatedly. */
  id: z.string().check(z.minLength(1)),
  /** Time of the submission, an ISO 8601 instant in UTC. */
  timestamp: z.string(),
  status: z.enum(['pending_sync', 'synced']),
  attempts: z.prefault(z.number(), 0),
  /** Epoch milliseconds. Null after the server has rejected the content; then only a person can retry. */
  nextAttemptAt: z.prefault(z.nullable(z.number()), 0),
  lastError: z.optional(phraseSchema),
});

/** A submission stored in the browser until it is delivered. The payload's fields are next to the stamp's. */
export type OutboxEntry = z.infer<typeof stampSchema>;
export type { NewOutboxEntry };

/** `now` in epoch milliseconds, `random` from 0 up to 1. */
export interface RetryTiming {
  now: number;
  random: number;
}

export const isPending = ({ status }: OutboxEntry) => status === 'pending_sync';
export const pendingEntries = (entries: readonly OutboxEntry[]) => entries.filter(isPending);
export const isDue = (entry: OutboxEntry, now: number) =>
  isPending(entry) && entry.nextAttemptAt !== null && entry.nextAttemptAt <= now;

/** Adds an entry that could not be sent; `error` is the reason. */
export const addEntry = (
  entries: readonly OutboxEntry[],
  added: NewOutboxEntry,
  error: unknown,
  moment: RetryTiming,
): OutboxEntry[] =>
  entries.some(({ id }) => id === added.id)
    ? [...entries]
    : markFailed(
        mergeOutbox(entries, [{ ...added, status: 'pending_sync', attempts: 0, nextAttemptAt: 0 }]),
        added.id,
        error,
        moment,
      );

/** The payload without the stamp, to be sent. */
export function payloadOf(entry: OutboxEntry): Record<string, unknown> {
  const {
    id: _id,
    timestamp: _at,
    status: _s,
    attempts: _n,
    nextAttemptAt: _next,
    lastError: _e,
    ...payload
  } = entry;
  return payload;
}

const change = (
  entries: readonly OutboxEntry[],
  id: string,
  to: (entry: OutboxEntry) => Partial<OutboxEntry>,
): OutboxEntry[] =>
  entries.map((entry) => (entry.id === id && isPending(entry) ? { ...entry, ...to(entry) } : entry));

export const markSynced = (entries: readonly OutboxEntry[], id: string): OutboxEntry[] =>
  change(entries, id, ({ attempts }) => ({
    status: 'synced',
    attempts: attempts + 1,
    lastError: undefined,
  }));

export const markFailed = (
  entries: readonly OutboxEntry[],
  id: string,
  error: unknown,
  { now, random }: RetryTiming,
): OutboxEntry[] =>
  change(entries, id, ({ attempts }) => ({
    attempts: attempts + 1,
    lastError: problemMessage(error),
    nextAttemptAt: isRefused(error) ? null : now + waitAfter(attempts + 1, error, random),
  }));

/** Delay after the nth failed attempt, in milliseconds: half fixed, half random, so that browsers don't retry at the same time. */
export function backoffMs(attempts: number, random: number): number {
  const longest = Math.min(outboxRetryMaxMs, outboxRetryBaseMs * 2 ** Math.max(0, attempts - 1));
  return longest / 2 + (longest / 2) * random;
}
const waitAfter = (attempts: number, error: unknown, random: number) =>
  Math.max(backoffMs(attempts, random), 1_000 * (problemOf(error).retryAfterSeconds ?? 0));

/** Makes waiting entries due immediately, for example when the browser is online again. Rejected entries stay as they are. */
export const makeAllDue = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  entries.map((entry) => (entry.nextAttemptAt === null ? entry : { ...entry, nextAttemptAt: 0 }));

/** Makes one entry or all due, because a person asked. */
export const makeDue = (entries: readonly OutboxEntry[], id?: string): OutboxEntry[] =>
  entries.map((entry) => (id === undefined || entry.id === id ? { ...entry, nextAttemptAt: 0 } : entry));

/** Milliseconds until the next entry is due, or null if none is waiting. */
export function nextDueIn(entries: readonly OutboxEntry[], now: number): number | null {
  const times = pendingEntries(entries).flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []);
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
}

/** Normalizes an entry, so that tabs with the same entries don't overwrite each other forever. */
function canonical(entry: OutboxEntry): OutboxEntry {
  const keys = Object.keys(entry).filter((key) => entry[key] !== undefined);
  return Object.fromEntries(keys.toSorted().map((key) => [key, entry[key]])) as OutboxEntry;
}

/** The later of two copies of one entry: delivered before pending, then more attempts, then due sooner. */
function later(a: OutboxEntry, b: OutboxEntry): OutboxEntry {
  const order =
    Number(isPending(a)) - Number(isPending(b)) ||
    b.attempts - a.attempts ||
    (a.nextAttemptAt ?? Infinity) - (b.nextAttemptAt ?? Infinity);
  if (order) return order < 0 ? a : b;
  return JSON.stringify(a) <= JSON.stringify(b) ? a : b;
}

const byTime = (a: OutboxEntry, b: OutboxEntry) =>
  a.timestamp.localeCompare(b.timestamp, 'en') || a.id.localeCompare(b.id, 'en');

/** Merges the entries of two tabs, oldest first, without duplicates. The order of the arguments doesn't matter. */
export function mergeOutbox(a: readonly OutboxEntry[], b: readonly OutboxEntry[]): OutboxEntry[] {
  const byId = new Map<string, OutboxEntry>();
  for (const entry of [...a, ...b].map(canonical)) {
    const known = byId.get(entry.id);
    byId.set(entry.id, known ? later(known, entry) : entry);
  }
  return pruned([...byId.values()].toSorted(byTime));
}

function pruned(entries: OutboxEntry[]): OutboxEntry[] {
  const surplus = entries.filter((entry) => !isPending(entry)).slice(0, -outboxSyncedMax);
  return surplus.length === 0 ? entries : entries.filter((entry) => !surplus.includes(entry));
}

/** Parses the stored outbox. Corrupt text gives an empty one, corrupt entries are dropped. */
export const parseOutbox = (stored: string | null): OutboxEntry[] =>
  mergeOutbox(parseStoredList(stampSchema, stored), []);
