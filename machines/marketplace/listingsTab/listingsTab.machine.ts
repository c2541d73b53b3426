import {
  applicationInTab,
  wantedApplication,
} from '../../applications/applicationDialog/applicationInTab.ts';
import type { WantedApplication } from '../../applications/applicationDialog/index.ts';
import { applicantOf } from '../../applications/model/index.ts';
import { createApplicationOnDemand } from '../../applications/applicationOnDemand/index.ts';
import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import { commonApplicationMachine } from '../../education/commonApplication/index.ts';
import { parsePortalDraft } from '../../education/model/index.ts';
import { listingFilters, parseListingFilters, listingQuery } from '../../organizations/model/index.ts';
import type { ListingFilters, PublishedListing } from '../../organizations/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { shellHref } from '../../shell/model/index.ts';
import { listingSearchView } from '../listingSearch/index.ts';
import type { ListingOverlay, listingSearchMachine } from '../listingSearch/index.ts';
import { appliedListings, foundPrograms, searchBefore, searchInTab } from './listingsPortal.ts';
import type { SearchInTab } from './listingsPortal.ts';
import { listingTarget } from './listingTarget.ts';

type ListingsTabInput = TabInput<null>;

interface ListingsTabContext extends ListingsTabInput, SearchInTab {
  /** The listing whose details are read. */
  listing: PublishedListing | null;
}

const portalKey = { name: 'common_application', kind: 'session' } as const;

interface ListingsRoute {
  filters: ListingFilters;
  open: ListingOverlay | null;
  listingId: string | null;
}

function routeOf({ route }: Pick<ListingsTabContext, 'route'>): ListingsRoute {
  const { query } = tabAddress(route);
  const { open, listing = null } = query;
  const filters = parseListingFilters({ get: (name) => query[name] ?? null });
  if (open === 'portal') return { filters, open, listingId: null };
  const isOpen = open === 'details' || open === 'apply';
  return {
    filters,
    open: isOpen && listing !== null ? open : null,
    listingId: isOpen ? listing : null,
  };
}

const located = (tab: ListingsTabContext) => {
  const { filters, listingId } = routeOf(tab);
  return { filters, openId: listingId };
};

/** Names of filters that the URL should not have are null. */
const queryOf = (filters: ListingFilters): Record<string, string | null> => ({
  ...Object.fromEntries(listingFilters.map((filter) => [filter, null])),
  ...listingQuery(filters),
});

/** The application for the listing that is read, as the URL names it. */
function wantedOf(tab: ListingsTabContext): WantedApplication | null {
  const { open, listingId } = routeOf(tab);
  const { listing } = tab;
  if (open !== 'apply' || listing?.id !== listingId) return null;
  return wantedApplication(tab, listingTarget(listing));
}

/** Where the person finds their applications to schools. */
const collegeApplicationsHref = ({ route }: ListingsTabContext): string =>
  shellHref({ ...tabAddress(route), tab: 'education', detail: ['applications'], query: {} });

const child = tabChild<ListingsTabContext>();

const dialogInTab = applicationInTab<ListingsTabContext>({
  wantedOf,
  // Not if the person has gone back in the meantime.
  close: (tab) => (routeOf(tab).open === 'apply' ? setOverlay(null, { listing: null }) : null),
});

/**
 * Creates the signed-in person's marketplace: jobs, degree programs, services, providers and events that organizations have
 * published, the application for one of them, and the common application to several schools.
 *
 * @param loadDialog loads the code of the application dialog when it is first used.
 */
export const createListingsTab = (
  search: typeof listingSearchMachine,
  loadDialog: () => Promise<ApplicationDialogCode>,
) =>
  createTab({
    id: 'listingsTab',
    context: (input: ListingsTabInput): ListingsTabContext => ({ ...input, ...searchBefore, listing: null }),
    children: {
      search: child(search)({
        input: (tab) => ({ ...located(tab), world: tab.world, reader: tab.reader, now: tab.now }),
        notify: {
          'route.changed': (tab) => ({ type: 'location.changed', ...located(tab) }),
          'world.changed': ({ world }) => ({ type: 'world.changed', world }),
        },
        requests: {
          'filters.changed': ({ filters }) => replaceQuery(queryOf(filters)),
          'open.changed': ({ open, id }) => setOverlay(open, { listing: id }),
        },
        select: (shown) => ({
          listing: shown.context.opened,
          ...searchInTab(listingSearchView(shown), shown.context.found),
        }),
      }),
      application: child(createApplicationOnDemand(loadDialog))({
        input: (tab) => ({ tab, wanted: wantedOf(tab) }),
        requests: dialogInTab.requests,
        // The listing is read after the route named it.
        notify: { ...dialogInTab.notify, 'context.changed': dialogInTab.notify['route.changed'] },
      }),
    },
    pages: {
      page: {},
      /** The common application over the list, whose search finds its programs. */
      portal: {
        portal: child(commonApplicationMachine)({
          input: (tab) => ({
            ...foundPrograms(tab),
            applicant: applicantOf(tab.personId, tab.person),
            profile: tab.person,
            delivery: tab.delivery,
            stored: parsePortalDraft(tab.stored(portalKey.name, portalKey.kind), []),
            applied: appliedListings(tab.world),
            applicationsHref: collegeApplicationsHref(tab),
            opensAtStart: true,
            now: tab.now,
            random: tab.random,
          }),
          notify: {
            'context.changed': (tab) => ({ type: 'programs.changed', ...foundPrograms(tab) }),
            'world.changed': ({ world }) => ({ type: 'applied.changed', applied: appliedListings(world) }),
            'person.changed': ({ personId, person }) => ({
              type: 'applicant.changed',
              applicant: applicantOf(personId, person),
              profile: person,
            }),
            'command.settled': ({ settled }) => settled ?? null,
          },
          requests: {
            'portal.closed': () => setOverlay(null),
            'draft.changed': ({ draft }) => store(portalKey, draft),
            'search.wanted': ({ q }) => toActor<typeof search>('search', { type: 'search.change', q }),
            'more.wanted': ({ isRetry }) =>
              toActor<typeof search>('search', { type: isRetry ? 'list.retry' : 'list.endReached' }),
          },
        }),
      },
    },
    pageOf: (tab) => (routeOf(tab).open === 'portal' ? 'portal' : 'page'),
  });
