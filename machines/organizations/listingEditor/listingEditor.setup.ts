import * as z from 'zod/mini';
import { assign, emit, raise, setup } from 'xstate';
import { clockTick, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import {
  listingHref,
  listingSchema,
  organizationListingsHref,
  listingResult,
  mayWriteListings,
  withTypedEntries,
} from '../model/index.ts';
import type {
  Listing,
  ListingContent,
  ListingField,
  ListingKind,
  EntryList,
  ListingDraft,
  ListingDraftField,
  StoredListingDraft,
} from '../model/index.ts';
import {
  countdownTickMs,
  hasErrors,
  isLimited,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  withoutError,
  isProofDue,
  proofReasonOf,
  toast,
} from '../../system/model/index.ts';
import type {
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  ToastEmitted,
} from '../../system/model/index.ts';
import {
  changedFieldsFrom,
  currentDraft,
  errorFieldOf,
  clientErrors,
  isDirty,
  isValid,
  serverErrors,
  withDraft,
} from './editedListing.ts';
import type { LoadedListing, ListingEditorContext, ListingEditorInput } from './editedListing.ts';

/** A field with its new value. */
export type ListingFieldChange = {
  [Field in ListingDraftField]: { field: Field; value: ListingDraft[Field] };
}[ListingDraftField];

/** Events that the page of a listing sends. */
export type ListingEditorEvent =
  /** Loads the page again after it failed. */
  | { type: 'page.retry' }
  | ({ type: 'field.change' } & ListingFieldChange)
  /** Changes what is being typed into a list, before it is added. */
  | { type: 'entry.input'; list: EntryList; value: string }
  /** Adds what was typed to the list. */
  | { type: 'entry.add'; list: EntryList }
  /** Removes entries from the list. */
  | { type: 'entry.remove'; list: EntryList; entries: readonly string[] }
  /** Saves without changing the status: a draft stays a draft, and a published listing is updated for everyone. */
  | { type: 'form.submit' }
  /** Saves the listing, then publishes it. */
  | { type: 'listing.publish' }
  /** Shows the listing as a veteran will see it. */
  | { type: 'preview.open' }
  /** Continues writing. */
  | { type: 'preview.close' }
  /** Asks for confirmation, then discards unsaved changes. */
  | { type: 'draft.discard' }
  /** Answers the question about unsaved changes: discards them, or continues writing. */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  /** A colleague has saved the listing meanwhile. Saves what is written here over their version. */
  | { type: 'conflict.keepMine' }
  /** Discards what is written here and continues with the colleague's version. */
  | { type: 'conflict.takeTheirs' };

/** Events from the app. */
export type ListingEditorParentEvent = ProofParentEvent;

export type ListingEditorEmitted =
  | ToastEmitted
  | ProofEmitted
  | NavigationEmitted
  /** The app stores this so that it survives a reload; null removes it. */
  | { type: 'draft.changed'; storedDraft: StoredListingDraft | null };

/** A listing as a call of the API. A new one has neither id nor version. */
export interface ListingSave {
  organizationId: string;
  id: string | null;
  version: number | null;
  kind: ListingKind;
  content: Partial<ListingContent>;
  /** Idempotency key of a new one. */
  key: string | null;
}
export interface ListingPublish {
  organizationId: string;
  id: string;
  step: 'publish' | 'reopen';
}

const theirsIn = z.object({ current: listingSchema });
const withListing = (loaded: LoadedListing | null, listing: Listing | null) =>
  loaded && { ...loaded, listing };

/** Types, actors, actions, guards and delays of the page of a listing. */
export const listingEditorSetup = setup({
  types: {
    context: {} as ListingEditorContext,
    events: {} as ListingEditorEvent | ListingEditorParentEvent | ClockTick,
    emitted: {} as ListingEditorEmitted,
    input: {} as ListingEditorInput,
  },
  actors: {
    /** Rejects with 404 for whoever doesn't work there. */
    loadListing: promiseNotProvided<LoadedListing, { slug: string; id: string | null }>('loadListing'),
    /** Rejects with a Problem; if the version is no longer the stored one, with 412 and the `current` listing. */
    saveListing: promiseNotProvided<Listing, ListingSave>('saveListing'),
    publishListing: promiseNotProvided<Listing, ListingPublish>('publishListing'),
  },
  actions: {
    setLoaded: assign((_, { output }: { output: LoadedListing }) => ({ loaded: output })),
    change: assign(({ context }, { field, value }: ListingFieldChange) => ({
      storedDraft: withDraft(context, { ...currentDraft(context), [field]: value }),
      errors: withoutError(context.errors, errorFieldOf(field) as ListingField),
    })),
    typeEntry: assign(({ context }, { list, value }: { list: EntryList; value: string }) => {
      const draft = currentDraft(context);
      return {
        storedDraft: withDraft(context, { ...draft, typed: { ...draft.typed, [list]: value } }),
        errors: withoutError(context.errors, list),
      };
    }),
    addEntries: assign(({ context }, { list }: { list: EntryList }) => {
      const draft = currentDraft(context);
      const entries = withTypedEntries(draft[list], draft.typed[list]);
      return {
        storedDraft: withDraft(context, { ...draft, [list]: entries, typed: { ...draft.typed, [list]: '' } }),
      };
    }),
    removeEntries: assign(
      ({ context }, { list, entries }: { list: EntryList; entries: readonly string[] }) => {
        const draft = currentDraft(context);
        const kept = draft[list].filter((entry) => !entries.includes(entry));
        return { storedDraft: withDraft(context, { ...draft, [list]: kept }) };
      },
    ),
    /** The same draft of a new listing is always sent with the same key, even after a reload. */
    setIdempotencyKey: assign(({ context: { id, storedDraft, newId } }) => ({
      storedDraft:
        id === null && storedDraft !== null
          ? { ...storedDraft, key: storedDraft.key ?? newId() }
          : storedDraft,
    })),
    setPublishes: assign((_, { publishes }: { publishes: boolean }) => ({ publishes })),
    showErrors: assign(({ context }) => ({ errors: clientErrors(context), attempt: context.attempt + 1 })),
    showRefusal: assign(({ context }) => ({ errors: serverErrors(context), attempt: context.attempt + 1 })),
    setProblem: assign((_, { error }: { error: unknown }) => {
      const stored = z.safeParse(theirsIn, error);
      return { problem: problemOf(error), theirs: stored.success ? stored.data.current : null };
    }),
    setListing: assign(({ context: { loaded } }, { output }: { output: Listing }) => ({
      loaded: withListing(loaded, output),
      storedDraft: null,
      theirs: null,
      errors: {},
    })),
    acceptTheirs: assign(({ context: { loaded, theirs } }) => ({
      loaded: withListing(loaded, theirs),
      storedDraft: null,
      theirs: null,
      errors: {},
    })),
    keepMine: assign(({ context: { storedDraft, theirs, loaded } }) => ({
      storedDraft: storedDraft && theirs && { ...storedDraft, version: theirs.version },
      loaded: withListing(loaded, theirs),
      theirs: null,
    })),
    discardDraft: assign({ storedDraft: null, errors: {}, theirs: null }),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.problem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
    emitDraft: emit(({ context: { storedDraft } }) => ({ type: 'draft.changed', storedDraft })),
    emitSaved: emit(toast(listingResult('saved'))),
    emitPublished: emit(({ context: { loaded } }) =>
      toast(
        listingResult('publish', loaded?.listing?.title ?? ''),
        listingResult(loaded?.owner.organization.status === 'approved' ? 'publishMore' : 'publishWaits'),
      ),
    ),
    emitNotPublished: emit(({ context: { problem } }) =>
      toast(listingResult('notPublished'), problemMessage(problem), 'destructive'),
    ),
    openStored: emit(({ context: { slug, loaded } }) => ({
      type: 'page.navigate',
      to: listingHref(slug, loaded?.listing?.id ?? ''),
      replace: true,
    })),
    openList: emit(({ context: { slug } }) => ({
      type: 'page.navigate',
      to: organizationListingsHref(slug),
      replace: false,
    })),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    mayWrite: ({ context: { loaded } }) => loaded !== null && mayWriteListings(loaded.owner),
    isNew: ({ context }) => context.id === null,
    /** Somebody who may not write has asked for a new one. */
    nothingToShow: ({ context: { loaded } }) => loaded?.listing === null,
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    limited: ({ context }) => isLimited(context.problem),
    valid: ({ context }) => isValid(context),
    validDraft: ({ context }) => isValid(context, false),
    publishable: ({ context }) => isValid(context, true),
    publishes: ({ context }) => context.publishes,
    corrected: ({ context }) => !hasErrors(context.errors),
    dirty: ({ context }) => isDirty(context),
    refusedFields: ({ context }) => hasErrors(serverErrors(context)),
    waitOver: ({ context }) => context.waitSeconds <= 0,
    changedElsewhere: ({ context }) => context.theirs !== null,
    /** An earlier call, whose answer was lost, has stored it. */
    alreadyStored: ({ context }) =>
      context.theirs !== null && changedFieldsFrom(context, context.theirs).length === 0,
  },
  delays: { submitTimeout: submitTimeoutMs, countdownTick: countdownTickMs },
});
