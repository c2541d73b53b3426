import type { ListingsPhrases } from '@vetsync/machines/organizations/model';
import { definePhrases, type PhraseWords } from '../../language/usePhrases.ts';

/** What is wrong with a listing, or missing before it can be published. */
export const listingsPhrases = definePhrases('listings', {
  kindRequired: 'Choose what you want to list',
  kindNotOffered: 'Your kind of organization cannot list this',
  fieldOfOtherKind: 'This kind of listing does not have this field',
  titleTooShort: (min) => `Title must be at least ${min} characters`,
  titleTooLong: 'Title too long',
  titleCharacters: 'Use Latin letters, digits and common signs in the title',
  textTooLong: 'Text too long',
  tooMany: (max) => `List at most ${max}`,
  entryEmpty: 'Fill in or remove the empty entry',
  zipInvalid: 'Enter the five digits of the ZIP code',
  zipUnknown: 'We do not know this ZIP code',
  dateInvalid: 'Enter a date',
  datePast: 'This day has passed. Choose a later one',
  timeInvalid: 'Enter a date and a time',
  timeZoneInvalid: 'Choose a time zone',
  choiceInvalid: 'Choose one of the options',
  amountInvalid: 'Enter a whole number',
  salaryOrder: 'The highest salary is below the lowest one',
  descriptionRequired: 'Describe it',
  typeRequired: 'Choose a type',
  placeRequired: 'Enter a city and state, or choose remote',
  zipRequired: 'Enter a ZIP code, or choose remote',
  tuitionRequired: 'Enter the tuition for a year',
  eligibilityRequired: 'Say who can take part',
  startRequired: 'Enter when it starts',
  startPast: 'This time has passed. Choose a later one',
} satisfies PhraseWords<ListingsPhrases>);
