import { assign, emit, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { promiseNotProvided } from '../../kit/index.ts';
import {
  countdownTickMs,
  fieldErrorsOf,
  hasErrors,
  isLimited,
  problemOf,
  retryAfterOf,
  schemaErrors,
  submitTimeoutMs,
  withoutError,
} from '../../system/model/index.ts';
import type { FieldErrors, Problem } from '../../system/model/index.ts';
import { emptyNewOrganization, newOrganizationFields, newOrganizationSchema } from '../model/index.ts';
import type {
  NewOrganization,
  NewOrganizationDraft,
  NewOrganizationField,
  Organization,
} from '../model/index.ts';
import type {
  NewOrganizationEmitted,
  NewOrganizationEvent,
  NewOrganizationParentEvent,
} from './newOrganization.events.ts';

export interface NewOrganizationInput {
  /** Draft from before a reload. */
  draft?: Partial<NewOrganizationDraft>;
}

export interface NewOrganizationContext {
  draft: NewOrganizationDraft;
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

/** Types, actors, actions, guards and delays of the form for a new organization. */
export const newOrganizationSetup = setup({
  types: {
    context: {} as NewOrganizationContext,
    events: {} as NewOrganizationEvent | NewOrganizationParentEvent,
    emitted: {} as NewOrganizationEmitted,
    input: {} as NewOrganizationInput,
  },
  actors: {
    /** Resolves with the organization once it is stored; rejects with a Problem. */
    createOrganization: promiseNotProvided<{ organization: Organization }, NewOrganization>(
      'createOrganization',
    ),
  },
  actions: {
    change: assign(
      ({ context: { draft, errors } }, { field, value }: { field: NewOrganizationField; value: string }) => ({
        draft: { ...draft, [field]: value },
        errors: withoutError(errors, field),
      }),
    ),
    showErrors: assign(({ context: { draft, attempt } }) => ({
      errors: errorsOf(draft),
      attempt: attempt + 1,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    showRefusal: assign(({ context: { problem, attempt } }) => ({
      errors: refusedFields(problem),
      attempt: attempt + 1,
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    setOrganization: assign((_, { output }: { output: { organization: Organization } }) => ({
      organization: output.organization,
      draft: emptyNewOrganization,
    })),
    emitDraft: emit(({ context: { draft } }) => ({ type: 'draft.changed', draft })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
  },
  guards: {
    valid: ({ context }) => !hasErrors(errorsOf(context.draft)),
    corrected: ({ context }) => !hasErrors(context.errors),
    proofDue: ({ context }) => isProofDue(context.problem),
    limited: ({ context }) => isLimited(context.problem),
    refusedFields: ({ context }) => hasErrors(refusedFields(context.problem)),
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
});
