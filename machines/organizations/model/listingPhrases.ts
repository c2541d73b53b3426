import { codesOf, phrasesOf } from '../../system/model/phrase.ts';

/** What is wrong with a listing, or missing before it can be published. */
export type ListingsPhrases = {
  kindRequired: [];
  kindNotOffered: [];
  fieldOfOtherKind: [];
  titleTooShort: [min: number];
  titleTooLong: [max: number];
  titleCharacters: [];
  textTooLong: [max: number];
  tooMany: [max: number];
  entryEmpty: [];
  zipInvalid: [];
  zipUnknown: [];
  dateInvalid: [];
  datePast: [];
  timeInvalid: [];
  timeZoneInvalid: [];
  choiceInvalid: [];
  amountInvalid: [];
  salaryOrder: [];
  descriptionRequired: [];
  typeRequired: [];
  placeRequired: [];
  zipRequired: [];
  tuitionRequired: [];
  eligibilityRequired: [];
  startRequired: [];
  startPast: [];
  durationRequired: [];
  csvColumn: [name: string];
  csvTitleMissing: [];
  csvCells: [found: number, wanted: number];
  csvOptions: [options: string];
  csvTooMany: [max: number];
  csvAmount: [];
  csvDate: [];
  csvBroken: [];
  csvLong: [];
  csvEmpty: [];
};

export const listingsPhrase = phrasesOf<ListingsPhrases>('listings');
export const listingsCode = codesOf<ListingsPhrases>('listings');

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
