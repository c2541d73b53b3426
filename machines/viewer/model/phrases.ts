import { codesOf, phrasesOf } from '../../system/model/phrase.ts';

/** What is wrong with a form, what is sent and said afterwards. A date `2026-03-09` and a time `9:00 AM` are values. */
export type ViewerPhrases = {
  opportunityRequired: [];
  opportunityTooLong: [max: number];
  dayRequired: [];
  dayTooFar: [];
  notWorkday: [];
  timeRequired: [];
  messageRequired: [];
  messageTooLong: [max: number];
  proposal: [day: string, time: string];
  opportunity: [name: string];
  interviewSent: [];
  opportunitySent: [];
  messageSent: [];
  kept: [];
};

export const viewerPhrase = phrasesOf<ViewerPhrases>('viewer');
export const viewerCode = codesOf<ViewerPhrases>('viewer');
