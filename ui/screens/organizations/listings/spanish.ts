import type { Translated } from '../../../language/translate.ts';
import * as jobImport from './JobImport.words.ts';
import * as jobImportSpanish from './JobImport.words.es.ts';
import * as listingDetails from './ListingDetails.words.ts';
import * as listingDetailsSpanish from './ListingDetails.words.es.ts';
import * as listingEditor from './ListingEditor.words.ts';
import * as listingEditorSpanish from './ListingEditor.words.es.ts';
import * as listingNames from './ListingNames.words.ts';
import * as listingNamesSpanish from './ListingNames.words.es.ts';
import * as listingResultsPhrases from './ListingResults.phrases.ts';
import * as listingResultsPhrasesSpanish from './ListingResults.phrases.es.ts';
import * as organizationListings from './OrganizationListings.words.ts';
import * as organizationListingsSpanish from './OrganizationListings.words.es.ts';

/** Spanish words of the screens of listings. */
export const listingsSpanish: readonly Translated[] = [
  [organizationListings.draftBatchWords, organizationListingsSpanish.draftBatchWords],
  [jobImport.jobImportWords, jobImportSpanish.jobImportWords],
  [listingDetails.listingDetailsWords, listingDetailsSpanish.listingDetailsWords],
  [listingEditor.listingEditorWords, listingEditorSpanish.listingEditorWords],
  [listingNames.listingNamesWords, listingNamesSpanish.listingNamesWords],
  [listingResultsPhrases.listingResultPhrases, listingResultsPhrasesSpanish.listingResultPhrases],
  [organizationListings.organizationListingsWords, organizationListingsSpanish.organizationListingsWords],
];
