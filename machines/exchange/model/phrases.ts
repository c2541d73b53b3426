import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Names of tabs that only the portal of a signed-in organization has. */
export type PortalPhrases = {
  applications: [];
  applicationsShort: [];
  /** What became of applications for a listing. */
  hired: [count: number];
  accepted: [count: number];
  active: [count: number];
  /** What happened to an application. */
  received: [name: string, listing: string];
  updated: [name: string, listing: string];
  withdrawn: [name: string, listing: string];
  decided: [name: string, listing: string, status: Phrase];
  undone: [name: string, listing: string];
  offerAccepted: [name: string, listing: string];
  offerDeclined: [name: string, listing: string];
  next: [name: string, listing: string];
};

export const portalPhrase = phrasesOf<PortalPhrases>('organizationPortal');

/** What an organization's staff are notified of, with the values of each. */
export type StaffNewsPhrases = {
  received: [name: string];
  updated: [name: string];
  updatedGone: [];
  withdrawn: [name: string];
  withdrawnGone: [];
  offerAccepted: [name: string];
  offerAcceptedGone: [];
  offerDeclined: [name: string];
  offerDeclinedGone: [];
  spotFreed: [name: string];
  spotFreedGone: [];
  assigned: [name: string];
  assignedGone: [];
  caseAssigned: [name: string];
  message: [name: string];
  contact: [name: string];
  contactMore: [];
  bookingRequested: [name: string];
  bookingMade: [name: string];
  bookingCanceled: [name: string];
  bookingMoved: [name: string];
  bookingProposed: [name: string];
  bookingKept: [name: string];
  bookingExpired: [name: string];
  referralSent: [from: string];
  referralAccepted: [to: string];
  referralDeclined: [to: string];
  referralReturned: [to: string];
  referralRefused: [name: string];
  referralWithdrawn: [name: string];
  referralMore: [name: string, title: string];
  interviewConfirmed: [name: string];
  interviewDeclined: [name: string];
  interviewCanceled: [name: string];
  interviewMoved: [name: string];
  interviewProposed: [name: string];
  interviewKept: [name: string];
  /** A date `2026-03-09`, a time `18:30` and its time zone (IANA name). */
  bookingMore: [title: string, date: string, time: string, timeZone: string];
};

export const staffNewsPhrase = phrasesOf<StaffNewsPhrases>('staffNews');
