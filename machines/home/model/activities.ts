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
