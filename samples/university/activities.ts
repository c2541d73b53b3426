import type { UniversityActivity } from '@vetsync/machines/university/model';

const samples: readonly Pick<UniversityActivity, 'kind' | 'text'>[] = [
  { kind: 'certification', text: 'GI Bill enrollment certified for 18 students' },
  { kind: 'credits', text: '24 credits for military training recommended in Business Administration' },
  { kind: 'meeting', text: 'Advising hours booked out for the week' },
  { kind: 'orientation', text: 'Four mentors signed up for the veterans’ orientation day' },
];

const minuteMs = 60_000;

/** Recent activities lie from one to five hours back (feature spec, section 2). */
export const activityHours = { from: 1, to: 5 } as const;

/**
 * Recent activities, newest first, each at a moment that chance draws.
 *
 * @param now Epoch milliseconds.
 */
export function universityActivities(now: number, random: () => number): UniversityActivity[] {
  const { from, to } = activityHours;
  return samples
    .map((sample, index) => {
      const minutes = Math.round((from + random() * (to - from)) * 60);
      return { ...sample, id: `activity-${index + 1}`, at: new Date(now - minutes * minuteMs).toISOString() };
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
