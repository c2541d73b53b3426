import type { Translated } from '../../language/translate.ts';
import { listingSearchSpanish } from './ListingSearch.words.es.ts';
import { marketplaceSpanish, organizationSpanish } from './Marketplace.words.es.ts';

/** Spanish words of the marketplace screens. */
export const marketplaceFamilySpanish: readonly Translated[] = [
  listingSearchSpanish,
  marketplaceSpanish,
  organizationSpanish,
];
