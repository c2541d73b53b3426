import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import type { CollegeApplication } from '../../model/world/index.ts';
import type { Query } from '../../model/text/query.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabAddress } from '../../shell/platform/tabAddress.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import { replaceQuery } from '../../shell/platform/tabRequests.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { listingChanges, listingsInTab, searchBefore } from '../listingSearch/index.ts';
import type { ListingsContext, ListingScope, ListingsSamples } from '../listingSearch/index.ts';
import {
  formatMarketplaceFilters,
  marketplaceHref,
  noMarketplaceFilters,
  parseMarketplaceFilters,
  parseMarketplacePage,
} from '../model/index.ts';
import type { MarketplaceList, OrganizationServer } from '../model/index.ts';
import { organizationDetailMachine } from '../organizationDetail/index.ts';
import { organizationSearchMachine } from '../organizationSearch/index.ts';
import { portalInTab } from './portalInTab.ts';

/** What the marketplace shows. */
export interface MarketplaceSamples extends ListingsSamples {
  organizations: OrganizationServer;
  /** The list with which it opens. */
  opensWith: MarketplaceList;
  /** Where another profile is chosen; null: nowhere. */
  switchProfileHref: string | null;
  /** What the person had sent to schools before their world began. @param now epoch milliseconds */
  earlier: (now: number, veteranId: string) => readonly CollegeApplication[];
}

interface MarketplaceTabContext extends ListingsContext {
  samples: MarketplaceSamples;
}

const placeOf = ({ screen, detail, query }: TabAddress) => parseMarketplacePage(screen, detail, query);
const filtersOf = ({ query }: TabAddress) => parseMarketplaceFilters(query);
const pageOf = ({ route, samples }: Pick<MarketplaceTabContext, 'route' | 'samples'>) =>
  placeOf(tabAddress(route)).page ?? samples.opensWith;

/** How the URL names a list; not at all if the tab opens with it. */
const named = ({ samples }: MarketplaceTabContext, list: MarketplaceList) =>
  list === samples.opensWith ? {} : { show: list };
const noName = { show: null, q: null };

/** Everything that is published, or what one organization offers. */
const scope: ListingScope = {
  kind: null,
  fixedOf(address) {
    const { page, slug } = placeOf(address);
    if (page !== 'organization') return null;
    const { open: _open, listing: _listing, ...query } = address.query;
    return { filters: { organization: slug }, query };
  },
};

const child = tabChild<MarketplaceTabContext>();

const organizations = child(organizationSearchMachine)({
  input: ({ route, samples }) => {
    const address = tabAddress(route);
    const { role } = address;
    return {
      server: samples.organizations,
      filters: filtersOf(address),
      switchProfileHref: samples.switchProfileHref,
      at: { role },
    };
  },
  notify: {
    'route.changed': ({ route }) => ({ type: 'location.changed', filters: filtersOf(tabAddress(route)) }),
  },
  requests: {
    'filters.changed': ({ filters }) => replaceQuery(formatMarketplaceFilters(filters)),
    'kind.chosen': ({ kind }, tab) =>
      replaceQuery({
        ...formatMarketplaceFilters(noMarketplaceFilters),
        ...noName,
        kind,
        ...named(tab, 'listings'),
      }),
  },
});

const organization = child(organizationDetailMachine)({
  input: (tab) => {
    const address = tabAddress(tab.route);
    const { role, tabs } = address;
    const at = { role, tabs };
    return {
      server: tab.samples.organizations,
      slug: placeOf(address).slug,
      marketplaceHref: marketplaceHref(at, filtersOf(address), named(tab, 'organizations') as Query),
      at,
      intl: tab.intl,
      now: tab.now,
    };
  },
  notify: {
    'route.changed': ({ route }) => ({ type: 'location.changed', slug: placeOf(tabAddress(route)).slug }),
  },
  requests: {},
});

/**
 * Creates the marketplace: what organizations have published, the organizations, the page of each, and the applications.
 *
 * @param loadDialog loads the code of the application dialog when it is first used.
 */
export const createMarketplaceTab = (loadDialog: () => Promise<ApplicationDialogCode>) =>
  createTab({
    id: 'marketplaceTab',
    context: (input: TabInput<MarketplaceSamples>): MarketplaceTabContext => ({
      ...input,
      ...searchBefore,
      earlier: input.samples.earlier(input.now(), input.personId),
    }),
    children: {
      ...listingsInTab(scope, loadDialog, {
        'organizations.wanted': (_, tab) =>
          replaceQuery({
            ...listingChanges({}, scope),
            ...noName,
            compare: null,
            ...named(tab as MarketplaceTabContext, 'organizations'),
          }),
      }),
      portal: portalInTab<MarketplaceTabContext>(),
    },
    pages: {
      listings: {},
      organizations: { organizations },
      organization: { organization },
      /** The URL names an unknown page, or an application, which has a page of its own. */
      unknown: {},
    },
    pageOf,
  });
