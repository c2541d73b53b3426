import { phrasesOf } from '../../system/model/phrase.ts';

/** Results of actions, what is wrong with an event's draft, and calendar entries. */
export type CommunityPhrases = {
  joined: [];
  waiting: [];
  left: [];
  notSent: [];
  canceled: [];
  moved: [];
  published: [];
  inRecords: [title: string];
  mentorAsked: [];
  mentorWithdrawn: [];
  mentorOffered: [];
  mentorStopped: [];
  mentorAccepted: [];
  mentorWaits: [];
  mentorDeclined: [];
  mentorEnded: [];
  offerWork: [];
  offerFields: [];
  offerTopics: [];
  offerLanguages: [];
  titleTooShort: [min: number];
  tooLong: [max: number];
  typeRequired: [];
  dateRequired: [];
  dateOver: [];
  dateTooFar: [];
  timeRequired: [];
  timeOver: [];
  durationRequired: [];
  formatRequired: [];
  locationRequired: [];
  seatsRange: [min: number, max: number];
  descriptionRequired: [];
  organizer: [name: string];
  onWaitingList: [];
};

export const communityPhrase = phrasesOf<CommunityPhrases>('community');
