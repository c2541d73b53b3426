import type { Translated } from '../../../language/translate.ts';
import { jobImportSpanish } from './JobImport.words.es.ts';
import { listingDetailsSpanish } from './ListingDetails.words.es.ts';
import { listingEditorSpanish } from './ListingEditor.words.es.ts';
import { listingNamesSpanish } from './ListingNames.words.es.ts';
import { listingResultPhrasesSpanish } from './ListingResults.phrases.es.ts';
import { draftBatchSpanish } from './DraftBatch.words.es.ts';
import { organizationListingsSpanish } from './OrganizationListings.words.es.ts';

/** Spanish words of the screens of listings. */
export const listingsSpanish: readonly Translated[] = [
  jobImportSpanish,
  listingDetailsSpanish,
  listingEditorSpanish,
  listingNamesSpanish,
  listingResultPhrasesSpanish,
  draftBatchSpanish,
  organizationListingsSpanish,
];
