import type { WellnessPhrases } from '@vetsync/machines/wellness/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';
import { weekdayDate } from '../dates.ts';

const day = (date: string) => weekdayDate(date, { locale: 'en-US' });

/** Requests for appointments (feature spec, sections 5 and 8), and calendar entries. */
export const wellnessPhrases = definePhrases('wellness', {
  typeRequired: 'Choose an appointment type',
  dateRequired: 'Choose a date',
  timeRequired: 'Choose a time',
  timeTaken: 'This time isn’t available anymore. Choose another one',
  incomplete: 'Please fill in all required fields',
  sent: 'Appointment request sent!',
  sentMore: (type: string, provider: string, date: string, time: string) =>
    `Your ${type.toLowerCase()} with ${provider} is requested for ${day(date)} at ${time}.`,
  sentToCenter: 'Appointment request sent to medical center!',
  sentToCenterMore: 'The provider will review your request and send a confirmation.',
  saved: (type: string, provider: string, date: string, time: string) =>
    `Your ${type.toLowerCase()} with ${provider} on ${day(date)} at ${time} is in your records.`,
  canceled: 'Appointment canceled',
  canceledMore: 'The medical center is told. You can schedule another at any time.',
  canceledRecord: 'It was your own record. If you booked the visit, cancel it there too.',
  visit: (type: string, provider: string) => `${type} with ${provider}`,
  visitOf: (type: string, provider: string, specialty: string) => `${type} with ${provider}, ${specialty}.`,
  centerTime: (time: string) => `${time} is the time at the medical center (Central Time).`,
  ownTime: (time: string) => `${time} is Central Time.`,
  ownNote: 'My own note. I book the visit with them.',
  reason: (reason: string) => `Reason: ${reason}`,
  phone: (phone: string) => `Phone: ${phone}`,
  unconfirmed: 'Requested, not confirmed yet.',
  providerNameRequired: 'Enter a name',
  providerSaved: (name: string) => `${name} is in your list.`,
  providerRemoved: 'No longer in your list',
  claimDue: (what: string) => `Due for your claim: ${what}`,
  claimDueMore: (claim: string, what: string) => `Claim: ${claim}. Send: ${what}.`,
  claimNext: (claim: string) => `Next date of your claim: ${claim}`,
  claimTitleRequired: 'Say what the claim is for',
  claimTooLong: (max: number) => `Use at most ${max} characters`,
  claimFiledRequired: 'Choose the day you filed it',
  claimFiledLater: 'Choose today or a day before',
  claimNextEarlier: 'Choose a day that isn’t before the day you filed it',
  claimSaved: (claim: string) => `The claim “${claim}” is in your list.`,
  claimMoved: (claim: string) => `The claim “${claim}” is one step further in your list.`,
  claimRemoved: 'The claim is no longer in your list',
} satisfies PhraseWords<WellnessPhrases>);
