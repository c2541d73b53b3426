import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { readReportRange } from '../model/index.ts';
import type { ReportRecords, ReportSource } from '../model/index.ts';
import { portalAnalyticsMachine } from '../portalAnalytics/index.ts';
import type { PortalAnalyticsEmitted, PortalAnalyticsParentEvent } from '../portalAnalytics/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';

/** Records of the organization that the report is about. */
export type ReportSamples = PortalSamples<ReportRecords>;

type PortalAnalyticsTabInput = TabInput<ReportSamples>;

interface PortalAnalyticsTabContext extends PortalAnalyticsTabInput {
  records: ReportRecords;
}

const sourceOf = ({ records, samples, world }: PortalAnalyticsTabContext): ReportSource => ({
  ...records,
  world: samples.filterWorld(world),
  isSample: samples.isSample,
});

/**
 * The analytics of a recruiter, or the reports of a university or nonprofit. What happens in the world counts immediately. A
 * signed-in organization sees only that, without samples.
 */
const machine = setup({
  types: {
    context: {} as PortalAnalyticsTabContext,
    events: {} as RouteChanged | WorldChanged | PortalAnalyticsEmitted,
    emitted: {} as TabEmitted,
    input: {} as PortalAnalyticsTabInput,
    children: {} as { report: 'report' },
  },
  actors: { worldChanges, report: relayed(portalAnalyticsMachine) },
  actions: {
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    notifyRange: sendTo('report', (_, { route }: RouteChanged): PortalAnalyticsParentEvent => ({
      type: 'location.changed',
      range: readReportRange(route.query),
    })),
    notifySource: sendTo('report', ({ context }): PortalAnalyticsParentEvent => ({
      type: 'source.changed',
      source: sourceOf(context),
    })),
    forward: emit((_, event: TabEmitted) => event),
  },
}).createMachine({
  id: 'portalAnalyticsTab',
  context: ({ input }) => ({ ...input, records: input.samples.records(input.now()) }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'report',
      src: 'report',
      input: ({ context }) => {
        const { route, reader, now } = context;
        const range = readReportRange(route.route.query);
        const tab = route.tab ?? 'dashboard';
        return { at: portalAt(route), tab, source: sourceOf(context), range, reader, now };
      },
    },
  ],
  on: {
    'route.changed': { actions: withEvent('notifyRange') },
    'world.changed': { actions: [withEvent('setWorld'), 'notifySource'] },
    'page.*': { actions: withEvent('forward') },
  },
});

export const portalAnalyticsTab = relayed(machine);
