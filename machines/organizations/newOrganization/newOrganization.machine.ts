import { withEvent, promiseNotProvided } from '../../kit/index.ts';
import {
  unreachable,
  countdownTickMs,
  fieldErrorsOf,
  hasErrors,
  isLimited,
  retryAfterOf,
  schemaErrors,
  withoutError,
} from '../../system/model/index.ts';
import type { FieldErrors, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { emptyNewOrganization, newOrganizationSchema, newOrganizationFields } from '../model/index.ts';
import type {
  NewOrganization,
  NewOrganizationDraft,
  NewOrganizationField,
  Organization,
} from '../model/index.ts';
import { assign, emit, setup } from 'xstate';
import { provenCall } from '../../kit/provenCall.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { limitedState } from '../../kit/limitedState.ts';

/** Events that the form for a new organization sends. */
export type NewOrganizationEvent =
  | { type: 'field.change'; field: NewOrganizationField; value: string }
  | { type: 'form.submit' };

/** Events from the app. */
export type NewOrganizationParentEvent = ProofParentEvent;

export type NewOrganizationEmitted =
  | ProofEmitted
  /** Store this draft for a reload. After the organization was added, it is empty. `id` is its idempotency key once it was sent. */
  | { type: 'draft.changed'; draft: NewOrganizationDraft; id: string };

export interface NewOrganizationInput {
  /** Draft from before a reload, and the idempotency key under which it may have been sent. */
  draft?: Partial<NewOrganizationDraft>;
  id?: string;
  /** Returns a new idempotency key. */
  newId: () => string;
}

export interface NewOrganizationContext extends Pick<NewOrganizationInput, 'newId'> {
  draft: NewOrganizationDraft;
  /** Idempotency key of the draft; empty until it is sent. */
  id: string;
  errors: FieldErrors<NewOrganizationField>;
  attempt: number;
  /** Why the last attempt failed. */
  problem: Problem;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  /** As the server stored it; null before. */
  organization: Organization | null;
}

const errorsOf = (draft: NewOrganizationDraft) =>
  schemaErrors(newOrganizationSchema, draft, newOrganizationFields);

/** What the server found wrong with the fields. It compares the name with those of other organizations. */
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, newOrganizationFields);

type Event = NewOrganizationEvent | NewOrganizationParentEvent;
const calls = callSetup<NewOrganizationContext, Event>()('');

/** Types, actors, actions, guards and delays of the form for a new organization. */
const newOrganizationSetup = setup({
  types: {
    context: {} as NewOrganizationContext,
    events: {} as Event,
    emitted: {} as NewOrganizationEmitted,
    input: {} as NewOrganizationInput,
  },
  actors: {
    /** Resolves with the organization once it is stored; rejects with a Problem. */
    createOrganization: promiseNotProvided<
      { organization: Organization },
      { organization: NewOrganization; idempotencyKey: string }
    >('createOrganization'),
  },
  actions: {
    ...calls.actions,
    change: assign(
      ({ context: { draft, errors } }, { field, value }: { field: NewOrganizationField; value: string }) => ({
        draft: { ...draft, [field]: value },
        errors: withoutError(errors, field),
        // A changed draft is a new organization with a new key.
        id: '',
      }),
    ),
    /** The same draft is always sent with the same key, even after a reload. */
    setIdempotencyKey: assign(({ context: { id, newId } }) => ({ id: id || newId() })),
    showErrors: assign(({ context: { draft, attempt } }) => ({
      errors: errorsOf(draft),
      attempt: attempt + 1,
    })),
    showRefusal: assign(({ context: { problem, attempt } }) => ({
      errors: refusedFields(problem),
      attempt: attempt + 1,
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    setOrganization: assign((_, { output }: { output: { organization: Organization } }) => ({
      organization: output.organization,
      draft: emptyNewOrganization,
      id: '',
    })),
    emitDraft: emit(({ context: { draft, id } }) => ({ type: 'draft.changed', draft, id })),
  },
  guards: {
    ...calls.guards,
    valid: ({ context }) => !hasErrors(errorsOf(context.draft)),
    corrected: ({ context }) => !hasErrors(context.errors),
    limited: ({ context }) => isLimited(context.problem),
    refusedFields: ({ context }) => hasErrors(refusedFields(context.problem)),
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { ...calls.delays, countdownTick: countdownTickMs },
});

const typing = { actions: [withEvent('change'), 'emitDraft'] } as const;
const submit = [
  { guard: 'valid', target: 'creating', actions: ['setIdempotencyKey', 'emitDraft'] },
  { target: 'invalid', actions: 'showErrors' },
] as const;

/**
 * A person adds an organization, which then waits for an administrator. The draft is kept until the server has stored it,
 * also when the session ends in between. Its key keeps a repeated call from adding a second organization.
 */
export const newOrganizationMachine = newOrganizationSetup.createMachine({
  id: 'newOrganization',
  context: ({ input }) => ({
    draft: { ...emptyNewOrganization, ...input.draft },
    id: input.id ?? '',
    newId: input.newId,
    errors: {},
    attempt: 0,
    problem: unreachable,
    waitSeconds: 0,
    organization: null,
  }),
  initial: 'editing',
  states: {
    editing: { on: { 'field.change': typing, 'form.submit': submit } },
    invalid: {
      always: { guard: 'corrected', target: 'editing' },
      on: { 'field.change': typing, 'form.submit': submit },
    },
    /** Rejected for a reason that concerns no field, or without an answer. */
    failed: { on: { 'field.change': { ...typing, target: 'editing' }, 'form.submit': submit } },
    /** Too many attempts. The form can still be edited. */
    limited: limitedState({ 'field.change': typing }),
    /** The session ended: the sign-in dialog is open, and the form is kept. */
    ...provenCall({
      state: 'creating',
      src: 'createOrganization',
      request: ({ draft, id }: NewOrganizationContext) => ({
        organization: newOrganizationSchema.parse(draft),
        idempotencyKey: id,
      }),
      done: { target: 'created', actions: [withEvent('setOrganization'), 'emitDraft'] },
      failed: 'failed',
      refused: [
        { guard: 'limited', target: 'limited', actions: 'startWait' },
        { guard: 'refusedFields', target: 'invalid', actions: 'showRefusal' },
        { target: 'failed' },
      ],
    }),
    created: {},
  },
});
