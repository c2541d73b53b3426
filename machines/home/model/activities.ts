import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformMode } from '../../shell/model/shellRoute.ts';

/** Places of a veteran's platform, named as in the address (platform spec, section 2, "Platform shell"). */
export const veteranDestinations = [
  'dashboard',
  'profile',
  'wellness',
  'education',
  'career',
  'community',
  'marketplace',
  'ai-battle-buddy',
] as const satisfies readonly TabValue[];
export type VeteranDestination = (typeof veteranDestinations)[number];

/** Paths with their query by place: the demo and the platform differ in them. */
export type VeteranLinks = Readonly<Record<VeteranDestination, string>>;

export const veteranLinks = (mode: PlatformMode, role: Role): VeteranLinks =>
  Object.fromEntries(
    veteranDestinations.map((tab) => [tab, shellHref({ mode, role, tab })]),
  ) as unknown as VeteranLinks;

/** Quick Actions of the dashboard, in their order (feature spec, section 2, "Veteran dashboard"). */
export const quickActionDestinations = ['wellness', 'education', 'career', 'community'] as const;
export type QuickActionDestination = (typeof quickActionDestinations)[number];

export const activityKinds = ['session', 'job', 'education', 'wellness', 'community', 'profile'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Something that happened to a person; `at` is an ISO 8601 instant in UTC, `destination` where it can be looked into. */
export interface Activity {
  id: string;
  kind: ActivityKind;
  text: string;
  at: string;
  destination: VeteranDestination;
}

/** How many activities the dashboard shows; the rest is behind "View All Activities". */
export const recentActivitiesShown = 4;

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

/** The sample veteran's activities as seen at `now` (epoch milliseconds), newest first. */
export const sampleActivities = (now: number): Activity[] =>
  samples.map(({ agoMs, ...activity }, index) => ({
    ...activity,
    id: `activity-${index + 1}`,
    at: new Date(now - agoMs).toISOString(),
  }));
