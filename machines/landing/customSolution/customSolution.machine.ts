import { emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import {
  newSubmission,
  promiseNotProvided,
  sendingStates,
  submissionOf,
  withEvent,
  formStates,
} from '../../kit/index.ts';
import type { Submission, SubmissionInput, SubmissionEmitted, SubmissionEvent } from '../../kit/index.ts';
import {
  emptySolutionDraft,
  solutionDraftErrors,
  solutionFields,
  solutionOf,
  customSolutionLimits,
  solutionChoices,
} from '../model/index.ts';
import type { CustomSolution, SolutionDraft, SolutionField, SolutionChoices } from '../model/index.ts';
import { systemPhrase, firstInvalid, refusalMessage, toast } from '../../system/model/index.ts';
import type { FieldErrors } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Events that the custom solution dialog sends. */
export type CustomSolutionEvent = SubmissionEvent<SolutionField>;

/** Events from the app: the URL opens the dialog, and the outbox reports whether it can store anything. */
export type CustomSolutionParentEvent = { type: 'modal.open' } | { type: 'outbox.changed'; stored: boolean };

export type CustomSolutionEmitted = SubmissionEmitted<SolutionDraft, CustomSolution>;

export type CustomSolutionInput = SubmissionInput<SolutionDraft>;
export type CustomSolutionContext = Submission<SolutionDraft, SolutionField>;
type AnyEvent = CustomSolutionEvent | CustomSolutionParentEvent;

const submission = submissionOf<
  SolutionDraft,
  SolutionField,
  CustomSolution,
  CustomSolutionContext,
  AnyEvent
>({
  empty: emptySolutionDraft,
  fields: solutionFields,
  errorsOf: solutionDraftErrors,
  bodyOf: ({ draft }) => solutionOf(draft),
  saved: { title: systemPhrase('solutionSaved'), description: systemPhrase('solutionSavedMore') },
});

/**
 * The custom solution dialog (platform spec, sections 5 and 8): cleared and closed whether it was sent or added to
 * the outbox. Closing is ignored while it is being sent, so that nobody closes it without learning the result.
 */
export const customSolutionMachine = setup({
  types: {
    context: {} as CustomSolutionContext,
    events: {} as AnyEvent,
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
    ...submission.actions,
    emitSent: emit(toast(systemPhrase('solutionSent'))),
  },
  guards: submission.guards,
  delays: submission.delays,
}).createMachine({
  id: 'customSolution',
  context: ({ input }) => newSubmission(input, emptySolutionDraft),
  initial: 'closed',
  on: {
    'modal.close': { target: '.closed', actions: 'emitClosed' },
    'outbox.changed': { actions: withEvent('setStored') },
  },
  states: {
    closed: { on: { 'modal.close': {}, 'modal.open': 'editing' } },
    ...formStates,
    ...sendingStates(
      {
        src: 'submitSolution',
        input: ({ context }: { context: CustomSolutionContext }) => ({
          solution: solutionOf(context.draft),
          idempotencyKey: context.id,
        }),
      },
      { target: 'closed', actions: ['emitSent', 'clearDraft', 'emitDraft', 'emitClosed'] },
      { target: 'closed', actions: ['clearDraft', 'emitDraft', 'emitClosed'] },
    ),
  },
});

export type CustomSolutionState =
  | 'closed'
  | 'editing'
  | 'invalid'
  | 'limited'
  | 'failed'
  | 'submitting'
  | 'confirmingClose';

export interface CustomSolutionView {
  state: CustomSolutionState;
  open: boolean;
  fields: SolutionDraft;
  errors: FieldErrors<SolutionField>;
  /** Gets focus after each rejected submission. `attempt` is incremented so that the same field gets it again. */
  firstInvalid: SolutionField | null;
  attempt: number;
  /** Maximum length of each typed field. */
  limits: Readonly<Partial<Record<SolutionField, number>>>;
  choices: SolutionChoices;
  canSubmit: boolean;
  /** Disables the form and closing. */
  busy: boolean;
  /** Why the server rejected the form as a whole, or null. */
  failure: Phrase | null;
  /** Seconds until the next attempt, or null. */
  waitSeconds: number | null;
}

const sendable: readonly CustomSolutionState[] = ['editing', 'invalid', 'failed'];

export function customSolutionView({
  value,
  context,
}: SnapshotFrom<typeof customSolutionMachine>): CustomSolutionView {
  const { draft, errors, attempt, waitSeconds, problem } = context;
  const state = value === 'refused' ? 'submitting' : value;
  return {
    state,
    open: state !== 'closed',
    fields: draft,
    errors,
    firstInvalid: state === 'invalid' ? firstInvalid(errors, solutionFields) : null,
    attempt,
    limits: customSolutionLimits,
    choices: solutionChoices,
    canSubmit: sendable.includes(state),
    busy: state === 'submitting',
    failure: state === 'failed' ? refusalMessage(problem) : null,
    waitSeconds: state === 'limited' ? waitSeconds : null,
  };
}
