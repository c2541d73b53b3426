import type { Activity } from '@vetsync/machines/home/model';

const hourMs = 3_600_000;

const dayMs = 24 * hourMs;

const samples: readonly (Omit<Activity, 'id' | 'at'> & { agoMs: number })[] = [
  // The four of the feature spec, section 2, with their times.
  {
    kind: 'session',
    text: 'Battle Buddy AI session completed',
    agoMs: 2 * hourMs,
    destination: 'ai-battle-buddy',
  },
  { kind: 'job', text: 'New job match found in your area', agoMs: 4 * hourMs, destination: 'career' },
  {
    kind: 'education',
    text: 'Education benefits consultation scheduled',
    agoMs: dayMs,
    destination: 'education',
  },
  { kind: 'wellness', text: 'Wellness assessment reminder', agoMs: 2 * dayMs, destination: 'wellness' },
  {
    kind: 'community',
    text: 'Joined a group in the Community Hub',
    agoMs: 4 * dayMs,
    destination: 'community',
  },
  { kind: 'profile', text: 'Certification added to your profile', agoMs: 6 * dayMs, destination: 'profile' },
  { kind: 'education', text: 'University program saved', agoMs: 9 * dayMs, destination: 'education' },
  { kind: 'job', text: 'Military skills translated', agoMs: 13 * dayMs, destination: 'career' },
  { kind: 'wellness', text: 'Medical appointment requested', agoMs: 18 * dayMs, destination: 'wellness' },
];

/** The sample veteran's activities at `now` (epoch milliseconds), newest first. */
export const sampleActivities = (now: number): Activity[] =>
  samples.map(({ agoMs, ...activity }, index) => ({
    ...activity,
    id: `activity-${index + 1}`,
    at: new Date(now - agoMs).toISOString(),
  }));
