import type { ListingResultPhrases } from '@vetsync/machines/organizations/model';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';

/** What has become of a change of a listing. */
export const listingResultPhrases = definePhrases('listingResults', {
  saved: 'Saved',
  publish: (title) => `“${title}” is published`,
  publishMore: 'Everyone can find it now.',
  publishWaits: 'Everyone can find it once your organization is approved.',
  close: (title) => `“${title}” is closed`,
  closeMore: 'No one can find it anymore.',
  reopen: (title) => `“${title}” is published again`,
  copied: 'Copied as a draft',
  failed: 'Nothing was changed',
  notPublished: 'Saved, but not published',
} satisfies PhraseWords<ListingResultPhrases>);
