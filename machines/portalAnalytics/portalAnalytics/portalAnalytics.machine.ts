import { assign, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import { chartFile, reportOf, defaultReportRange } from '../model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { PortalAddress } from '../../messages/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Report, ReportRange, ReportSource } from '../model/index.ts';
import type { TabValue } from '../../shell/model/index.ts';
import type {
  PortalAnalyticsEvent,
  PortalAnalyticsParentEvent,
  PortalAnalyticsEmitted,
} from './portalAnalytics.events.ts';

export interface PortalAnalyticsInput {
  at: PortalAddress;
  /** The tab with the report. */
  tab: TabValue;
  source: ReportSource;
  /** From the URL. */
  range: ReportRange;
  reader: Omit<Reader, 'now'>;
  /** For files. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface PortalAnalyticsContext extends Omit<PortalAnalyticsInput, 'reader'> {
  report: Report;
  reader: Reader;
}

/**
 * The report of a portal: figures and charts over a range of months, from the data of its organization. Its figures must agree with
 * the dashboards.
 */
export const portalAnalyticsMachine = setup({
  types: {
    context: {} as PortalAnalyticsContext,
    events: {} as PortalAnalyticsEvent | PortalAnalyticsParentEvent | ClockTick,
    emitted: {} as PortalAnalyticsEmitted,
    input: {} as PortalAnalyticsInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRange: assign((_, { range }: { range: ReportRange }) => ({ range })),
    setSource: assign((_, { source }: { source: ReportSource }) => ({ source })),
    computeReport: assign(({ context: { source, range, reader } }) => ({
      report: reportOf(source, { range, now: reader.now }),
    })),
    emitRange: enqueueActions(({ context: { at, tab, range }, enqueue }) => {
      const query: Record<string, string> = range === defaultReportRange ? {} : { range };
      enqueue.emit({ type: 'page.navigate', to: shellHref({ ...at, tab, query }), replace: true });
    }),
    saveFigures: enqueueActions(({ context, enqueue }, { chartId }: { chartId: string }) => {
      const { report, source, range, reader, write } = context;
      const chart = report.charts.find(({ id }) => id === chartId);
      if (!chart) return;
      enqueue.emit({
        type: 'page.saveFile',
        file: chartFile({ role: source.role, range }, chart, reader, write),
      });
    }),
  },
}).createMachine({
  id: 'portalAnalytics',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    report: reportOf(input.source, { range: input.range, now: input.now() }),
    reader: { ...reader, now: input.now() },
  }),
  entry: 'startClock',
  initial: 'ready',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': { actions: [withEvent('setRange'), 'computeReport'] },
    'source.changed': { actions: [withEvent('setSource'), 'computeReport'] },
  },
  states: {
    ready: {
      on: {
        'range.choose': {
          actions: [withEvent('setRange'), 'computeReport', 'emitRange'],
        },
        'figures.save': { actions: withEvent('saveFigures') },
      },
    },
  },
});
