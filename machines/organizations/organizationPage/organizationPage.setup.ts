import * as z from 'zod/mini';
import { assign, emit, raise, setup } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { clockTick, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
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
import type { FieldErrors, Problem, Reader } from '../../system/model/index.ts';
import {
  mayApplyAgain,
  organizationFields,
  organizationProfileSchema,
  organizationSchema,
  organizationResult,
  roleAllows,
  statusAllows,
} from '../model/index.ts';
import type {
  Organization,
  OrganizationResponse,
  OrganizationChange,
  OrganizationProfile,
  OrganizationProgress,
} from '../model/index.ts';
import type {
  OrganizationPageEmitted,
  OrganizationPageEvent,
  OrganizationPageParentEvent,
  StoredOrganizationDraft,
} from './organizationPage.events.ts';

/** An organization, with how far its staff has come. Null for who is no member. */
export interface LoadedOrganization extends OrganizationResponse {
  staff: Omit<OrganizationProgress, 'profile'> | null;
}

export interface OrganizationPageInput {
  slug: string;
  /** From before a reload. */
  storedDraft?: StoredOrganizationDraft | null;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface OrganizationPageContext {
  slug: string;
  /** Null until it is loaded. */
  loaded: LoadedOrganization | null;
  storedDraft: StoredOrganizationDraft | null;
  /** As a colleague has stored it while this was written (conflict). */
  theirs: Organization | null;
  errors: FieldErrors<keyof OrganizationProfile>;
  attempt: number;
  /** Why the last attempt failed. */
  problem: Problem;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  reader: Reader;
  now: () => number;
}

export const profileOf = (organization: Organization): OrganizationProfile =>
  Object.fromEntries(organizationFields.map((field) => [field, organization[field]])) as OrganizationProfile;

/** The fields whose texts differ. */
export const changedFields = (one: OrganizationProfile, other: OrganizationProfile) =>
  organizationFields.filter((field) => one[field].trim() !== other[field]);

const errorsOf = (draft: StoredOrganizationDraft | null) =>
  schemaErrors(organizationProfileSchema, draft?.profile, organizationFields);
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, organizationFields);
const theirsIn = z.object({ current: organizationSchema });

/** Who may change the profile, given role and status. */
export const mayEdit = (answer: LoadedOrganization | null) =>
  answer?.membership != null &&
  roleAllows(answer.membership.role, 'edit') &&
  statusAllows(answer.organization.status, 'edit');

/** Types, actors, actions, guards and delays of the page of an organization. */
export const organizationPageSetup = setup({
  types: {
    context: {} as OrganizationPageContext,
    events: {} as OrganizationPageEvent | OrganizationPageParentEvent | ClockTick,
    emitted: {} as OrganizationPageEmitted,
    input: {} as OrganizationPageInput,
  },
  actors: {
    loadOrganization: promiseNotProvided<LoadedOrganization, { slug: string }>('loadOrganization'),
    /** Rejects with a Problem; if the version is no longer the stored one, with 412 and the `current` organization. */
    changeOrganization: promiseNotProvided<
      { organization: Organization },
      { id: string; version: number; change: OrganizationChange }
    >('changeOrganization'),
  },
  actions: {
    setLoaded: assign((_, { output }: { output: LoadedOrganization }) => ({ loaded: output })),
    startWriting: assign(({ context: { loaded } }) => ({
      storedDraft: loaded && {
        profile: profileOf(loaded.organization),
        version: loaded.organization.version,
      },
      errors: {},
    })),
    discardDraft: assign({ storedDraft: null, theirs: null, errors: {} }),
    change: assign(
      (
        { context: { storedDraft, errors } },
        { field, value }: { field: keyof OrganizationProfile; value: string },
      ) => ({
        storedDraft: storedDraft && { ...storedDraft, profile: { ...storedDraft.profile, [field]: value } },
        errors: withoutError(errors, field),
      }),
    ),
    showErrors: assign(({ context: { storedDraft, attempt } }) => ({
      errors: errorsOf(storedDraft),
      attempt: attempt + 1,
    })),
    showRefusal: assign(({ context: { problem, attempt } }) => ({
      errors: refusedFields(problem),
      attempt: attempt + 1,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => {
      const stored = z.safeParse(theirsIn, error);
      return { problem: problemOf(error), theirs: stored.success ? stored.data.current : null };
    }),
    keepMine: assign(({ context: { storedDraft, theirs, loaded } }) => ({
      storedDraft: storedDraft && theirs && { ...storedDraft, version: theirs.version },
      loaded: loaded && theirs && { ...loaded, organization: theirs },
    })),
    takeTheirs: assign(({ context: { theirs, loaded } }) => ({
      storedDraft: theirs && { profile: profileOf(theirs), version: theirs.version },
      loaded: loaded && theirs && { ...loaded, organization: theirs },
      theirs: null,
    })),
    setOrganization: assign(
      ({ context: { loaded } }, { output }: { output: { organization: Organization } }) => ({
        loaded: loaded && { ...loaded, organization: output.organization },
        theirs: null,
      }),
    ),
    acceptTheirs: assign(({ context: { loaded, theirs } }) => ({
      loaded: loaded && theirs && { ...loaded, organization: theirs },
      theirs: null,
    })),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    emitDraft: emit(({ context: { storedDraft } }) => ({ type: 'draft.changed', storedDraft })),
    emitSaved: emit(({ context: { loaded } }) => ({
      type: 'page.toast',
      toast:
        loaded?.organization.status === 'pending' && loaded.decision?.status === 'declined'
          ? {
              title: organizationResult('appliedAgain'),
              description: organizationResult('appliedAgainMore'),
            }
          : { title: organizationResult('saved') },
    })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    mayEdit: ({ context }) => mayEdit(context.loaded),
    isWriting: ({ context }) => context.storedDraft !== null && mayEdit(context.loaded),
    valid: ({ context }) => !hasErrors(errorsOf(context.storedDraft)),
    corrected: ({ context }) => !hasErrors(context.errors),
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    limited: ({ context }) => isLimited(context.problem),
    refusedFields: ({ context }) => hasErrors(refusedFields(context.problem)),
    waitOver: ({ context }) => context.waitSeconds <= 0,
    changedElsewhere: ({ context }) => context.theirs !== null,
    /** An earlier call, whose answer was lost, has stored it. */
    alreadyStored: ({ context: { theirs, storedDraft } }) =>
      theirs !== null &&
      storedDraft !== null &&
      !mayApplyAgain(theirs.status) &&
      changedFields(storedDraft.profile, profileOf(theirs)).length === 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
});
