import { assign, emit, enqueueActions } from 'xstate';
import type { CaseChange } from '../../model/exchange/cases.ts';
import { caseServicesMax } from '../../model/exchange/cases.ts';
import type { WholeCase } from '../../model/exchange/casePayloads.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import type { CaseOutcome, ServiceStatus } from '../../model/cases/caseStatuses.ts';
import { problemOf, unreachable, isProofDue, proofReasonOf } from '../../system/model/index.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import { overtakenBy } from './caseBatch.ts';
import {
  addServiceRequest,
  afterCommand,
  assignRequest,
  caseCommand,
  closeRequest,
  contactRequest,
  saveRequest,
  withGoal,
} from './caseCommands.ts';
import type { CaseDraft, CaseRequest } from './caseCommands.ts';
import { casesListSetup, withFacts } from './cases.setup.ts';
import { draftOf } from './casesContext.ts';
import type { CasesContext as Context } from './casesContext.ts';

const changeDraft = (context: Context, changed: Partial<CaseDraft>): Partial<Context> =>
  context.openId === null
    ? {}
    : { drafts: { ...context.drafts, [context.openId]: { ...draftOf(context), ...changed } } };

/** What the record of one case sends to the server, by the event that asks for it. */
export type RecordTask =
  | { task: 'save' | 'contact' | 'addService' | 'close' | 'reopen' }
  | { task: 'assign'; ownerId: string | null }
  | { task: 'moveService'; serviceId: string; status: ServiceStatus };

/** The command that does it; null if it can't be done. */
export function requestOf(context: Context, asked: RecordTask): CaseRequest | null {
  const one = context.opened?.case;
  if (!one || !mayReview(context)) return null;
  const draft = draftOf(context);
  if (asked.task === 'reopen')
    return one.closedAt === null ? null : { type: 'case.reopen', payload: { caseId: one.id } };
  if (one.closedAt !== null) return asked.task === 'save' ? noteRequest(saveRequest(one, draft)) : null;
  switch (asked.task) {
    case 'save':
      return saveRequest(one, draft);
    case 'contact':
      return contactRequest(one, draft);
    case 'close':
      return closeRequest(one, draft);
    case 'addService':
      return one.services.length < caseServicesMax ? addServiceRequest(one, draft) : null;
    case 'assign':
      return (one.owner?.id ?? null) === asked.ownerId ? null : assignRequest(one, asked.ownerId);
    case 'moveService': {
      const { serviceId, status } = asked;
      return { type: 'service.change', payload: { serviceId, status } };
    }
  }
}
/** To a closed case, only notes are added. */
const noteRequest = (request: CaseRequest | null) => (request?.type === 'case.note' ? request : null);

/** What the record of the open case does. The list comes before. */
export const recordSetup = casesListSetup.extend({
  actions: {
    clearOpened: assign({
      opened: null,
      changedBy: null,
      command: null,
      detailProblem: unreachable,
      sendProblem: unreachable,
    }),
    setOpened: assign(({ context: { list } }, { output }: { output: WholeCase }) => ({
      opened: output,
      list: {
        ...list,
        rows: list.rows.map((row) =>
          row.id === output.case.id && row.updatedAt <= output.case.updatedAt ? output.case : row,
        ),
      },
    })),
    change: assign(({ context }, { changes }: { changes: CaseChange }) =>
      changeDraft(context, { changes: { ...draftOf(context).changes, ...changes } }),
    ),
    write: assign(({ context }, { field, text }: { field: 'notes' | 'goal' | 'service'; text: string }) =>
      changeDraft(context, { [field]: text }),
    ),
    addGoal: assign(({ context }) =>
      context.opened
        ? changeDraft(context, withGoal(context.opened.case, draftOf(context)) ?? draftOf(context))
        : {},
    ),
    openClosing: assign(({ context }) => changeDraft(context, { outcome: null })),
    chooseOutcome: assign(({ context }, { outcome }: { outcome: CaseOutcome }) =>
      changeDraft(context, { outcome }),
    ),
    cancelClosing: assign(({ context }) => changeDraft(context, { outcome: undefined })),
    /** The same again keeps its id: the server carries it out once, even if only its answer was lost. */
    prepare: assign(({ context }, asked: RecordTask) => {
      const request = requestOf(context, asked);
      if (!request) return {};
      const next = caseCommand(context, request);
      const { command } = context;
      return {
        command: command && isEqual({ ...command, id: next.id }, next) ? command : next,
        changedBy: null,
      };
    }),
    setSendProblem: assign((_, { error }: { error: unknown }) => ({
      sendProblem: problemOf(error),
      changedBy: overtakenBy(error) ?? null,
    })),
    /** The feed may bring the same facts, sooner or later. */
    receiveResult: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const { command } = context;
        enqueue.assign(withFacts(context, facts));
        if (command) enqueue.assign(changeDraft(context, afterCommand(draftOf(context), command)));
        enqueue.raise({ type: 'record.outdated' });
      },
    ),
    requestSendProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.sendProblem),
    })),
  },
  guards: {
    canDo: ({ context }, asked: RecordTask) => requestOf(context, asked) !== null,
    mayChange: ({ context }) => mayReview(context) && context.opened?.case.closedAt === null,
    sendProofDue: ({ context }) => isProofDue(context.sendProblem),
    isOvertaken: ({ context }) => context.sendProblem.status === 409,
    isGone: ({ context }) => context.sendProblem.status === 404,
  },
});
