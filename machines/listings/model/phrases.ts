import { phrasesOf } from '../../kit/phrase.ts';

/** What has become of a change of a listing. */
export type ListingResultPhrases = {
  saved: [];
  publish: [title: string];
  publishMore: [];
  publishWaits: [];
  close: [title: string];
  closeMore: [];
  reopen: [title: string];
  copied: [];
  failed: [];
  notPublished: [];
};

export const listingResult = phrasesOf<ListingResultPhrases>('listingResults');
