import type { ListingKind } from '@vetsync/machines/organizations/model';
import type { Translation } from '../../../language/translate.ts';
import type { listingSearchWords } from '../ListingSearch.words.ts';

/** The words of a page that lists this kind; null: everything. */
export const textsOf = (
  { of }: Pick<Translation<typeof listingSearchWords>, 'of'>,
  kind: ListingKind | null,
) => of[kind !== null && kind in of ? (kind as keyof typeof of) : 'all'];
