import { contentErrors, kindErrors, listingFieldError } from '@vetsync/machines/organizations/model';
import type {
  ListingChange,
  ListingContent,
  ListingFieldError,
  ListingKind,
} from '@vetsync/machines/organizations/model';
import { isKnownZip } from '../data/zips.ts';

/** What is wrong with the given fields, and with the content that they lead to. */
export const errorsOf = (
  kind: ListingKind,
  given: ListingChange,
  content: Partial<ListingContent>,
): ListingFieldError[] => [
  ...kindErrors(kind, given),
  ...contentErrors(content),
  ...(given.zip && !isKnownZip(given.zip) ? [listingFieldError('zip', 'zipUnknown')] : []),
];
