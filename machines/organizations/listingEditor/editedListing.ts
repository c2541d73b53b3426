import { hasErrors } from '../../system/model/index.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import type { Listing, ListingContent, ListingKind } from '../model/index.ts';
import {
  changedListingFields,
  listingContentOf,
  contentOfListingDraft,
  listingDraftErrors,
  listingDraftOf,
  listingKindFor,
  missingInListingDraft,
  refusedListingFields,
} from '../model/index.ts';
import type { ListingDraft, ListingErrors, ListingsOwner, StoredListingDraft } from '../model/index.ts';

/** A listing with its organization and the person's role there. */
export interface LoadedListing {
  owner: ListingsOwner;
  /** Null if it is new. */
  listing: Listing | null;
}

export interface ListingEditorInput {
  slug: string;
  /** Null for a new listing. */
  id: string | null;
  /** Kind of a new listing, from the URL. */
  kind: string | null;
  /** Draft that this browser kept from before a reload. */
  storedDraft?: StoredListingDraft | null;
  /** Returns a new idempotency key. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ListingEditorContext extends Pick<ListingEditorInput, 'newId'> {
  slug: string;
  id: string | null;
  /** Kind of a new listing, not validated. */
  kindInUrl: string | null;
  /** Null until it is loaded. */
  loaded: LoadedListing | null;
  /** Null until the person changes something. */
  storedDraft: StoredListingDraft | null;
  /** Whether the listing is published after it is saved. */
  publishes: boolean;
  /** The version that a colleague has saved in the meantime (conflict). */
  theirs: Listing | null;
  errors: ListingErrors;
  attempt: number;
  /** Why the last attempt failed. */
  problem: Problem;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  intl: IntlConfig;
  now: () => number;
}

/** Kind of the listing, which never changes. */
export const kindOf = ({ loaded, kindInUrl }: ListingEditorContext): ListingKind =>
  loaded === null ? 'job' : (loaded.listing?.kind ?? listingKindFor(loaded.owner.organization, kindInUrl));

/** A saved listing as the form shows it. */
export const draftOfListing = (
  listing: Listing | null,
  { timeZone }: Pick<IntlConfig, 'timeZone'>,
): ListingDraft => listingDraftOf(listing ? listingContentOf(listing) : {}, timeZone);

/** What the form shows: the draft, or the saved listing if nothing was changed. */
export const currentDraft = (context: ListingEditorContext): ListingDraft =>
  context.storedDraft?.draft ?? draftOfListing(context.loaded?.listing ?? null, context.intl);

/**
 * The draft after a change. It stays based on the version that it began with, and loses its idempotency key, because it is a
 * new submission.
 */
export const withDraft = (
  { storedDraft, loaded }: ListingEditorContext,
  draft: ListingDraft,
): StoredListingDraft => ({
  draft,
  version: storedDraft ? storedDraft.version : (loaded?.listing?.version ?? null),
});

/** The part of the draft that is sent to the server. */
export const contentOfDraft = (context: ListingEditorContext): Partial<ListingContent> =>
  contentOfListingDraft(kindOf(context), currentDraft(context));

/** Fields in which the draft differs from a listing. */
export const changedFieldsFrom = (context: ListingEditorContext, listing: Listing | null) => {
  const kind = kindOf(context);
  return changedListingFields(
    kind,
    contentOfDraft(context),
    contentOfListingDraft(kind, draftOfListing(listing, context.intl)),
  );
};

/** Whether leaving would lose something. */
export const isDirty = (context: ListingEditorContext): boolean =>
  context.storedDraft !== null && changedFieldsFrom(context, context.loaded?.listing ?? null).length > 0;

/** Why the draft can't be saved. For a public listing, also what is missing. */
export function clientErrors(context: ListingEditorContext, publishes = context.publishes): ListingErrors {
  const kind = kindOf(context);
  const draft = currentDraft(context);
  const isPublic = publishes || context.loaded?.listing?.status === 'published';
  return {
    ...(isPublic && missingInListingDraft(kind, draft, new Date(context.now()))),
    ...listingDraftErrors(kind, draft),
  };
}
export const isValid = (context: ListingEditorContext, publishes?: boolean) =>
  !hasErrors(clientErrors(context, publishes));

/** Fields that the server has refused. */
export const serverErrors = (context: ListingEditorContext): ListingErrors =>
  refusedListingFields(kindOf(context), context.problem.errors ?? []);

/** The field whose error a change removes. Day, time and time zone share the error of `startsAt`. */
export const errorFieldOf = (field: string) =>
  ['startDay', 'startTime', 'timeZone'].includes(field) ? 'startsAt' : field;
