import {
  readingPageStates,
  workspaceReading,
  workspaceReadingSetup,
} from '../../exchange/workspace/workspaceReading.ts';
import type { ReadingEvent } from '../../exchange/workspace/workspaceReading.ts';
import { workspaceFeed, workspaceSetup } from '../../exchange/workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../../exchange/workspace/workspaceSetup.ts';
import { withEvent, changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import type { IntlConfig, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { Organization } from '../../organizations/model/organization.ts';
import { chartFile } from '../model/index.ts';
import type { Report, ReportRange, ReportRanges } from '../model/index.ts';
import type { FileEmitted } from '../../model/text/index.ts';

/** What the URL says about the report. */
export interface ReportRoute {
  range: ReportRange;
}
type LocationChanged = { type: 'location.changed'; route: ReportRoute };

/** Events that the report sends. */
export type OrganizationReportEvent =
  | { type: 'page.retry' }
  | { type: 'range.choose'; range: ReportRange }
  | { type: 'figures.save'; chartId: string };

/** Events from the app. */
export type OrganizationReportParentEvent = ProofParentEvent | LocationChanged;

export type OrganizationReportEmitted =
  | ProofEmitted
  | FileEmitted
  /** The URL should contain this route. */
  | LocationChanged;

export interface ReportRequest {
  organization: Pick<Organization, 'id' | 'slug' | 'kind'>;
  range: ReportRange;
}

export interface LoadedReport {
  range: ReportRange;
  /** Null before there is anything to count. */
  report: Report | null;
}

export interface OrganizationReportInput {
  slug: string;
  ranges: ReportRanges;
  /** From the URL. */
  range: ReportRange;
  intl: Omit<IntlConfig, 'now'>;
  /** For files. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface OrganizationReportContext
  extends WorkspaceContext, Omit<OrganizationReportInput, 'intl' | 'now'> {
  /** Null until it is loaded. */
  read: LoadedReport | null;
}

type Event = OrganizationReportEvent | OrganizationReportParentEvent | WorkspaceEvent | ReadingEvent;
const workspaceParts = workspaceSetup<OrganizationReportContext, Event>();
const readingParts = workspaceReadingSetup<OrganizationReportContext, Event>();

/** Types, actors, actions, guards and delays of an organization's report. */
const organizationReportSetup = setup({
  types: {
    context: {} as OrganizationReportContext,
    events: {} as Event,
    emitted: {} as OrganizationReportEmitted,
    input: {} as OrganizationReportInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadReport: promiseNotProvided<LoadedReport, ReportRequest>('loadReport'),
  },
  actions: {
    ...workspaceParts.actions,
    ...readingParts.actions,
    setRange: assign((_, { range }: ReportRoute) => ({ range })),
    setRoute: assign((_, { route }: { route: ReportRoute }) => route),
    emitRoute: emit(({ context: { range } }) => ({ type: 'location.changed', route: { range } })),
  },
  guards: {
    ...workspaceParts.guards,
    ...readingParts.guards,
    isRange: ({ context }, { range }: ReportRoute) => range === context.range,
    isRoute: ({ context }, { route }: { route: ReportRoute }) => route.range === context.range,
  },
  delays: { ...workspaceParts.delays, ...readingParts.delays },
}).extend({
  actions: {
    saveFigures: enqueueActions(({ context, enqueue }, { chartId }: { chartId: string }) => {
      const { slug, read, intl, write } = context;
      const chart = read?.report?.charts.find(({ id }) => id === chartId);
      if (!read || !chart) return;
      const file = chartFile({ slug, range: read.range }, chart, intl, write);
      enqueue.emit({ type: 'page.saveFile', file });
    }),
  },
});

const reading = {
  src: 'loadReport',
  input: ({ context: { workspace, range } }: { context: OrganizationReportContext }) => ({
    organization: workspace!.organization,
    range,
  }),
} as const;

const pages = readingPageStates(reading);

/**
 * Figures of an organization over a range of time. It follows the live feed. While another range is read, the figures before
 * it stay in sight.
 */
export const organizationReportMachine = organizationReportSetup.createMachine({
  id: 'organizationReport',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    workspace: null,
    read: null,
    position: null,
    breaks: 0,
    problem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: [{ src: 'wakeUps' }, { src: 'locationChanges' }],
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': { actions: withEvent('setRoute') },
  },
  initial: 'routing',
  states: {
    ...pages,
    loading: {
      ...pages.loading,
      on: { 'location.changed': { target: 'loading', reenter: true, actions: withEvent('setRoute') } },
    },
    refused: { always: [{ guard: 'missing', target: 'missing' }, ...pages.refused.always] },
    /** There is no such organization, or the person doesn't work there. */
    missing: {},
    open: {
      type: 'parallel',
      on: {
        'feed.denied': 'routing',
        'figures.save': { actions: withEvent('saveFigures') },
        'location.changed': [
          { guard: withEvent('isRoute') },
          { target: '.figures.rereading', actions: withEvent('setRoute') },
        ],
        'range.choose': [
          { guard: withEvent('isRange') },
          { target: '.figures.rereading', actions: [withEvent('setRange'), 'emitRoute'] },
        ],
      },
      states: {
        figures: workspaceReading(reading),
        feed: workspaceFeed,
      },
    },
  },
});
