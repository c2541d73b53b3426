import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import {
  newSubmission,
  noAnswer,
  promiseNotProvided,
  rejectionTransitions,
  submissionUpdates,
  submissionDelays,
  submissionGuards,
  withProblem,
  formStates,
  withEvent,
} from '../../kit/index.ts';
import type { Submission, SubmissionInput } from '../../kit/index.ts';
import {
  emptySolutionDraft,
  solutionDraftErrors,
  solutionDraftValid,
  solutionFields,
  solutionOf,
} from '../model/index.ts';
import { fieldErrorsOf, hasErrors, messages } from '../../system/model/index.ts';
import type { CustomSolution, SolutionDraft, SolutionField } from '../model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type {
  CustomSolutionEvent,
  CustomSolutionParentEvent,
  CustomSolutionEmitted,
} from './customSolution.events.ts';

export type CustomSolutionInput = SubmissionInput<SolutionDraft>;
export type CustomSolutionContext = Submission<SolutionDraft, SolutionField>;

const saved = { title: messages.solutionSaved, description: messages.solutionSavedMore };
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, solutionFields);

/** The custom solution dialog (platform spec, sections 5 and 8): cleared and closed whether it was sent or added to the outbox. */
export const customSolutionMachine = setup({
  types: {
    context: {} as CustomSolutionContext,
    events: {} as CustomSolutionEvent | CustomSolutionParentEvent,
    emitted: {} as CustomSolutionEmitted,
    input: {} as CustomSolutionInput,
  },
  actors: {
    /** Resolves once the request is stored, rejects with a Problem. */
    submitSolution: promiseNotProvided<unknown, { solution: CustomSolution; idempotencyKey: string }>(
      'submitSolution',
    ),
  },
  actions: {
    change: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return submissionUpdates.change(context, event);
    }),
    emitDraft: emit(({ context: { draft, id } }) => ({ type: 'draft.changed', draft, id })),
    clearDraft: assign({ draft: emptySolutionDraft, errors: {}, waitSeconds: 0 }),
    showErrors: assign(({ context }) =>
      submissionUpdates.errors(context, solutionDraftErrors(context.draft)),
    ),
    showRefusal: assign(({ context }) => submissionUpdates.errors(context, refusedFields(context.problem))),
    nameSubmission: assign(({ context }) => submissionUpdates.naming(context)),
    setProblem: assign((_, { error }: { error: unknown }) => submissionUpdates.failure(error)),
    startWait: assign(({ context }) => submissionUpdates.limit(context)),
    countDown: assign(({ context }) => submissionUpdates.second(context)),
    handToOutbox: emit(({ context }) => ({
      type: 'entry.add',
      entry: {
        ...solutionOf(context.draft),
        id: context.id,
        timestamp: new Date(context.now()).toISOString(),
      },
      error: context.problem,
    })),
    emitSent: emit({ type: 'page.toast', toast: { title: messages.solutionSent } }),
    /** If nothing can be stored, the outbox shows a toast instead. */
    emitSaved: enqueueActions(({ context, enqueue }) => {
      if (context.persisted) enqueue.emit({ type: 'page.toast', toast: saved });
    }),
    emitClosed: emit({ type: 'modal.closed' }),
    setPersisted: assign((_, { persisted }: { persisted: boolean }) => ({ persisted })),
  },
  guards: {
    unsaved: ({ context }) => submissionGuards.unsaved(context),
    corrected: ({ context }) => submissionGuards.corrected(context),
    waiting: ({ context }) => submissionGuards.waiting(context),
    waitOver: ({ context }) => !submissionGuards.waiting(context),
    refused: ({ context }) => submissionGuards.refused(context),
    limited: ({ context }) => submissionGuards.limited(context),
    valid: ({ context }) => solutionDraftValid(context.draft),
    refusedFields: ({ context }) => hasErrors(refusedFields(context.problem)),
  },
  delays: submissionDelays,
}).createMachine({
  id: 'customSolution',
  context: ({ input }) => newSubmission(input, emptySolutionDraft),
  initial: 'closed',
  on: {
    'modal.close': { target: '.closed', actions: 'emitClosed' },
    'outbox.changed': { actions: withEvent('setPersisted') },
  },
  states: {
    closed: { on: { 'modal.close': {}, 'modal.open': 'editing' } },
    ...formStates,
    submitting: {
      on: { 'modal.close': {} },
      invoke: {
        src: 'submitSolution',
        input: ({ context }) => ({ solution: solutionOf(context.draft), idempotencyKey: context.id }),
        onDone: { target: 'closed', actions: ['emitSent', 'clearDraft', 'emitDraft', 'emitClosed'] },
        onError: withProblem('refused'),
      },
      after: noAnswer('refused'),
    },
    refused: {
      always: [
        ...rejectionTransitions,
        {
          target: 'closed',
          actions: ['handToOutbox', 'emitSaved', 'clearDraft', 'emitDraft', 'emitClosed'],
        },
      ],
    },
  },
});
