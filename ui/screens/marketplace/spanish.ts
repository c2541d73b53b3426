import type { Translated } from '../../language/translate.ts';
import * as listingSearch from './ListingSearch.words.ts';
import * as listingSearchSpanish from './ListingSearch.words.es.ts';
import * as marketplace from './Marketplace.words.ts';
import * as marketplaceSpanish from './Marketplace.words.es.ts';

/** Spanish words of the marketplace screens. */
export const marketplaceFamilySpanish: readonly Translated[] = [
  [listingSearch.listingSearchWords, listingSearchSpanish.listingSearchWords],
  [marketplace.marketplaceWords, marketplaceSpanish.marketplaceWords],
  [marketplace.organizationWords, marketplaceSpanish.organizationWords],
];
