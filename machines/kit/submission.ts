import { emit } from 'xstate';
import type { EventObject } from 'xstate';
import {
  countdownTickMs,
  fieldErrorsOf,
  hasErrors,
  hasText,
  isLimited,
  isRefused,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  unreachable,
  withoutError,
} from '../system/model/index.ts';
import type { FieldErrors, Problem, ToastEmitted, ToastNotice } from '../system/model/index.ts';
import { assignPart } from './assignPart.ts';
import { onTimeout, transitionWithError } from './calls.ts';
import { withEvent } from './withEvent.ts';
import { limitedState } from './limitedState.ts';

/** A submission that could not be sent, as the outbox takes it. `timestamp` is an ISO 8601 instant in UTC. */
export type NewOutboxEntry<Payload extends object = Record<string, unknown>> = Payload & {
  id: string;
  timestamp: string;
};

/** Input of a dialog whose submission goes to the outbox if it can't be sent. */
export interface SubmissionInput<Draft> {
  /** Draft from before a reload, and the idempotency key under which it may have been sent. */
  draft?: Partial<Draft>;
  id?: string;
  /** Whether this browser can store unsent submissions. Defaults to true. */
  stored?: boolean;
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
  stored: input.stored ?? true,
  draft: { ...empty, ...input.draft },
  errors: {},
  attempt: 0,
  waitSeconds: 0,
  id: input.id ?? '',
  problem: unreachable,
});

/** What the dialog emits to the app. */
export type SubmissionEmitted<Draft, Body extends object> =
  | ToastEmitted
  /** The dialog was closed and should be removed from the URL. */
  | { type: 'modal.closed' }
  /** Store this draft for a reload; with empty fields there is nothing to store. `id` is its idempotency key once it was sent. */
  | { type: 'draft.changed'; draft: Draft; id: string }
  /** The server didn't store the submission. The outbox retries with the same idempotency key. */
  | { type: 'entry.add'; entry: NewOutboxEntry<Body>; error: unknown };

/** How two such dialogs differ. */
export interface SubmissionForm<Draft, Field extends string, Body, Context> {
  empty: Draft;
  fields: readonly Field[];
  errorsOf: (draft: Draft) => FieldErrors<Field>;
  /** What is sent, and stored by the outbox if that fails. */
  bodyOf: (context: Context) => Body;
  /** Announces that the outbox has it. */
  saved: ToastNotice;
}

export const timestampOf = ({ now }: { now: () => number }) => new Date(now()).toISOString();

/** Actions, guards and delays of a dialog with `formStates` and `sendingStates`. */
export function submissionOf<
  Draft extends object,
  Field extends string,
  Body extends object,
  Context extends Submission<Draft, Field>,
  Event extends EventObject,
>({ empty, fields, errorsOf, bodyOf, saved }: SubmissionForm<Draft, Field, Body, Context>) {
  type Form = Submission<Draft, Field>;
  type Emitted = SubmissionEmitted<Draft, Body>;
  const change = assignPart<Form, Context, Event>();
  const emitFrom = (event: (context: Context) => Emitted) =>
    emit<Context, Event, undefined, Event, Emitted>(({ context }) => event(context));

  const refusedFields = ({ problem: { errors = [] } }: Form) => fieldErrorsOf(errors, fields);
  const withErrors = ({ attempt }: Form, errors: FieldErrors<Field>) => ({ errors, attempt: attempt + 1 });

  return {
    actions: {
      change: change<{ field: Field; value: string }>(({ draft, errors }, { field, value }) => ({
        draft: { ...draft, [field]: value },
        errors: withoutError(errors, field),
        // A changed draft is a new submission with a new key.
        id: '',
      })),
      clearDraft: change(() => ({ draft: empty, errors: {}, waitSeconds: 0 })),
      showErrors: change((form) => withErrors(form, errorsOf(form.draft))),
      showRefusal: change((form) => withErrors(form, refusedFields(form))),
      /** The same draft is always sent with the same key, even after a reload. */
      setIdempotencyKey: change(({ id, newId }) => ({ id: id || newId() })),
      setProblem: change<{ error: unknown }>((_, { error }) => ({ problem: problemOf(error) })),
      startWait: change(({ problem }) => ({ waitSeconds: retryAfterOf(problem) })),
      countDown: change(({ waitSeconds }) => ({ waitSeconds: waitSeconds - 1 })),
      setStored: change<{ stored: boolean }>((_, { stored }) => ({ stored })),
      emitDraft: emitFrom(({ draft, id }) => ({ type: 'draft.changed', draft, id })),
      emitClosed: emitFrom(() => ({ type: 'modal.closed' })),
      handToOutbox: emitFrom((context) => ({
        type: 'entry.add',
        entry: { ...bodyOf(context), id: context.id, timestamp: timestampOf(context) },
        error: context.problem,
      })),
      emitSaved: emitFrom(() => ({ type: 'page.toast', toast: saved })),
    },
    guards: {
      unsaved: ({ context: { draft } }: { context: Form }) => hasText(draft as Record<string, string>),
      corrected: ({ context }: { context: Form }) => !hasErrors(context.errors),
      valid: ({ context }: { context: Form }) => !hasErrors(errorsOf(context.draft)),
      waiting: ({ context }: { context: Form }) => context.waitSeconds > 0,
      waitOver: ({ context }: { context: Form }) => context.waitSeconds <= 0,
      limited: ({ context }: { context: Form }) => isLimited(context.problem),
      refusedFields: ({ context }: { context: Form }) => hasErrors(refusedFields(context)),
      refused: ({ context }: { context: Form }) => isRefused(context.problem),
      /** Whether this browser can store what the outbox gets. If not, the outbox says what to do instead. */
      stored: ({ context }: { context: Form }) => context.stored,
    },
    delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
  };
}

const typing = { actions: [withEvent('change'), 'emitDraft'] } as const;
const sending = {
  guard: 'valid',
  target: 'submitting',
  actions: ['setIdempotencyKey', 'emitDraft'],
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
  limited: limitedState({ 'field.change': typing, 'modal.close': close }),
  confirmingClose: {
    on: {
      'modal.close': {},
      'close.confirm': { target: 'closed', actions: ['clearDraft', 'emitDraft', 'emitClosed'] },
      'close.cancel': [{ guard: 'waiting', target: 'limited' }, { target: 'invalid' }],
    },
  },
} as const;

/** Transitions for a rejected submission, which doesn't go to the outbox. */
const rejectionTransitions = [
  { guard: 'limited', target: 'limited', actions: 'startWait' },
  { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
  { guard: 'refused', target: 'failed' },
] as const;

/**
 * States from submitting until the server or the outbox has the submission.
 *
 * @param call The actor that sends it, and what it receives.
 * @param sent Transition after it was stored.
 * @param stored Transition after it went to the outbox.
 */
export const sendingStates = <
  Src extends string,
  Context,
  Input,
  const Sent,
  Target extends string,
  const Actions extends readonly string[],
>(
  call: { src: Src; input: (args: { context: Context }) => Input },
  sent: Sent,
  stored: { target: Target; actions: Actions },
) =>
  ({
    submitting: {
      on: { 'modal.close': {} },
      invoke: { ...call, onDone: sent, onError: transitionWithError('refused') },
      after: onTimeout('refused'),
    },
    refused: {
      always: [
        ...rejectionTransitions,
        {
          guard: 'stored',
          target: stored.target,
          actions: ['handToOutbox', 'emitSaved', ...stored.actions],
        },
        { target: stored.target, actions: ['handToOutbox', ...stored.actions] },
      ],
    },
  }) as const;
