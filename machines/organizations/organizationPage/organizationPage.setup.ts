import * as z from 'zod/mini';
import { assign, cancel, emit, enqueueActions, fromCallback, raise, setup, stopChild } from 'xstate';
import type { EventObject } from 'xstate';
import type { ExchangeFeedInput } from '../../exchange/model/exchangeFeed.ts';
import { clockTick, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { feedReconnectDelay } from '../../system/model/feedTiming.ts';
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
  isProofDue,
  proofReasonOf,
  toast,
} from '../../system/model/index.ts';
import type { FieldErrors, Problem, IntlConfig } from '../../system/model/index.ts';
import {
  actingHref,
  mayApplyAgain,
  nameSkeleton,
  organizationFields,
  organizationProfileSchema,
  organizationSchema,
  organizationResult,
  roleAllows,
  statusAllows,
} from '../model/index.ts';
import type {
  MemberAbility,
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

/** An organization, with how far its staff has come. Null for whoever is no member. */
export interface LoadedOrganization extends OrganizationResponse {
  staff: Omit<OrganizationProgress, 'profile'> | null;
}

export interface OrganizationPageInput {
  slug: string;
  /** From before a reload. */
  storedDraft?: StoredOrganizationDraft | null;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
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
  /** What an owner has typed of the organization's name, to end it. */
  endingName: string;
  endingError: Phrase | null;
  attempt: number;
  /** Why the last attempt failed. */
  problem: Problem;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  intl: IntlConfig;
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

/** What role and status let somebody do. */
const may = (ability: MemberAbility) => (answer: LoadedOrganization | null) =>
  answer?.membership != null &&
  roleAllows(answer.membership.role, ability) &&
  statusAllows(answer.organization.status, ability);
/** Whether somebody can change the profile. */
export const mayEdit = may('edit');
/** Whether somebody can end the organization. */
export const mayEnd = may('own');
/** Whether somebody can decide on applications, and look at candidates. */
export const mayReview = may('review');

/** Whether the typed name is the organization's, however its letters and signs are written. */
export const isNameEntered = ({ loaded, endingName }: OrganizationPageContext) =>
  loaded !== null && nameSkeleton(endingName) === nameSkeleton(loaded.organization.name);

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
    /** Rejects with a Problem. */
    endOrganization: promiseNotProvided<unknown, { id: string }>('endOrganization'),
    /** Tells a page that stays open that nobody works there any more. A page beside an overview leaves that to it. */
    followFeed: fromCallback<EventObject, ExchangeFeedInput>(() => {}),
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
    clearEnding: assign({ endingName: '', endingError: null }),
    changeEndingName: assign((_, { value }: { value: string }) => ({ endingName: value, endingError: null })),
    showNameError: assign(({ context }) => ({
      endingError: organizationResult('otherName'),
      attempt: context.attempt + 1,
    })),
    emitEnded: emit(({ context: { loaded } }) =>
      toast(organizationResult('ended', loaded?.organization.name ?? ''), organizationResult('endedMore')),
    ),
    leavePage: emit({ type: 'page.navigate', to: actingHref('me'), replace: true }),
    /** Only staff of an organization that may work have a feed. */
    followFeed: enqueueActions(({ context: { loaded }, enqueue }) => {
      if (!loaded?.membership || !statusAllows(loaded.organization.status, 'review')) return;
      const input = { organizationId: loaded.organization.id, after: null };
      enqueue.spawnChild('followFeed', { id: 'feed', input });
    }),
    unfollowFeed: stopChild('feed'),
    planFollowing: raise({ type: 'feed.follow' }, { id: 'feed.follow', delay: feedReconnectDelay(Infinity) }),
    forgetFollowing: cancel('feed.follow'),
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
    mayEnd: ({ context }) => mayEnd(context.loaded),
    nameEntered: ({ context }) => isNameEntered(context),
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
