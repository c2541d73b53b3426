import { faultsOfContent, faultsOfKind, listingFault } from '@vetsync/machines/organizations/model';
import type {
  ListingChange,
  ListingContent,
  ListingFault,
  ListingKind,
} from '@vetsync/machines/organizations/model';
import { isKnownZip } from './zips.ts';

/** What is wrong with the given fields, and with the content that they lead to. */
export const faultsOf = (
  kind: ListingKind,
  given: ListingChange,
  content: Partial<ListingContent>,
): ListingFault[] => [
  ...faultsOfKind(kind, given),
  ...faultsOfContent(content),
  ...(given.zip && !isKnownZip(given.zip) ? [listingFault('zip', 'zipUnknown')] : []),
];
