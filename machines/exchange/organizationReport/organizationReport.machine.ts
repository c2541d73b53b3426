import { assign, emit, raise, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import {
  clockTick,
  onTimeout,
  changesNotProvided,
  promiseNotProvided,
  readClock,
  withEvent,
  transitionWithError,
} from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { defaultReportWeeks } from '../../model/exchange/overview.ts';
import type { OrganizationReport, ReportWeeks } from '../../model/exchange/overview.ts';
import type { OrganizationKind } from '../../organizations/model/kinds.ts';
import { problemOf, submitTimeoutMs, unreachable } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type {
  OrganizationReportEmitted,
  OrganizationReportEvent,
  OrganizationReportParentEvent,
} from './organizationReport.events.ts';

/** A report, and the kind of organization that it is about. */
export interface LoadedReport {
  kind: OrganizationKind;
  report: OrganizationReport;
}

export interface OrganizationReportInput {
  slug: string;
  /** From the URL. */
  weeks?: ReportWeeks;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface OrganizationReportContext {
  slug: string;
  weeks: ReportWeeks;
  /** Null until it is loaded. */
  loaded: LoadedReport | null;
  problem: Problem;
  reader: Reader;
  now: () => number;
}

const reading = {
  src: 'loadReport',
  input: ({ context: { slug, weeks } }: { context: OrganizationReportContext }) => ({ slug, weeks }),
  onDone: { target: 'shown', actions: withEvent('setReport') },
  onError: transitionWithError('refused'),
} as const;

/** Figures of an organization's applications over some weeks. While others are read, those before stay in sight. */
export const organizationReportMachine = setup({
  types: {
    context: {} as OrganizationReportContext,
    events: {} as OrganizationReportEvent | OrganizationReportParentEvent | ClockTick,
    emitted: {} as OrganizationReportEmitted,
    input: {} as OrganizationReportInput,
  },
  actors: {
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    /** Rejects with 404 for who doesn't work there. */
    loadReport: promiseNotProvided<LoadedReport, { slug: string; weeks: ReportWeeks }>('loadReport'),
  },
  actions: {
    setReport: assign((_, { output }: { output: LoadedReport }) => ({ loaded: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setWeeks: assign((_, { weeks }: { weeks: ReportWeeks }) => ({ weeks })),
    setRoute: assign((_, { route }: { route: { weeks: ReportWeeks } }) => ({ weeks: route.weeks })),
    emitRoute: emit(({ context: { weeks } }) => ({ type: 'location.changed', route: { weeks } })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    closed: ({ context }) => context.problem.code === 'status_not_allowed',
    sameWeeks: ({ context }, { weeks }: { weeks: ReportWeeks }) => weeks === context.weeks,
    sameRoute: ({ context }, { route }: { route: { weeks: ReportWeeks } }) => route.weeks === context.weeks,
    isKnown: ({ context }) => context.loaded !== null,
  },
  delays: { submitTimeout: submitTimeoutMs },
}).createMachine({
  id: 'organizationReport',
  context: ({ input: { slug, weeks = defaultReportWeeks, reader, now } }) => ({
    slug,
    weeks,
    now,
    loaded: null,
    problem: unreachable,
    reader: { ...reader, now: now() },
  }),
  invoke: { src: 'locationChanges' },
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'weeks.choose': [
      { guard: withEvent('sameWeeks') },
      { target: '.arriving', actions: [withEvent('setWeeks'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: withEvent('sameRoute') },
      { target: '.arriving', actions: withEvent('setRoute') },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isKnown', target: 'refreshing' }, { target: 'loading' }] },
    loading: { invoke: reading, after: onTimeout('refused') },
    /** Other weeks are read; those before stay in sight. */
    refreshing: { invoke: reading, after: onTimeout('refused') },
    refused: {
      always: [
        { guard: 'proofDue', target: 'failed', actions: 'requestProof' },
        { guard: 'missing', target: 'missing' },
        { guard: 'closed', target: 'closed' },
        { target: 'failed' },
      ],
    },
    failed: { on: { 'report.retry': 'loading', 'proof.given': 'loading' } },
    /** There is no such organization, or the person doesn't work there. */
    missing: {},
    /** The organization is suspended. */
    closed: {},
    shown: {},
  },
});
