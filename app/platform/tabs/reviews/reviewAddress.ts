import { portalAddressOf } from '@vetsync/machines/messages/model';
import type { PortalTabContext } from '@vetsync/machines/portal/portalTab';
import { reviewHref, type ReviewRoute } from '@vetsync/machines/reviews/model';
import { parseShellRoute } from '@vetsync/machines/shell/model';
import { currentLocation } from '../../../page/location.ts';

/** The open tab of a demo's organization, over whose list applications are opened. */
export type ReviewedTab = Pick<PortalTabContext<unknown>, 'route'>;

/** The address of that tab alone. */
export const listHref = (tab: ReviewedTab) => addressOf(tab)({ applicationId: null, tab: 'overview' });

/** Addresses of applications over that tab, and of the tab alone. Both keep the filters that are in the URL. */
export function addressOf({ route }: ReviewedTab) {
  const at = { ...portalAddressOf(route), tab: route.tab ?? 'dashboard' };
  return (to: ReviewRoute) => {
    const { path, search } = currentLocation();
    return reviewHref({ ...at, query: parseShellRoute(path, search).query }, to);
  };
}
