import type { PortalRole } from '../../account/model/roles.ts';
import type { StaffNotificationKind } from '../../model/exchange/notifications.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { Query } from '../../model/text/query.ts';
import { applicationsHref, noApplicationFilters } from './applicationFilters.ts';
import { inboxHref } from './inboxRoute.ts';
import { portalHrefOf, portalPageHref } from './portalPages.ts';

export const isOfThread = (kind: StaffNotificationKind) =>
  kind === 'messageSent' || kind === 'contactAccepted';

/** Where a notification leads the staff of an organization. Without a subject, to all of its kind. */
export function staffNewsHref(
  { kind, subject }: { kind: StaffNotificationKind; subject: string | null },
  { slug, role }: { slug: string; role: PortalRole },
): string {
  if (kind === 'caseAssigned')
    return portalPageHref('cases', { slug, role }, subject === null ? {} : { case: subject })!;
  if (kind === 'referralChanged')
    return portalPageHref('referrals', { slug, role }, subject === null ? {} : { referral: subject })!;
  const booking: Query = subject === null ? {} : { booking: subject };
  // A hospital has appointments, the others have interviews.
  if (kind === 'bookingChanged')
    return (
      portalPageHref('interviews', { slug, role }, booking) ??
      shellHref({ role, tab: 'appointments', query: { as: slug, ...booking } })
    );
  const href = isOfThread(kind)
    ? inboxHref(slug, { thread: subject })
    : applicationsHref(slug, { filters: noApplicationFilters, open: subject });
  return portalHrefOf(href, { slug, role });
}
