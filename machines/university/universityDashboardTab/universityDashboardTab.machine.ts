import type { SnapshotFrom } from 'xstate';
import { portalAt } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { seededRandom } from '../../reviews/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import type { UniversitySamples } from '../model/index.ts';
import { universityMachine } from '../university/index.ts';

type UniversityDashboardTabInput = TabInput<PortalSamples<UniversitySamples>>;

const university = tabChild<UniversityDashboardTabInput>()(universityMachine)({
  input: ({ samples, route, world, epoch, reader, now }) => {
    const records = samples.records(now());
    return {
      samples: records,
      world: samples.filterWorld(world),
      // The same until the demo is reset.
      activities: records.activities(seededRandom(`activities ${epoch}`)),
      at: portalAt(route),
      reader,
      now,
    };
  },
  notify: {
    'world.changed': ({ samples, world }) => ({ type: 'world.changed', world: samples.filterWorld(world) }),
  },
  requests: {},
});

/** A university's dashboard. It consists of links, so it requests nothing. A signed-in university has no activities yet. */
export const universityDashboardTab = createTab({
  id: 'universityDashboardTab',
  context: (input: UniversityDashboardTabInput) => input,
  children: { university },
  pages: { dashboard: {}, unknown: {} },
  pageOf: ({ route }) => (route.route.detail.length > 0 ? 'unknown' : 'dashboard'),
});

export interface UniversityDashboardTabView {
  /** Whether the URL names something that the dashboard doesn't have. */
  isUnknown: boolean;
}

export const universityDashboardTabView = ({
  context: { route },
}: SnapshotFrom<typeof universityDashboardTab>): UniversityDashboardTabView => ({
  isUnknown: route.route.detail.length > 0,
});
