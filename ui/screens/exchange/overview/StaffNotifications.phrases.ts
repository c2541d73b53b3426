import type { StaffNewsPhrases } from '@vetsync/machines/exchange/model';
import { definePhrases, type PhraseWords } from '../../../language/definePhrases.ts';
import { slotTime, weekdayDate, zoneName } from '../../dates.ts';

const english = { locale: 'en-US' };

/** What an organization's staff are notified of. */
export const staffNewsPhrases = definePhrases('staffNews', {
  received: (name: string) => `${name} applied`,
  updated: (name: string) => `${name} updated an application`,
  updatedGone: 'An application was updated',
  withdrawn: (name: string) => `${name} withdrew an application`,
  withdrawnGone: 'An application was withdrawn',
  offerAccepted: (name: string) => `${name} accepted your offer`,
  offerAcceptedGone: 'Your offer was accepted',
  offerDeclined: (name: string) => `${name} declined your offer`,
  offerDeclinedGone: 'Your offer was declined',
  spotFreed: (name: string) => `A spot is free. Next in line: ${name}`,
  spotFreedGone: 'A spot is free',
  assigned: (name: string) => `Assigned to you: ${name}`,
  assignedGone: 'An application was assigned to you',
  caseAssigned: (name: string) => `You look after ${name} now`,
  message: (name: string) => `Message from ${name}`,
  contact: (name: string) => `${name} accepted your contact request`,
  contactMore: 'You can write to each other now.',
  bookingRequested: (name: string) => `${name} asks for an appointment`,
  bookingMade: (name: string) => `${name} booked an appointment`,
  bookingCanceled: (name: string) => `${name} canceled an appointment`,
  bookingMoved: (name: string) => `${name} moved an appointment`,
  bookingProposed: (name: string) => `${name} asks for another time`,
  bookingKept: (name: string) => `${name} would like to keep the time`,
  bookingExpired: (name: string) => `No answer in time: ${name}`,
  referralSent: (from: string) => `${from} refers someone to you`,
  referralAccepted: (to: string) => `${to} accepted a referral`,
  referralDeclined: (to: string) => `${to} declined a referral`,
  referralReturned: (to: string) => `No answer in time: referral to ${to}`,
  referralRefused: (name: string) => `${name} said no to a referral`,
  referralWithdrawn: (name: string) => `A referral of ${name} was withdrawn`,
  referralMore: (name: string, title: string) => `${name}: ${title}`,
  interviewConfirmed: (name: string) => `${name} chose a time for the interview`,
  interviewDeclined: (name: string) => `${name} can’t come to the interview`,
  interviewCanceled: (name: string) => `${name} canceled an interview`,
  interviewMoved: (name: string) => `${name} took another time for the interview`,
  interviewProposed: (name: string) => `${name} asks for other times`,
  interviewKept: (name: string) => `${name} would like to keep the interview’s time`,
  bookingMore: (title: string, date: string, time: string, timeZone: string) =>
    `${title}: ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}`,
} satisfies PhraseWords<StaffNewsPhrases>);
