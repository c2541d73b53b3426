import type { SnapshotFrom } from 'xstate';
import type { CorrespondenceSamples } from '../../messages/model/index.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { seededRandom } from '../../reviews/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import type { UniversitySamples } from '../model/index.ts';
import { universityMachine } from '../university/index.ts';

/** A university's records, with what was written before. */
export interface UniversityDashboardSamples extends PortalSamples<UniversitySamples> {
  correspondence: CorrespondenceSamples;
}

interface UniversityDashboardContext extends TabInput<UniversityDashboardSamples> {
  /** Dated from when the tab was opened. */
  records: UniversitySamples;
}

const university = tabChild<UniversityDashboardContext>()(universityMachine)({
  input: ({ records, route, world, epoch, reader, now }) => ({
    samples: records,
    world,
    // The same until the demo is reset.
    activities: records.activities(seededRandom(`activities ${epoch}`)),
    at: portalAddressOf(route),
    reader,
    now,
  }),
  notify: {
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
  },
  requests: {},
});

/** A university's dashboard. It consists of links, so it requests nothing.  */
export const universityDashboardTab = createTab({
  id: 'universityDashboardTab',
  context: (input: TabInput<UniversityDashboardSamples>): UniversityDashboardContext => ({
    ...input,
    records: input.samples.records(input.now()),
  }),
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
