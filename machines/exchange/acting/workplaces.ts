import { hasPortal } from '../../account/model/index.ts';
import { portalTabsOf } from '../model/index.ts';
import { roleAllows, statusAllows } from '../../organizations/model/roles.ts';
import type { Membership, Workplaces } from '../../organizations/model/index.ts';
import { tabsOf } from '../../shell/model/index.ts';
import type { ActingOrganization } from '../../shell/model/index.ts';
import type { UndecidedAddress } from './acting.events.ts';

export const organizationOf = (
  { organization: { id, slug, name, status }, role: memberRole, platformRole: role }: Membership,
  { unread }: Workplaces,
): ActingOrganization => ({
  slug,
  name,
  role,
  unread: unread[id] ?? 0,
  mayReview: roleAllows(memberRole, 'review') && statusAllows(status, 'review'),
  ...(hasPortal(role) && { tabs: portalTabsOf(role) }),
});

/**
 * The organization for which somebody acts who does not say: that of the last time, and before any choice the first one.
 * Whoever opens a tab that only organizations have acts for one that has it, whatever they did last.
 */
export function usualOf({ memberships, actedFor }: Workplaces, { tab }: UndecidedAddress): Membership | null {
  const open = memberships.filter(
    ({ platformRole }) =>
      hasPortal(platformRole) && (tab === '' || tabsOf[platformRole].some(({ value }) => value === tab)),
  );
  const last = open.find(({ organization: { slug } }) => slug === actedFor);
  return last ?? (tab === '' && actedFor !== null ? null : (open[0] ?? null));
}
