import { phrasesOf } from '../../kit/phrase.ts';

/** Notifications and notices that only people with an account get, with the values of each. */
export type ContactPhrases = {
  request: [];
  requestMore: [name: string, organization: string];
  reportDecided: [];
  reportActed: [organization: string];
  reportDismissed: [organization: string];
  recordTooLong: [];
  recordTooLongMore: [];
  talkShortened: [];
};

export const contactPhrase = phrasesOf<ContactPhrases>('contact');
