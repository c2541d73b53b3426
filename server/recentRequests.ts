import type { Clock } from './clock.ts';

const minuteMs = 60_000;
/** Complete minutes that are stored, in addition to the current one. */
const minutesStored = 60;
/** Histogram bounds of durations, each a fifth above the previous one, from one millisecond to about a minute. */
const boundsMs = Array.from({ length: 61 }, (_, index) => 1.2 ** index);
const percentile = 0.95;

interface Minute {
  /** Since 1970. -1 if empty. */
  minute: number;
  requests: number;
  errors: number;
  durations: Uint32Array;
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / minuteMs);
const bucketOf = (ms: number) =>
  Math.min(boundsMs.length - 1, Math.max(0, Math.ceil(Math.log(ms) / Math.log(1.2))));

function p95(durations: Uint32Array, requests: number): number {
  let rest = Math.ceil(requests * percentile);
  const bucket = durations.findIndex((count) => (rest -= count) <= 0);
  return requests === 0 ? 0 : Math.round((boundsMs[bucket] ?? 0) * 10) / 10;
}

const idle = { requests: 0, errors: 0, durations: new Uint32Array(boundsMs.length) };

/** The last hour's requests of this process, per minute, in constant memory. */
export function createRecentRequests(clock: Clock) {
  const ring = Array.from({ length: minutesStored + 1 }, (): Minute => ({
    minute: -1,
    requests: 0,
    errors: 0,
    durations: new Uint32Array(boundsMs.length),
  }));
  const startedAt = clock.now();
  const slotOf = (minute: number) => ring[minute % ring.length]!;

  return {
    startedAt,

    record({ status, ms }: { status: number; ms: number }): void {
      const minute = minuteOf(clock.now());
      const slot = slotOf(minute);
      if (slot.minute !== minute) {
        Object.assign(slot, { minute, requests: 0, errors: 0 });
        slot.durations.fill(0);
      }
      slot.requests += 1;
      if (status >= 500) slot.errors += 1;
      slot.durations[bucketOf(ms)]! += 1;
    },

    /** The complete minutes of the last hour, or since the process started, oldest first. */
    lastHour() {
      const now = minuteOf(clock.now());
      const first = Math.max(minuteOf(startedAt), now - minutesStored);
      return Array.from({ length: now - first }, (_, index) => {
        const minute = first + index;
        const slot = slotOf(minute);
        const { requests, errors, durations } = slot.minute === minute ? slot : idle;
        return { at: new Date(minute * minuteMs), requests, errors, p95Ms: p95(durations, requests) };
      });
    },
  };
}
export type RecentRequests = ReturnType<typeof createRecentRequests>;
