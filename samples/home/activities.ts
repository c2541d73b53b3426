import { homePhrase, type Activity } from '@vetsync/machines/home/model';

const hourMs = 3_600_000;

const dayMs = 24 * hourMs;

const samples: readonly (Omit<Activity, 'id' | 'at'> & { agoMs: number })[] = [
  // The four of the feature spec, section 2, with their times.
  {
    kind: 'session',
    text: homePhrase('sessionCompleted'),
    agoMs: 2 * hourMs,
    destination: 'ai-battle-buddy',
  },
  { kind: 'job', text: homePhrase('jobMatched'), agoMs: 4 * hourMs, destination: 'career' },
  {
    kind: 'education',
    text: homePhrase('consultationScheduled'),
    agoMs: dayMs,
    destination: 'education',
  },
  { kind: 'wellness', text: homePhrase('assessmentReminder'), agoMs: 2 * dayMs, destination: 'wellness' },
  {
    kind: 'community',
    text: homePhrase('groupJoined'),
    agoMs: 4 * dayMs,
    destination: 'community',
  },
  { kind: 'profile', text: homePhrase('certificationAdded'), agoMs: 6 * dayMs, destination: 'profile' },
  {
    kind: 'education',
    text: homePhrase('universityProgramSaved'),
    agoMs: 9 * dayMs,
    destination: 'education',
  },
  { kind: 'job', text: homePhrase('skillsTranslated'), agoMs: 13 * dayMs, destination: 'career' },
  {
    kind: 'wellness',
    text: homePhrase('medicalAppointmentRequested'),
    agoMs: 18 * dayMs,
    destination: 'wellness',
  },
];

/** The sample veteran's activities at `now` (epoch milliseconds), newest first. */
export const sampleActivities = (now: number): Activity[] =>
  samples.map(({ agoMs, ...activity }, index) => ({
    ...activity,
    id: `activity-${index + 1}`,
    at: new Date(now - agoMs).toISOString(),
  }));
