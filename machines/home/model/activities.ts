import type { Phrase } from '../../system/model/phrase.ts';
import type { Role } from '../../account/model/roles.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';

/** Tabs of a veteran's platform, as in the URL (platform spec, section 2, "Platform shell"). */
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

/** URLs by destination, which differ between demo and account platform. */
export type VeteranLinks = Readonly<Record<VeteranDestination, string>>;

export const veteranLinks = (role: Role): VeteranLinks =>
  Object.fromEntries(
    veteranDestinations.map((tab) => [tab, shellHref({ role, tab })]),
  ) as unknown as VeteranLinks;

/** Quick Actions of the dashboard, in order (feature spec, section 2, "Veteran dashboard"). */
export const quickActionDestinations = ['wellness', 'education', 'career', 'community'] as const;
export type QuickActionDestination = (typeof quickActionDestinations)[number];

export const activityKinds = ['session', 'job', 'education', 'wellness', 'community', 'profile'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * An activity of a person. `at` is an ISO 8601 instant in UTC, `destination` the tab with its details, `href` the page of
 * the very thing, if it has one.
 */
export interface Activity {
  id: string;
  kind: ActivityKind;
  text: Phrase;
  at: string;
  destination: VeteranDestination;
  href?: string;
}

/** Number of activities on the dashboard. The rest are behind "View All Activities". */
export const recentActivitiesMax = 4;
