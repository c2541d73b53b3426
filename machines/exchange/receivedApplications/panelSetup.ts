import * as z from 'zod/mini';
import { assign, emit, enqueueActions } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import type { ApplicationStep, WholeApplication } from '../../model/exchange/responses.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { problemOf, unreachable } from '../../system/model/index.ts';
import { without } from '../../reviews/decision/draft.ts';
import { decidedByOtherSchema } from './applicationBatch.ts';
import { withFacts, withLatestState, withOpenings, withStandingChanged } from './applicationList.ts';
import type { ApplicationList } from './applicationList.ts';
import type { ReceivedApplicationsContext as Context } from './applicationsContext.ts';
import { listSetup } from './listSetup.ts';

/** The open application as it is known best. */
export const withOpened = ({ opened }: Context, list: ApplicationList) =>
  opened && { ...opened, application: withLatestState(opened.application, list) };

/** What the panel of one application does, and the decision in it. */
export const panelSetup = listSetup.extend({
  actions: {
    clearOpened: assign({ opened: null, changedBy: null, command: null, detailProblem: unreachable }),
    forgetChange: assign({ changedBy: null }),
    setOpened: assign(({ context: { list } }, { output }: { output: WholeApplication }) => {
      const { id, status, version } = output.application;
      const standing = withStandingChanged(list, { applicationId: id, status, version });
      const known = withOpenings(standing, id, output.openedBy);
      return {
        list: known,
        opened: { ...output, application: withLatestState(output.application, known) },
      };
    }),
    setHistory: assign(({ context: { opened } }, { output }: { output: readonly ApplicationStep[] }) => ({
      opened: opened && { ...opened, history: [...output] },
    })),
    setDecisionProblem: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ decisionProblem: problemOf(error) });
      const overtaken = z.safeParse(decidedByOtherSchema, error);
      if (!overtaken.success) return;
      const { state, changedBy } = overtaken.data;
      const list = withStandingChanged(context.list, state);
      enqueue.assign({ list, opened: withOpened(context, list), changedBy: changedBy?.name ?? null });
      enqueue.raise({ type: 'history.outdated' });
    }),
    /** The feed may bring the same facts, sooner or later. */
    receiveResult: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const list = withFacts(context, facts);
        enqueue.assign({ list, opened: withOpened(context, list) });
        if (context.command?.type === 'application.decide')
          enqueue.assign({ drafts: without(context.drafts, context.openId) });
        enqueue.raise({ type: 'history.outdated' });
      },
    ),
    requestDecisionProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.decisionProblem),
    })),
  },
  guards: {
    decisionProofDue: ({ context }) => isProofDue(context.decisionProblem),
    isOvertaken: ({ context }) => context.decisionProblem.code === 'application_changed',
  },
});
