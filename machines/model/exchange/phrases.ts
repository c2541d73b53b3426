import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';

/** Notifications and notices that only people with an account get, with the values of each. */
export type ContactPhrases = {
  request: [];
  requestMore: [name: string, organization: string];
  reportDecided: [];
  reportActed: [organization: string];
  reportDismissed: [organization: string];
  organizationWaits: [];
  /** Its name; perhaps empty. */
  organizationWaitsMore: [name: string];
  reportWaits: [];
  /** Whom it is about; perhaps empty. */
  reportWaitsMore: [name: string];
  solutionWaits: [];
  solutionWaitsMore: [organization: string];
  reminder: [];
  /** A date `2026-03-09` and a time `9:00 AM` are values; the words format them. */
  reminderMore: [type: Phrase, provider: string, date: string, time: string];
  /** A time `18:30` and its time zone (IANA name). */
  eventReminderMore: [title: string, date: string, time: string, timeZone: string];
  eventSoon: [];
  eventSoonMore: [title: string, date: string, time: string, timeZone: string];
  /** A date `2026-03-09`. */
  answerSoon: [];
  answerSoonMore: [title: string, organization: string, date: string];
  spotFree: [];
  spotFreeMore: [title: string, organization: string];
  eventOffered: [];
  /** Until when a seat is kept. */
  eventOfferedMore: [title: string, date: string, time: string, timeZone: string];
  eventCanceledWhy: [title: string, reason: string];
  eventMessage: [organizer: string];
  eventMessageMore: [title: string, text: string];
  eventMissed: [];
  eventMissedMore: [title: string];
  eventMoved: [];
  eventMovedMore: [title: string];
  eventCanceled: [];
  eventCanceledMore: [title: string];
  eventBackOn: [];
  eventBackOnMore: [title: string];
  bookingMade: [];
  bookingConfirmed: [];
  bookingDeclined: [];
  bookingExpired: [];
  bookingCanceled: [];
  bookingMoved: [];
  bookingProposed: [];
  bookingEarlier: [];
  bookingKept: [];
  bookingSoon: [];
  interviewMade: [];
  interviewConfirmed: [];
  interviewDeclined: [];
  interviewExpired: [];
  interviewCanceled: [];
  interviewMoved: [];
  interviewProposed: [];
  interviewKept: [];
  interviewSoon: [];
  /** A date `2026-03-09`, a time `18:30` and its time zone (IANA name). */
  bookingMore: [organization: string, date: string, time: string, timeZone: string];
  talkRequested: [];
  talkMade: [];
  talkConfirmed: [];
  talkDeclined: [];
  talkExpired: [];
  talkCanceled: [];
  talkMoved: [];
  talkProposed: [];
  talkKept: [];
  talkSoon: [];
  /** As `bookingMore`, with the name of the other. */
  talkMore: [name: string, date: string, time: string, timeZone: string];
  mentoring_requested: [name: string];
  mentoring_waiting: [name: string];
  mentoring_waitingMore: [];
  mentoring_accepted: [name: string];
  mentoring_acceptedMore: [];
  mentoring_declined: [name: string];
  mentoring_declinedMore: [];
  mentoring_withdrawn: [name: string];
  mentoring_withdrawnMore: [];
  mentoring_ended: [name: string];
  mentoring_endedMore: [];
  /** What the person did, for their own activities. */
  referral_sent: [to: string];
  referral_refused: [to: string];
  referral_proposed: [from: string];
  referral_proposedMore: [to: string];
  referral_accepted: [to: string];
  referral_acceptedMore: [from: string];
  referral_declined: [to: string];
  referral_declinedMore: [from: string];
  referral_returned: [to: string];
  referral_returnedMore: [from: string];
  referral_withdrawn: [from: string];
  referral_withdrawnMore: [from: string];
  interviewMore: [organization: string, date: string, time: string, timeZone: string];
  /** Until when an answer is due. */
  interviewAnswer: [organization: string, date: string, time: string, timeZone: string];
  organizationSuspended: [];
  organizationSuspendedMore: [organization: string];
  organizationOpen: [];
  organizationOpenMore: [organization: string];
  organizationEnded: [];
  organizationEndedMore: [organization: string];
  caseOpened: [];
  caseOpenedMore: [organization: string];
  caseChanged: [];
  caseStatusMore: [organization: string];
  caseClosedMore: [organization: string];
  /** A date `2026-03-09`, or empty. */
  caseNextMore: [organization: string, step: string, date: string];
  caseOwnerMore: [organization: string];
  recordTooLong: [];
  recordTooLongMore: [];
};

export const contactPhrase = phrasesOf<ContactPhrases>('contact');
