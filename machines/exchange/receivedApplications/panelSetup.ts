import * as z from 'zod/mini';
import { assertEvent, assign, emit, enqueueActions } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import type { ApplicationStep, WholeApplication } from '../../model/exchange/responses.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { problemOf, unreachable } from '../../system/model/index.ts';
import { undoableDecision } from '../model/index.ts';
import { decidedByOtherSchema } from './applicationBatch.ts';
import { withFacts, withLatestState, withOpenings, withStandingChanged } from './applicationList.ts';
import type { ApplicationList } from './applicationList.ts';
import { decideCommand, isTooLong, undoCommand } from './applicationCommands.ts';
import { draftOf } from './applicationsContext.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type { DecisionCommand, DecisionDraft } from './applicationCommands.ts';
import type { ReceivedApplicationsContext as Context } from './applicationsContext.ts';
import { listSetup } from './listSetup.ts';

function changeDraft(context: Context, changed: Partial<DecisionDraft>) {
  const { drafts, openId } = context;
  return openId === null ? {} : { drafts: { ...drafts, [openId]: { ...draftOf(context), ...changed } } };
}

export const without = (drafts: Context['drafts'], id: string | null): Context['drafts'] => {
  const { [id ?? '']: _, ...others } = drafts;
  return others;
};

/** The open application as it is known best. */
export const withOpened = ({ opened }: Context, list: ApplicationList) =>
  opened && { ...opened, application: withLatestState(opened.application, list) };

/** The same command again keeps its id: the server carries it out once, even if only its answer was lost. */
const prepared = ({ command: sent }: Context, next: DecisionCommand | null) => ({
  command: sent && next && isEqual({ ...sent, id: next.id }, next) ? sent : next,
  changedBy: null,
});

/** What the panel of one application does, and the decision in it. */
export const panelSetup = listSetup.extend({
  actions: {
    clearOpened: assign({ opened: null, changedBy: null, command: null, detailProblem: unreachable }),
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
    choose: assign(({ context, event }) => {
      assertEvent(event, 'decision.choose');
      return changeDraft(context, { decision: event.decision });
    }),
    write: assign(({ context, event }) => {
      assertEvent(event, 'words.change');
      return changeDraft(context, { [event.field]: event.text });
    }),
    prepareDecision: assign(({ context }) => {
      const { decision, ...words } = draftOf(context);
      const { opened } = context;
      return prepared(
        context,
        opened && decision && decideCommand(context, opened.application, { ...words, decision }),
      );
    }),
    prepareUndo: assign(({ context }) => {
      const last = context.opened && undoableDecision(context.opened.history);
      return prepared(context, last && undoCommand(context, last.id));
    }),
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
    canSend: ({ context }) =>
      mayReview(context) && draftOf(context).decision !== null && !isTooLong(draftOf(context)),
    canUndo: ({ context }) =>
      mayReview(context) && context.opened !== null && undoableDecision(context.opened.history) !== null,
    decisionProofDue: ({ context }) => isProofDue(context.decisionProblem),
    isOvertaken: ({ context }) => context.decisionProblem.code === 'application_changed',
  },
});
