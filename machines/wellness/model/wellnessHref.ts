import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type { Query } from '../../model/text/query.ts';

/**
 * Pages of the wellness tab: `/wellness`, `/wellness/appointments`, … with one appointment at `/wellness/appointment/{id}`, and a
 * time in a calendar at `/wellness/book/{id}`, and being referred at `/wellness/referrals`, with one of them open at `/wellness/referral/{id}`.
 */
export const wellnessPages = ['overview', 'appointments', 'claims', 'check'] as const;
export type WellnessPage = (typeof wellnessPages)[number];

export type WellnessTarget =
  | WellnessPage
  | 'referrals'
  | { appointmentId: string }
  | { calendarId: string }
  | { referralId: string };

/** URL of a page of the tab. */
export function wellnessHref(
  { role }: Pick<PlatformPlace, 'role'>,
  target: WellnessTarget,
  query: Query = {},
): string {
  const page =
    typeof target === 'string'
      ? target === 'overview'
        ? []
        : [target]
      : 'calendarId' in target
        ? ['book', target.calendarId]
        : 'referralId' in target
          ? ['referral', target.referralId]
          : ['appointment', target.appointmentId];
  return shellHref({ role, tab: 'wellness', detail: page, query });
}
