import type { CountedApplication } from '@vetsync/machines/university/model';

const dayMs = 86_400_000;

/** Days before `now` that the newest and the oldest of them were submitted: after these come the listed samples. */
const pastDays = { newest: 24, oldest: 770 } as const;

/** Days from one to the next, in turn. */
const gaps = [2, 1, 3, 2, 4, 3, 2, 1, 3, 5] as const;

/** Sample applications of earlier rounds, all decided; eleven of twenty were accepted. */
export function samplePastApplications(now: number): CountedApplication[] {
  const past: CountedApplication[] = [];
  let daysAgo: number = pastDays.newest;
  while (daysAgo < pastDays.oldest) {
    const at = past.length;
    const submitDate = new Date(now - daysAgo * dayMs).toISOString();
    past.push({ submitDate, status: (at * 7) % 20 < 11 ? 'accepted' : 'rejected' });
    daysAgo += (gaps[at % gaps.length] ?? 1) + (daysAgo > 400 ? 1 : 0);
  }
  return past;
}
