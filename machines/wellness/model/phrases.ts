import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** A date `2026-03-09` and a time `9:00 AM` are values; the words format them. */
type Asked = [type: Phrase, provider: string, date: string, time: string];

/** What is wrong with a request, results of requests, and calendar entries. */
export type WellnessPhrases = {
  typeRequired: [];
  dateRequired: [];
  timeRequired: [];
  timeTaken: [];
  incomplete: [];
  sent: [];
  sentMore: Asked;
  sentToCenter: [];
  sentToCenterMore: [];
  saved: Asked;
  canceled: [];
  canceledMore: [];
  canceledRecord: [];
  visit: [type: Phrase, provider: string];
  visitOf: [type: Phrase, provider: string, specialty: Phrase];
  centerTime: [time: string];
  ownTime: [time: string];
  ownNote: [];
  reason: [reason: string];
  phone: [phone: string];
  unconfirmed: [];
  providerNameRequired: [];
  providerSaved: [name: string];
  providerRemoved: [];
  claimDue: [what: string];
  claimDueMore: [claim: string, what: string];
  claimNext: [claim: string];
  claimTitleRequired: [];
  claimTooLong: [max: number];
  claimFiledRequired: [];
  claimFiledLater: [];
  claimNextEarlier: [];
  claimSaved: [claim: string];
  claimMoved: [claim: string];
  claimRemoved: [];
};

export const wellnessPhrase = phrasesOf<WellnessPhrases>('wellness');
