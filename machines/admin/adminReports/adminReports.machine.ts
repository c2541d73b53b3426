import { and, not } from 'xstate';
import { unreachable } from '../../system/model/index.ts';
import { adminReportsSetup, decisionCall, type AdminReportsContext } from './adminReports.setup.ts';
import { failureHandlers, withEvent } from '../../kit/index.ts';
import { pagedListStates } from '../../kit/pagedList.ts';

const { onTimeout, transitionWithError } = failureHandlers('setActionProblem');

const writing = {
  'reason.change': { target: 'writing', actions: withEvent('writeReason') },
  'form.submit': { guard: 'valid', target: 'working' },
  'form.cancel': 'idle',
} as const;
const decide = { guard: 'mayDecide', target: 'writing', actions: 'startDeciding' } as const;

/** Writes and makes one decision at a time. */
const decisionRegion = adminReportsSetup.createStateConfig({
  initial: 'idle',
  on: { 'status.choose': '.idle' },
  states: {
    idle: { on: { 'report.decide': decide } },
    writing: { on: writing },
    /** Rejected, or without an answer. */
    failed: { on: writing },
    working: {
      invoke: {
        src: 'decide',
        input: ({ context }) => decisionCall(context),
        onDone: { target: 'idle', actions: ['setDecided', 'dropDecided'] },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
        { guard: 'outdated', target: 'overtaken', actions: 'dropDecided' },
        { target: 'failed' },
      ],
    },
    /** The proof dialog is open. The same call is repeated afterwards. */
    proving: { on: { 'proof.given': 'working', 'proof.refused': 'failed' } },
    /** Another administrator was faster. */
    overtaken: { on: { 'report.decide': decide } },
  },
});

const pages = pagedListStates({
  src: 'loadReports',
  request: ({ status }: AdminReportsContext, cursor) => ({ status, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

/** Pages of the reports with one status: open ones from the oldest. */
const listRegion = adminReportsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'status.choose': [
      { guard: withEvent('sameStatus') },
      { target: '.loading', actions: [withEvent('setStatus'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: { type: 'sameStatus', params: ({ event }) => ({ status: event.route.reportStatus }) } },
      {
        target: '.loading',
        actions: { type: 'setStatus', params: ({ event }) => ({ status: event.route.reportStatus }) },
      },
    ],
  },
  states: {
    ...pages,
    loaded: { always: [{ guard: 'someFound', target: 'listed' }, { target: 'none' }] },
    none: {},
    // When the last one was decided on, others may have come.
    listed: { ...pages.listed, always: { guard: 'noneLeft', target: 'loading' } },
  },
});

/**
 * The administrators' queue of reports: what was copied of a conversation, and a decision with its reason. What is done
 * about a report, such as a suspension, is a step of its own.
 */
export const adminReportsMachine = adminReportsSetup.createMachine({
  id: 'adminReports',
  context: ({ input }) => ({
    status: input.status,
    reports: [],
    cursor: null,
    deciding: null,
    reason: '',
    decided: null,
    problem: unreachable,
    actionProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      // Waits for a running decision, whose result would otherwise be lost.
      always: { guard: and(['unauthorized', not('isWorking')]), target: 'denied' },
      on: { 'session.ended': 'denied' },
      states: { list: listRegion, decision: decisionRegion },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: { entry: ['clear', 'refreshSession'], on: { 'session.resumed': 'open' } },
  },
});
