import { contentErrors, listingChangeSchema, listingFieldsOf } from './listing.ts';
import type { ListingField } from './listing.ts';
import type { ListingKind } from './listingKinds.ts';
import { publishListing } from './publishListing.ts';
import { fieldErrorPhrase, firstErrors, phraseOfIssue } from '../../system/model/index.ts';
import type { FieldError, FieldErrors } from '../../system/model/index.ts';
import { contentOfListingDraft } from './listingDraft.ts';
import type { ListingDraft } from './listingDraft.ts';

export type ListingErrors = FieldErrors<ListingField>;

/** An error of an entry, such as `requiredSkills.3`, is shown at its list. */
const fieldOf = (path: string) => path.split('.')[0] ?? '';

/** What is wrong with a draft. Missing text is not. */
export function listingDraftErrors(kind: ListingKind, draft: ListingDraft): ListingErrors {
  const content = contentOfListingDraft(kind, draft);
  const checked = listingChangeSchema.safeParse(content);
  const issues = checked.error?.issues ?? [];
  return firstErrors(
    [
      ...issues.map((issue) => [String(issue.path[0]), phraseOfIssue(issue) ?? issue.message] as const),
      ...contentErrors(content).map(({ field, phrase }) => [field, phrase] as const),
    ],
    listingFieldsOf(kind),
  );
}

/** What is missing before everyone may see it. */
export const missingInListingDraft = (kind: ListingKind, draft: ListingDraft, now: Date): ListingErrors =>
  firstErrors(
    publishListing(kind, contentOfListingDraft(kind, draft), now).map(
      ({ field, phrase }) => [field, phrase] as const,
    ),
    listingFieldsOf(kind),
  );

/** What the server found, by field. */
export const refusedListingFields = (kind: ListingKind, errors: readonly FieldError[]): ListingErrors =>
  firstErrors(
    errors.map((error) => [fieldOf(error.path), fieldErrorPhrase(error)] as const),
    listingFieldsOf(kind),
  );
