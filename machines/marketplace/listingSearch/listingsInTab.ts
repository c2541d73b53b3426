// Not from its index, which would bundle the dialog.
import {
  applicationInTab,
  wantedApplication,
} from '../../applications/applicationDialog/applicationInTab.ts';
import type { WantedApplication } from '../../applications/applicationDialog/index.ts';
import { createApplicationOnDemand } from '../../applications/applicationOnDemand/index.ts';
import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import { listingFilters, parseListingFilters, listingQuery } from '../../organizations/model/index.ts';
import type { ListingFilters, ListingServer } from '../../organizations/model/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import { replaceQuery, setOverlay } from '../../shell/platform/tabRequests.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { listingSearchMachine } from './listingSearch.machine.ts';
import type { ListingScope } from './listingSearch.machine.ts';
import type { ListingOverlay } from './listingSearch.events.ts';
import { listingTarget } from './listingTarget.ts';
import { searchInTab } from './searchInTab.ts';
import type { SearchInTab } from './searchInTab.ts';

/** What a tab with a search of listings shows. */
export interface ListingsSamples {
  listings: ListingServer;
}

/** What a tab knows of its search. */
export interface ListingsContext extends TabInput<ListingsSamples>, SearchInTab {}

interface ListingsRoute {
  filters: ListingFilters;
  open: ListingOverlay | null;
  listingId: string | null;
}

/** What the URL of the tab says of its search. */
export function listingsRoute({ route }: Pick<TabInput, 'route'>, { kind }: ListingScope): ListingsRoute {
  const { query } = tabAddress(route);
  const { open, listing = null } = query;
  const parsed = parseListingFilters({ get: (name) => query[name] ?? null });
  const filters = kind === null ? parsed : { ...parsed, kind };
  if (open === 'portal') return { filters, open, listingId: null };
  const isOpen = open === 'details' || open === 'apply';
  return {
    filters,
    open: isOpen && listing !== null ? open : null,
    listingId: isOpen ? listing : null,
  };
}

/** Names of filters that the URL should not have are null. */
const queryOf = (filters: ListingFilters, { kind }: ListingScope): Record<string, string | null> => ({
  ...Object.fromEntries(listingFilters.map((filter) => [filter, null])),
  ...listingQuery(filters),
  ...(kind !== null && { kind: null }),
});

const child = tabChild<ListingsContext>();

/**
 * The search of listings in a tab, and the application for one of them. The URL names the search and the listing.
 *
 * @param loadDialog loads the code of the application dialog when it is first used.
 */
export function listingsInTab(scope: ListingScope, loadDialog: () => Promise<ApplicationDialogCode>) {
  const routeOf = (tab: ListingsContext) => listingsRoute(tab, scope);
  const located = (tab: ListingsContext) => {
    const { filters, open, listingId } = routeOf(tab);
    return { filters, openId: listingId, isApplying: open === 'apply' };
  };
  /** The application for the listing that is read, as the URL names it. */
  function wantedOf(tab: ListingsContext): WantedApplication | null {
    const { open, listingId } = routeOf(tab);
    const { listing } = tab;
    if (open !== 'apply' || listing?.id !== listingId) return null;
    return wantedApplication(tab, listingTarget(listing));
  }
  const dialog = applicationInTab<ListingsContext>({
    wantedOf,
    // Not if the person has gone back in the meantime.
    close: (tab) => (routeOf(tab).open === 'apply' ? setOverlay(null, { listing: null }) : null),
  });
  return {
    search: child(listingSearchMachine)({
      input: (tab) => {
        const { samples, world, reader, now } = tab;
        const { mode, role } = tabAddress(tab.route);
        return { ...located(tab), server: samples.listings, scope, world, at: { mode, role }, reader, now };
      },
      notify: {
        'route.changed': (tab) => ({ type: 'location.changed', ...located(tab) }),
        'world.changed': ({ world }) => ({ type: 'world.changed', world }),
      },
      requests: {
        'filters.changed': ({ filters }) => replaceQuery(queryOf(filters, scope)),
        'open.changed': ({ open, id }) => setOverlay(open, { listing: id }),
      },
      select: searchInTab,
    }),
    application: child(createApplicationOnDemand(loadDialog))({
      input: (tab) => ({ tab, wanted: wantedOf(tab) }),
      requests: dialog.requests,
      // The listing is read after the route named it.
      notify: { ...dialog.notify, 'context.changed': dialog.notify['route.changed'] },
    }),
  };
}
