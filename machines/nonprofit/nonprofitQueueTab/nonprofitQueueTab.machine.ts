import { portalAt } from '../../portal/model/index.ts';
import { readReviewRoute } from '../../reviews/model/index.ts';
import { reviewChild, reviewTabContext, setOrder } from '../../reviews/reviewOverlay/index.ts';
import type { ReviewTabContext } from '../../reviews/reviewOverlay/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import { replaceQuery } from '../../shell/platform/tabRequests.ts';
import { nonprofitReviews, readQueueFilters, writeQueueFilters } from '../model/index.ts';
import type { Nonprofit } from '../model/index.ts';
import { entriesFor, nonprofitQueueMachine } from '../nonprofitQueue/index.ts';

type NonprofitQueueTabContext = ReviewTabContext<Nonprofit>;

const filtersOf = ({ route: { route }, records }: NonprofitQueueTabContext) =>
  readQueueFilters(route.query, records.programs);

const queue = tabChild<NonprofitQueueTabContext>()(nonprofitQueueMachine)({
  input: (tab) => {
    const { records, samples, world, route, reader, now, random } = tab;
    return {
      nonprofit: records,
      world: samples.filterWorld(world),
      filters: filtersOf(tab),
      at: portalAt(route),
      reader,
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', filters: filtersOf(tab) }),
    'world.changed': ({ samples, world }) => ({ type: 'world.changed', world: samples.filterWorld(world) }),
  },
  requests: { 'filters.changed': ({ filters }) => replaceQuery(writeQueueFilters(filters)) },
  select: ({ context }, tab) =>
    setOrder(
      tab,
      entriesFor(context, context.filters).map(({ application }) => application.id),
    ),
});

/** The nonprofit's queue of applications, and the review of one of them. The review walks through what the queue shows. */
export const nonprofitQueueTab = createTab({
  id: 'nonprofitQueueTab',
  context: reviewTabContext<Nonprofit>,
  children: { review: reviewChild(nonprofitReviews), queue },
  pages: { queue: {}, unknown: {} },
  pageOf({ route: { route } }) {
    const { applicationId } = readReviewRoute('nonprofit', route.detail, route.query);
    return route.detail.length > 0 && applicationId === null ? 'unknown' : 'queue';
  },
});
