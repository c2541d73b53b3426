import { hasErrors } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type { Listing, ListingContent, ListingKind } from '../../organizations/model/index.ts';
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

/** A listing with the organization and the person's role there. Null: it is about to be written. */
export interface LoadedListing {
  owner: ListingsOwner;
  listing: Listing | null;
}

export interface ListingEditorInput {
  slug: string;
  /** Null for a new one. */
  id: string | null;
  /** Kind of a new one, from the URL. */
  kind: string | null;
  /** From before a reload. */
  writing?: StoredListingDraft | null;
  /** Returns a new idempotency key. */
  newId: () => string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ListingEditorContext extends Pick<ListingEditorInput, 'newId'> {
  slug: string;
  id: string | null;
  askedKind: string | null;
  /** Null until it is loaded. */
  loaded: LoadedListing | null;
  writing: StoredListingDraft | null;
  /** Whether a save should be followed by publishing. */
  publishes: boolean;
  /** As a colleague has stored it while this was written (conflict). */
  theirs: Listing | null;
  errors: ListingErrors;
  attempt: number;
  /** Why the last attempt failed. */
  problem: Problem;
  /** Seconds until the next attempt. */
  waitSeconds: number;
  reader: Reader;
  now: () => number;
}

/** Its kind, which stays. */
export const kindOf = ({ loaded, askedKind }: ListingEditorContext): ListingKind =>
  loaded === null ? 'job' : (loaded.listing?.kind ?? listingKindFor(loaded.owner.organization, askedKind));

/** What is stored, as the form shows it. */
export const draftOfListing = (
  listing: Listing | null,
  { timeZone }: Pick<Reader, 'timeZone'>,
): ListingDraft => listingDraftOf(listing ? listingContentOf(listing) : {}, timeZone);

/** The draft as the form has it; before anything is written, what is stored. */
export const draftIn = (context: ListingEditorContext): ListingDraft =>
  context.writing?.draft ?? draftOfListing(context.loaded?.listing ?? null, context.reader);

/** The draft, changed. It stays based on the version with which writing began, and is sent with a new key. */
export const withDraft = (
  { writing, loaded }: ListingEditorContext,
  draft: ListingDraft,
): StoredListingDraft => ({
  draft,
  version: writing ? writing.version : (loaded?.listing?.version ?? null),
});

/** What is sent of the draft. */
export const contentOfDraft = (context: ListingEditorContext): Partial<ListingContent> =>
  contentOfListingDraft(kindOf(context), draftIn(context));

/** Fields in which the draft differs from a listing. */
export const differences = (context: ListingEditorContext, listing: Listing | null) => {
  const kind = kindOf(context);
  return changedListingFields(
    kind,
    contentOfDraft(context),
    contentOfListingDraft(kind, draftOfListing(listing, context.reader)),
  );
};

/** Whether leaving would lose something. */
export const isDirty = (context: ListingEditorContext): boolean =>
  context.writing !== null && differences(context, context.loaded?.listing ?? null).length > 0;

/** What keeps the draft from being saved; for publishing, also what is missing. */
export function clientErrors(context: ListingEditorContext, publishes = context.publishes): ListingErrors {
  const kind = kindOf(context);
  const draft = draftIn(context);
  const isPublic = publishes || context.loaded?.listing?.status === 'published';
  return {
    ...(isPublic && missingInListingDraft(kind, draft, new Date(context.now()))),
    ...listingDraftErrors(kind, draft),
  };
}
export const isValid = (context: ListingEditorContext, publishes?: boolean) =>
  !hasErrors(clientErrors(context, publishes));

/** What the server has refused. */
export const serverErrors = (context: ListingEditorContext): ListingErrors =>
  refusedListingFields(kindOf(context), context.problem.errors ?? []);

/** The error of a field goes away once the field is corrected. Day, time and time zone are one field. */
export const errorFieldOf = (field: string) =>
  ['startDay', 'startTime', 'timeZone'].includes(field) ? 'startsAt' : field;
