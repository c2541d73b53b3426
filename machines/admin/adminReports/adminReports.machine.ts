import { and, not } from 'xstate';
import { unreachable } from '../../system/model/index.ts';
import { adminReportsSetup } from './adminReports.setup.ts';
import { decisionRegion } from './decision.region.ts';
import { listRegion } from './list.region.ts';

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
    reader: { ...input.reader, now: input.now() },
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
