import type { EmittedFrom } from 'xstate';
// Not from its index, which would bundle the dialog.
import {
  applicationInTab,
  wantedApplication,
} from '../../applications/applicationDialog/applicationInTab.ts';
import type { ApplicationSamples } from '../../applications/applicationDialog/applicationInTab.ts';
import type { WantedApplication } from '../../applications/applicationDialog/index.ts';
import { createApplicationOnDemand } from '../../applications/applicationOnDemand/index.ts';
import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import { listingFilters, parseListingFilters, listingQuery } from '../../organizations/model/index.ts';
import type { ListingFilters, ListingServer } from '../../organizations/model/index.ts';
import type { Query } from '../../model/text/query.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { Requests } from '../../shell/platform/tabChild.ts';
import { replaceQuery, setOverlay } from '../../shell/platform/tabRequests.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { withEarlier } from '../../model/world/index.ts';
import type { CollegeApplication } from '../../model/world/index.ts';
import { compareMax, listingSearchMachine } from './listingSearch.machine.ts';
import type { ListingScope } from './listingSearch.machine.ts';
import type { ListingOverlay } from './listingSearch.events.ts';
import { listingTarget } from './listingTarget.ts';
import { selectedOf } from './selectedOf.ts';
import type { SearchInTab } from './selectedOf.ts';

/** What a tab with a search of listings shows. */
export interface ListingsSamples extends ApplicationSamples {
  listings: ListingServer;
}

/** What a tab knows of its search. */
export interface ListingsContext extends TabInput<ListingsSamples>, SearchInTab {
  /** What the person had sent to schools before the world began. @default none */
  earlier?: readonly CollegeApplication[];
}

interface ListingsRoute {
  filters: ListingFilters;
  query: Query | null;
  open: ListingOverlay | null;
  listingId: string | null;
}

/** What the URL of the tab says of its search. */
export function listingsRoute(
  { route }: Pick<TabInput, 'route'>,
  { kind, dialog, fixedOf }: ListingScope,
): ListingsRoute {
  const address = tabAddress(route);
  const fixed = fixedOf?.(address);
  const { open, listing = null } = address.query;
  const parsed = fixed?.filters ?? parseListingFilters({ get: (name) => address.query[name] ?? null });
  const filters = kind === null ? parsed : { ...parsed, kind };
  const query = fixed?.query ?? null;
  if (dialog !== undefined) {
    const listingId = open === dialog ? listing : null;
    return { filters, query, open: listingId === null ? null : 'details', listingId };
  }
  if (open === 'portal' || open === 'compare') return { filters, query, open, listingId: null };
  const isOpen = open === 'details' || open === 'apply';
  return {
    filters,
    query,
    open: isOpen && listing !== null ? open : null,
    listingId: isOpen ? listing : null,
  };
}

/** Names of filters that the URL should not have are null. */
export const listingChanges = (
  filters: ListingFilters,
  { kind }: ListingScope,
): Record<string, string | null> => ({
  ...Object.fromEntries(listingFilters.map((filter) => [filter, null])),
  ...listingQuery(filters),
  ...(kind !== null && { kind: null }),
});

const child = tabChild<ListingsContext>();

const located = (tab: ListingsContext, scope: ListingScope) => {
  const { filters, query, open, listingId } = listingsRoute(tab, scope);
  const { compare = '' } = tabAddress(tab.route).query;
  const compareIds = [...new Set(compare.split(',').filter((id) => id !== ''))].slice(0, compareMax);
  return { filters, query, openId: listingId, overlay: open, compareIds };
};

/** The world with what was sent before. */
const worldOf = ({ world, earlier = [] }: ListingsContext) => withEarlier(world, earlier);

type SearchRequests = Requests<ListingsContext, EmittedFrom<typeof listingSearchMachine>>;

/** The search of listings in a tab. The URL names the search and the listing. */
export const searchInTab = (scope: ListingScope, requests: Partial<SearchRequests> = {}) =>
  child(listingSearchMachine)({
    input: (tab) => {
      const { samples, intl, now } = tab;
      const world = worldOf(tab);
      const { role, tabs } = tabAddress(tab.route);
      const at = { role, tabs };
      return { ...located(tab, scope), server: samples.listings, scope, world, at, intl, now };
    },
    notify: {
      'route.changed': (tab) => ({ type: 'location.changed', ...located(tab, scope) }),
      'world.changed': (tab) => ({ type: 'world.changed', world: worldOf(tab) }),
    },
    requests: {
      'compared.changed': ({ ids }) => replaceQuery({ compare: ids.join(',') || null }),
      'filters.changed': ({ filters }) => replaceQuery(listingChanges(filters, scope)),
      'open.changed': ({ open, id }) => setOverlay(open, { listing: id }),
      'organizations.wanted': null,
      'search.closed': null,
      ...requests,
    },
    select: selectedOf,
  });

/**
 * The search of listings in a tab, and the application for one of them.
 *
 * @param loadDialog loads the code of the application dialog when it is first used.
 */
export function listingsInTab(
  scope: ListingScope,
  loadDialog: () => Promise<ApplicationDialogCode>,
  requests?: Partial<SearchRequests>,
) {
  /** The application for the listing that is read, as the URL names it. */
  function wantedOf(tab: ListingsContext): WantedApplication | null {
    const { open, listingId } = listingsRoute(tab, scope);
    const { listing } = tab;
    if (open !== 'apply' || listing?.id !== listingId) return null;
    return wantedApplication({ ...tab, world: worldOf(tab) }, listingTarget(listing));
  }
  /** The page of an organization shows what was already sent. */
  function openOf(tab: ListingsContext): WantedApplication | null {
    const wanted = wantedOf(tab);
    return wanted?.currentApplication && listingsRoute(tab, scope).query ? null : wanted;
  }
  const dialog = applicationInTab<ListingsContext>({
    wantedOf,
    openOf,
    // Not if the person has gone back in the meantime.
    close: (tab) => (listingsRoute(tab, scope).open === 'apply' ? setOverlay(null, { listing: null }) : null),
  });
  return {
    search: searchInTab(scope, requests),
    application: child(createApplicationOnDemand(loadDialog))({
      input: (tab) => ({ tab, wanted: openOf(tab) }),
      requests: dialog.requests,
      // The listing is read after the route named it.
      notify: { ...dialog.notify, 'context.changed': dialog.notify['route.changed'] },
    }),
  };
}
