import {
  countdownTickMs,
  hasErrors,
  hasText,
  isLimited,
  isRefused,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  unanswered,
  withoutError,
} from '../system/model/index.ts';
import type { FieldErrors, Problem } from '../system/model/index.ts';

/** Input of a dialog whose submission goes to the outbox if it can't be sent. */
export interface SubmissionInput<Draft> {
  /** Draft from before a reload, and the idempotency key under which it may have been sent. */
  draft?: Partial<Draft>;
  id?: string;
  /** Whether this browser can store unsent submissions. Defaults to true. */
  persisted?: boolean;
  /** Epoch milliseconds. */
  now: () => number;
  /** Returns a new idempotency key. */
  newId: () => string;
}

export interface Submission<Draft, Field extends string> extends Required<SubmissionInput<Draft>> {
  draft: Draft;
  errors: FieldErrors<Field>;
  attempt: number;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  /** Why the last submission failed. */
  problem: Problem;
}

/** Events that such a dialog sends. */
export type SubmissionEvent<Field extends string> =
  | { type: 'field.change'; field: Field; value: string }
  | { type: 'form.submit' }
  | { type: 'modal.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' };

export const newSubmission = <Draft extends object>(input: SubmissionInput<Draft>, empty: Draft) => ({
  ...input,
  persisted: input.persisted ?? true,
  draft: { ...empty, ...input.draft },
  errors: {},
  attempt: 0,
  waitSeconds: 0,
  id: input.id ?? '',
  problem: unanswered,
});

type Known = Submission<object, string>;

/** Context updates for `assign`. */
export const submissionUpdates = {
  change: <Draft, Field extends string>(
    { draft, errors }: Pick<Submission<Draft, Field>, 'draft' | 'errors'>,
    { field, value }: { field: Field; value: string },
  ) => ({
    draft: { ...draft, [field]: value },
    errors: withoutError(errors, field),
    // A changed draft is a new submission with a new key.
    id: '',
  }),
  errors: <Field extends string>({ attempt }: Pick<Known, 'attempt'>, errors: FieldErrors<Field>) => ({
    errors,
    attempt: attempt + 1,
  }),
  /** The same draft is always sent with the same key, even after a reload. */
  naming: ({ id, newId }: Pick<Known, 'id' | 'newId'>) => ({ id: id || newId() }),
  failure: (error: unknown) => ({ problem: problemOf(error) }),
  limit: ({ problem }: Pick<Known, 'problem'>) => ({ waitSeconds: retryAfterOf(problem) }),
  second: ({ waitSeconds }: Pick<Known, 'waitSeconds'>) => ({ waitSeconds: waitSeconds - 1 }),
};

/** Conditions for the guards of the same names. */
export const submissionGuards = {
  unsaved: ({ draft }: { draft: object }) => hasText(draft as Record<string, string>),
  corrected: ({ errors }: Pick<Known, 'errors'>) => !hasErrors(errors),
  waiting: ({ waitSeconds }: Pick<Known, 'waitSeconds'>) => waitSeconds > 0,
  refused: ({ problem }: Pick<Known, 'problem'>) => isRefused(problem),
  limited: ({ problem }: Pick<Known, 'problem'>) => isLimited(problem),
};
export const submissionDelays = { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs };

const typing = { actions: ['change', 'emitDraft'] } as const;
const sending = {
  guard: 'valid',
  target: 'submitting',
  actions: ['nameSubmission', 'emitDraft'],
} as const;
const submit = [sending, { target: 'invalid', actions: 'showErrors' }] as const;
const close = { guard: 'unsaved', target: 'confirmingClose' } as const;

/** States in which the form can be edited. */
export const formStates = {
  editing: { on: { 'field.change': typing, 'form.submit': submit, 'modal.close': close } },
  invalid: {
    always: { guard: 'corrected', target: 'editing' },
    on: {
      'field.change': typing,
      'form.submit': [sending, { actions: 'showErrors' }],
      'modal.close': close,
    },
  },
  /** Rejected for a reason that concerns no field. */
  failed: {
    on: { 'field.change': { ...typing, target: 'editing' }, 'form.submit': submit, 'modal.close': close },
  },
  /** Too many attempts. The form can still be edited. */
  limited: {
    always: { guard: 'waitOver', target: 'editing' },
    on: { 'field.change': typing, 'modal.close': close },
    after: { countdownTick: { target: 'limited', reenter: true, actions: 'countDown' } },
  },
  confirmingClose: {
    on: {
      'modal.close': {},
      'close.confirm': { target: 'closed', actions: ['clearDraft', 'emitDraft', 'emitClosed'] },
      'close.cancel': [{ guard: 'waiting', target: 'limited' }, { target: 'invalid' }],
    },
  },
} as const;

/** Transitions for a rejected submission, which doesn't go to the outbox. */
export const rejectionTransitions = [
  { guard: 'limited', target: 'limited', actions: 'startWait' },
  { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
  { guard: 'refused', target: 'failed' },
] as const;
