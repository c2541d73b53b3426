import { applicantOf } from '../../applications/model/index.ts';
import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import { commonApplicationMachine } from '../../education/commonApplication/index.ts';
import { parsePortalDraft } from '../../education/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { shellHref } from '../../shell/model/index.ts';
import { listingsInTab, listingsRoute, searchBefore } from '../listingSearch/index.ts';
import type {
  ListingsContext,
  ListingScope,
  listingSearchMachine,
  ListingsSamples,
} from '../listingSearch/index.ts';
import { appliedListings, foundPrograms } from './listingsPortal.ts';

type ListingsTabInput = TabInput<ListingsSamples>;

/** Everything that is published. */
const scope: ListingScope = { kind: null };

const portalKey = { name: 'common_application', kind: 'session' } as const;

/** Where the person finds their applications to schools. */
const collegeApplicationsHref = ({ route }: ListingsContext): string =>
  shellHref({ ...tabAddress(route), tab: 'education', detail: ['applications'], query: {} });

const child = tabChild<ListingsContext>();

/**
 * Creates the signed-in person's marketplace: jobs, degree programs, services, providers and events that organizations have
 * published, the application for one of them, and the common application to several schools.
 *
 * @param loadDialog loads the code of the application dialog when it is first used.
 */
export const createListingsTab = (loadDialog: () => Promise<ApplicationDialogCode>) =>
  createTab({
    id: 'listingsTab',
    context: (input: ListingsTabInput): ListingsContext => ({ ...input, ...searchBefore }),
    children: listingsInTab(scope, loadDialog),
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
            'search.wanted': ({ q }) =>
              toActor<typeof listingSearchMachine>('search', { type: 'search.change', q }),
            'more.wanted': ({ isRetry }) =>
              toActor<typeof listingSearchMachine>('search', {
                type: isRetry ? 'list.retry' : 'list.endReached',
              }),
          },
        }),
      },
    },
    pageOf: (tab) => (listingsRoute(tab, scope).open === 'portal' ? 'portal' : 'page'),
  });
