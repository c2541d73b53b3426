import type { CommunityPhrases } from '@vetsync/machines/community/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

export const communityPhrases = definePhrases('community', {
  joined: 'You joined the event',
  waiting: 'You’re on the waiting list',
  left: 'You left the event',
  notSent: 'That didn’t work',
  canceled: 'Event called off',
  published: 'Event published',
  inRecords: (title: string) => `${title} is in your records, for you alone.`,
  mentorAsked: 'You asked for a conversation',
  mentorWithdrawn: 'You withdrew your request',
  titleTooShort: (min: number) => `Give the event a title of at least ${min} characters`,
  tooLong: (max: number) => `Use at most ${max.toLocaleString('en-US')} characters`,
  typeRequired: 'Choose what kind of event it is',
  dateRequired: 'Choose a date',
  dateOver: 'This day is over. Choose another one',
  dateTooFar: 'Choose a day within the next year',
  timeRequired: 'Choose when it begins',
  timeOver: 'This time is over. Choose another one',
  durationRequired: 'Choose how long it lasts',
  formatRequired: 'Choose where people meet',
  locationRequired: 'Say where people meet',
  seatsRange: (min: number, max: number) => `Enter a number from ${min} to ${max}`,
  descriptionRequired: 'Say what people can expect',
  organizer: (name: string) => `Organizer: ${name}`,
  onWaitingList: 'You’re on the waiting list.',
} satisfies PhraseWords<CommunityPhrases>);
