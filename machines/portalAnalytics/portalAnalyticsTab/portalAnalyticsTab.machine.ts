import { portalAddressOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { parseReportRange } from '../model/index.ts';
import type { ReportRecords, ReportSource } from '../model/index.ts';
import { portalAnalyticsMachine } from '../portalAnalytics/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';

/** Records of the organization that the report is about. */
export type ReportSamples = PortalSamples<ReportRecords>;

type PortalAnalyticsTabInput = TabInput<ReportSamples>;

interface PortalAnalyticsTabContext extends PortalAnalyticsTabInput {
  records: ReportRecords;
}

const sourceOf = ({ records, world }: PortalAnalyticsTabContext): ReportSource => ({
  ...records,
  world,
});

const rangeOf = ({ route }: PortalAnalyticsTabContext) => parseReportRange(route.route.query);

const report = tabChild<PortalAnalyticsTabContext>()(portalAnalyticsMachine)({
  input: (tab) => {
    const { route, reader, write, now } = tab;
    const name = route.tab ?? 'dashboard';
    return {
      at: portalAddressOf(route),
      tab: name,
      source: sourceOf(tab),
      range: rangeOf(tab),
      reader,
      write,
      now,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', range: rangeOf(tab) }),
    'world.changed': (tab) => ({ type: 'source.changed', source: sourceOf(tab) }),
  },
  requests: {},
});

/**
 * The analytics of a recruiter, or the reports of a university or nonprofit. What happens in the world counts immediately.
 */
export const portalAnalyticsTab = createTab({
  id: 'portalAnalyticsTab',
  context: (input: PortalAnalyticsTabInput): PortalAnalyticsTabContext => ({
    ...input,
    records: input.samples.records(input.now()),
  }),
  children: { report },
  pages: { report: {} },
  pageOf: () => 'report',
});
