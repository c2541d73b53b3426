import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { promiseNotProvided } from '../kit/index.ts';
import {
  countdownTickMs,
  emptySolutionDraft,
  fieldErrorsOf,
  hasErrors,
  hasText,
  isLimited,
  isRefused,
  messages,
  problemOf,
  retryAfterOf,
  solutionDraftErrors,
  solutionDraftValid,
  solutionFields,
  solutionOf,
  submitTimeoutMs,
  unanswered,
  withoutError,
} from '../model/index.ts';
import type { CustomSolution, FieldErrors, Problem, SolutionDraft, SolutionField } from '../model/index.ts';
import type {
  CustomSolutionEvent,
  CustomSolutionInbox,
  CustomSolutionNews,
} from './customSolution.events.ts';

export interface CustomSolutionInput {
  /** What was typed before a reload, and the idempotency key under which it may have been sent. */
  draft?: Partial<SolutionDraft>;
  id?: string;
  /** Whether this browser keeps what can't be sent; default true. */
  kept?: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  /** A fresh idempotency key. */
  newId: () => string;
}

export interface CustomSolutionContext extends Required<CustomSolutionInput> {
  draft: SolutionDraft;
  errors: FieldErrors<SolutionField>;
  attempt: number;
  /** Seconds until the next try. */
  waitSeconds: number;
  /** Why the last submission failed. */
  problem: Problem;
}

const saved = { title: messages.solutionSaved, description: messages.solutionSavedMore };
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, solutionFields);

/** The custom solution dialog (platform spec, sections 5 and 8): cleared and closed whether stored or kept for later. */
export const customSolutionMachine = setup({
  types: {
    context: {} as CustomSolutionContext,
    events: {} as CustomSolutionEvent | CustomSolutionInbox,
    emitted: {} as CustomSolutionNews,
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
      return {
        draft: { ...context.draft, [event.field]: event.value },
        errors: withoutError(context.errors, event.field),
        // Other words are another submission.
        id: '',
      };
    }),
    keepDraft: emit(({ context: { draft, id } }) => ({ type: 'draft.changed', draft, id })),
    forgetDraft: assign({ draft: emptySolutionDraft, errors: {}, waitSeconds: 0 }),
    showErrors: assign(({ context }) => ({
      errors: solutionDraftErrors(context.draft),
      attempt: context.attempt + 1,
    })),
    showRefusal: assign(({ context }) => ({
      errors: refusedFields(context.problem),
      attempt: context.attempt + 1,
    })),
    /** The same words go out under the same key, also after a reload in the middle. */
    nameSubmission: assign(({ context }) => ({ id: context.id || context.newId() })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    handToOutbox: emit(({ context }) => ({
      type: 'entry.add',
      entry: {
        ...solutionOf(context.draft),
        id: context.id,
        timestamp: new Date(context.now()).toISOString(),
      },
      error: context.problem,
    })),
    saySent: emit({ type: 'toast.show', toast: { title: messages.solutionSent } }),
    /** Where nothing is kept, the outbox says what to do instead. */
    saySaved: enqueueActions(({ context, enqueue }) => {
      if (context.kept) enqueue.emit({ type: 'toast.show', toast: saved });
    }),
    sayClosed: emit({ type: 'modal.closed' }),
    noteKept: assign((_, { kept }: { kept: boolean }) => ({ kept })),
  },
  guards: {
    valid: ({ context }) => solutionDraftValid(context.draft),
    unsaved: ({ context }) => hasText(context.draft),
    corrected: ({ context }) => !hasErrors(context.errors),
    waiting: ({ context }) => context.waitSeconds > 0,
    waitOver: ({ context }) => context.waitSeconds <= 0,
    refusedFields: ({ context }) => hasErrors(refusedFields(context.problem)),
    refused: ({ context }) => isRefused(context.problem),
    limited: ({ context }) => isLimited(context.problem),
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
}).createMachine({
  id: 'customSolution',
  context: ({ input }) => ({
    ...input,
    kept: input.kept ?? true,
    draft: { ...emptySolutionDraft, ...input.draft },
    errors: {},
    attempt: 0,
    waitSeconds: 0,
    id: input.id ?? '',
    problem: unanswered,
  }),
  initial: 'closed',
  on: {
    'modal.close': { target: '.closed', actions: 'sayClosed' },
    'outbox.changed': { actions: { type: 'noteKept', params: ({ event }) => event } },
  },
  states: {
    closed: { on: { 'modal.close': {}, 'modal.open': 'editing' } },
    editing: {
      on: {
        'field.change': { actions: ['change', 'keepDraft'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting', actions: ['nameSubmission', 'keepDraft'] },
          { target: 'invalid', actions: 'showErrors' },
        ],
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
    },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: {
        'field.change': { actions: ['change', 'keepDraft'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting', actions: ['nameSubmission', 'keepDraft'] },
          { actions: 'showErrors' },
        ],
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
    },
    /** Refused for a reason that no field can show. */
    failed: {
      on: {
        'field.change': { target: 'editing', actions: ['change', 'keepDraft'] },
        'form.submit': [
          { guard: 'valid', target: 'submitting', actions: ['nameSubmission', 'keepDraft'] },
          { target: 'invalid', actions: 'showErrors' },
        ],
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
    },
    /** Too many tries; the form can be changed meanwhile. */
    limited: {
      always: { guard: 'waitOver', target: 'editing' },
      on: {
        'field.change': { actions: ['change', 'keepDraft'] },
        'modal.close': { guard: 'unsaved', target: 'confirmingClose' },
      },
      after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
    },
    confirmingClose: {
      on: {
        'modal.close': {},
        'close.confirm': { target: 'closed', actions: ['forgetDraft', 'keepDraft', 'sayClosed'] },
        'close.cancel': [{ guard: 'waiting', target: 'limited' }, { target: 'invalid' }],
      },
    },
    submitting: {
      on: { 'modal.close': {} },
      invoke: {
        src: 'submitSolution',
        input: ({ context }) => ({ solution: solutionOf(context.draft), idempotencyKey: context.id }),
        onDone: { target: 'closed', actions: ['saySent', 'forgetDraft', 'keepDraft', 'sayClosed'] },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
      after: {
        submitTimeout: {
          target: 'refused',
          actions: { type: 'noteProblem', params: { error: unanswered } },
        },
      },
    },
    refused: {
      always: [
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { guard: 'refused', target: 'failed' },
        {
          target: 'closed',
          actions: ['handToOutbox', 'saySaved', 'forgetDraft', 'keepDraft', 'sayClosed'],
        },
      ],
    },
  },
});
