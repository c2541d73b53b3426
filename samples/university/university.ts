import { sampleApplicants } from '../reviews/index.ts';
import type {
  UniversitySamples,
  CountedApplication,
  UniversityActivity,
} from '@vetsync/machines/university/model';
import { sampleUniversityApplications } from './applications.ts';
import { sampleStudents } from './students.ts';
import { universityYear } from './report.ts';
import { samplePortalPrograms, stateUniversity } from './programs.ts';

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

/** State University at `now` (epoch milliseconds). */
export const sampleUniversity = (now: number): UniversitySamples => ({
  applicants: sampleApplicants,
  organization: stateUniversity,
  applications: sampleUniversityApplications(now),
  past: samplePastApplications(now),
  students: sampleStudents(now),
  programs: samplePortalPrograms,
  activities: (random) => universityActivities(now, random),
  stayed: universityYear.stayed,
});
