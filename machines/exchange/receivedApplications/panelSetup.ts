import * as z from 'zod/mini';
import { assign, emit, enqueueActions } from 'xstate';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { ApplicationStep } from '../../model/exchange/responses.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { problemOf, unreachable, isProofDue, proofReasonOf } from '../../system/model/index.ts';
import type { ApplicationsRoute } from '../model/index.ts';
import { undoableDecision } from '../model/undoableDecision.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import { decideCommand, undoCommand } from './applicationCommands.ts';
import type { DecisionCommand } from './applicationCommands.ts';
import { draftOf, isReady, withChoice, without } from './draft.ts';
import type { DecisionDraft, DecisionField } from './draft.ts';
import type { OpenedApplication } from '../../reviews/model/openedApplication.ts';
import { decidedByOtherSchema } from './applicationBatch.ts';
import { withFacts, withLatestState, withOpenings, withStateChanged } from './applicationList.ts';
import type { ApplicationList } from './applicationList.ts';
import { choicesOf } from './applicationsContext.ts';
import type { ReceivedApplicationsContext as Context } from './applicationsContext.ts';
import { listSetup } from './listSetup.ts';

/** The open application as it is known best. */
export const withOpened = ({ opened }: Context, list: ApplicationList) =>
  opened && { ...opened, application: withLatestState(opened.application, list) };

const changeDraft = (context: Context, changed: Partial<DecisionDraft>) => {
  const { drafts, openId } = context;
  return openId === null ? {} : { drafts: { ...drafts, [openId]: { ...draftOf(context), ...changed } } };
};

/** The same command again keeps its id: the server carries it out once, even if only its answer was lost. */
const prepared = ({ command: sent }: Context, next: DecisionCommand | null) => ({
  command: sent && next && isEqual({ ...sent, id: next.id }, next) ? sent : next,
});

const undoableOf = ({ opened }: Context) => undoableDecision(opened?.history ?? []);

/** What the panel of one application does, and the decision in it. */
export const panelSetup = listSetup.extend({
  actions: {
    clearOpened: assign({ opened: null, changedBy: null, command: null, detailProblem: unreachable }),
    chooseFromRoute: assign(({ context: { drafts } }, { route }: { route: ApplicationsRoute }) => ({
      drafts: withChoice(drafts, route),
    })),
    choose: assign(({ context }, { decision }: { decision: ApplicationDecision | null }) =>
      changeDraft(context, { decision }),
    ),
    write: assign(({ context }, { field, text }: { field: DecisionField; text: string }) =>
      changeDraft(context, { [field]: text }),
    ),
    prepareDecision: assign(({ context }) => {
      const { opened } = context;
      const { decision, ...words } = draftOf(context);
      return prepared(
        context,
        opened && decision && decideCommand(context, opened.application, { ...words, decision }),
      );
    }),
    prepareUndo: assign(({ context }) => {
      const last = undoableOf(context);
      return prepared(context, last && undoCommand(context, last.id));
    }),
    forgetChange: assign({ changedBy: null }),
    setOpened: assign(({ context }, { output }: { output: OpenedApplication }) => {
      const { id, status, version, acceptedAt, answerBy } = output.application;
      const changed = withStateChanged(context.list, {
        applicationId: id,
        status,
        version,
        acceptedAt,
        answerBy,
      });
      const list = withOpenings(changed, id, output.openedBy);
      const opened = { ...output, application: withLatestState(output.application, list) };
      const { decision } = draftOf(context);
      // What was chosen in a list may not be possible any more.
      const isPossible = decision === null || choicesOf({ opened }).includes(decision);
      return { list, opened, ...(!isPossible && changeDraft(context, { decision: null })) };
    }),
    setHistory: assign(({ context: { opened } }, { output }: { output: readonly ApplicationStep[] }) => ({
      opened: opened && { ...opened, history: [...output] },
    })),
    setDecisionProblem: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({ decisionProblem: problemOf(error) });
      const overtaken = z.safeParse(decidedByOtherSchema, error);
      if (!overtaken.success) return;
      const { state, changedBy } = overtaken.data;
      const list = withStateChanged(context.list, state);
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
    emitClosingNotice: enqueueActions(({ context: { command, closingNotice }, enqueue }) => {
      const toast = command?.type === 'application.decide' && closingNotice?.(command.payload.decision);
      if (toast) enqueue.emit({ type: 'page.toast', toast });
    }),
    requestDecisionProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.decisionProblem),
    })),
  },
  guards: {
    decisionProofDue: ({ context }) => isProofDue(context.decisionProblem),
    canSend({ context }) {
      const draft = draftOf(context);
      const isPossible = isReady(draft) && choicesOf(context).includes(draft.decision);
      return mayReview(context) && isPossible;
    },
    canUndo: ({ context }) => mayReview(context) && undoableOf(context) !== null,
    closesItself: ({ context: { command, closingNotice } }) =>
      closingNotice !== undefined && command?.type === 'application.decide',
    isOvertaken: ({ context }) => context.decisionProblem.code === 'application_changed',
  },
});
