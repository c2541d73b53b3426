import type { CorrespondenceSamples } from '../../messages/model/index.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { parseReviewRoute } from '../../reviews/model/index.ts';
import { portalTabContext } from '../../portal/portalTab/index.ts';
import type { PortalTabContext } from '../../portal/portalTab/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { replaceQuery } from '../../shell/platform/tabRequests.ts';
import { parseQueueFilters, formatQueueFilters } from '../model/index.ts';
import type { NonprofitRecords } from '../model/index.ts';
import { nonprofitQueueMachine } from '../nonprofitQueue/index.ts';

/** A nonprofit's records, with what was written before. */
export interface NonprofitDashboardSamples extends PortalSamples<NonprofitRecords> {
  correspondence: CorrespondenceSamples;
}

interface NonprofitQueueTabContext extends PortalTabContext<NonprofitRecords> {
  samples: NonprofitDashboardSamples;
}

const filtersOf = ({ route: { route }, records }: NonprofitQueueTabContext) =>
  parseQueueFilters(route.query, records.programs);

const queue = tabChild<NonprofitQueueTabContext>()(nonprofitQueueMachine)({
  input: (tab) => {
    const { records, world, route, reader, now, random } = tab;
    return {
      nonprofit: records,
      world,
      filters: filtersOf(tab),
      at: portalAddressOf(route),
      reader,
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', filters: filtersOf(tab) }),
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
  },
  requests: { 'filters.changed': ({ filters }) => replaceQuery(formatQueueFilters(filters)) },
});

/** The nonprofit's dashboard: the queue of applications. */
export const nonprofitQueueTab = createTab({
  id: 'nonprofitQueueTab',
  context: (input: TabInput<NonprofitDashboardSamples>): NonprofitQueueTabContext => ({
    ...portalTabContext(input),
    samples: input.samples,
  }),
  children: { queue },
  pages: { queue: {}, unknown: {} },
  pageOf({ route: { route } }) {
    const { applicationId } = parseReviewRoute('nonprofit', route.detail, route.query);
    return route.detail.length > 0 && applicationId === null ? 'unknown' : 'queue';
  },
});
