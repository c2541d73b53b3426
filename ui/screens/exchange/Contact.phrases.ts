import type { ContactPhrases } from '@vetsync/machines/model/exchange';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';
import { slotTime, weekdayDate, zoneName } from '../dates.ts';

const english = { locale: 'en-US' };
/** Not everyone has given a name. */
const someone = (name: string) => name || 'Someone';

/** Notifications and notices that only people with an account get. */
export const contactPhrases = definePhrases('contact', {
  request: 'Contact Request',
  requestMore: (name: string, organization: string) =>
    `${name ? `${name} of ${organization}` : organization} would like to talk with you. They don’t know who you are unless you accept.`,
  reportDecided: 'Your Report',
  reportActed: (organization: string) =>
    `We looked at what you reported in your messages with ${organization}, and did something about it. Thank you.`,
  reportDismissed: (organization: string) =>
    `We looked at what you reported in your messages with ${organization}. It doesn’t break our rules. You can still block them.`,
  organizationWaits: 'An organization awaits your approval',
  organizationWaitsMore: (name: string) =>
    `${name || 'A new organization'} asked to join VetSync. No one can find it until you decide.`,
  reportWaits: 'A report awaits your decision',
  reportWaitsMore: (name: string) => `Someone sent a report${name && ` about ${name}`}. Please look at it.`,
  solutionWaits: 'A request for a custom solution',
  solutionWaitsMore: (organization: string) => `${organization} is waiting for your answer.`,
  reminder: 'Your own reminder',
  reminderMore: (type: string, provider: string, date: string, time: string) =>
    `${type} with ${provider} on ${weekdayDate(date, english)} at ${time}, the medical center’s time. You added this yourself.`,
  eventReminderMore: (title: string, date: string, time: string, timeZone: string) =>
    `${title} on ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}. You added this yourself.`,
  eventSoon: 'Coming up',
  eventSoonMore: (title: string, date: string, time: string, timeZone: string) =>
    `${title} on ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}.`,
  answerSoon: 'An offer is waiting for your answer',
  answerSoonMore: (title: string, organization: string, date: string) =>
    `${organization} asked you to answer by ${weekdayDate(date, english)}: ${title}.`,
  spotFree: 'A spot is free',
  spotFreeMore: (title: string, organization: string) =>
    `You’re next in line for ${title}. ${organization} can decide on your application now.`,
  eventOffered: 'A seat is yours if you want it',
  eventOfferedMore: (title: string, date: string, time: string, timeZone: string) =>
    `We’re keeping a seat at ${title} for you until ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}. Take it or let it go.`,
  eventCanceledWhy: (title: string, reason: string) => `${title} won’t take place. ${reason}`,
  eventMessage: (organizer: string) => `A message from ${organizer}`,
  eventMessageMore: (title: string, text: string) => `About ${title}: ${text}`,
  eventMissed: 'Your seat went to someone else',
  eventMissedMore: (title: string) =>
    `You didn’t answer in time, so we offered your seat at ${title} to the next person. You can join again.`,
  eventMoved: 'An event has changed',
  eventMovedMore: (title: string) => `${title} has a new time or place.`,
  eventCanceled: 'An event was canceled',
  eventCanceledMore: (title: string) => `${title} won’t take place.`,
  eventBackOn: 'An event will take place',
  eventBackOnMore: (title: string) => `${title} will take place after all. You still have your spot.`,
  bookingMade: 'An appointment was made for you',
  bookingConfirmed: 'Your appointment is confirmed',
  bookingDeclined: 'Your request was declined',
  bookingExpired: 'Your request wasn’t answered in time',
  bookingCanceled: 'Your appointment was canceled',
  bookingMoved: 'Your appointment has a new time',
  bookingProposed: 'Another time was proposed. Please answer',
  bookingEarlier: 'An earlier time is free. Do you want it?',
  bookingKept: 'Your appointment keeps its time',
  bookingSoon: 'Coming up',
  bookingMore: (organization: string, date: string, time: string, timeZone: string) =>
    `Appointment with ${organization} on ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}.`,
  referral_sent: (to: string) => `You agreed to be referred to ${to}`,
  referral_refused: (to: string) => `You said no to a referral to ${to}`,
  referral_proposed: (from: string) => `${from} would like to refer you`,
  referral_proposedMore: (to: string) => `To ${to}. Nothing is sent unless you agree.`,
  referral_accepted: (to: string) => `${to} accepted your referral`,
  referral_acceptedMore: (from: string) => `You were referred by ${from}. Read what comes next.`,
  referral_declined: (to: string) => `${to} declined your referral`,
  referral_declinedMore: (from: string) => `${from} knows and can help you find someone else.`,
  referral_returned: (to: string) => `No answer yet about ${to}`,
  referral_returnedMore: (from: string) => `After five days, the referral went back to ${from}.`,
  referral_withdrawn: (from: string) => `${from} withdrew your referral`,
  referral_withdrawnMore: (from: string) => `Ask ${from} what comes next.`,
  talkRequested: 'Someone you mentor asked for a talk',
  talkMade: 'Someone you mentor booked a talk',
  talkConfirmed: 'Your talk is confirmed',
  talkDeclined: 'Your request for a talk was declined',
  talkExpired: 'Your request for a talk wasn’t answered in time',
  talkCanceled: 'Your talk was canceled',
  talkMoved: 'Your talk has a new time',
  talkProposed: 'Another time for your talk was proposed. Please answer',
  talkKept: 'Your talk keeps its time',
  talkSoon: 'Coming up',
  talkMore: (name: string, date: string, time: string, timeZone: string) =>
    `Talk with ${someone(name)} on ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}.`,
  mentoring_requested: (name: string) => `${someone(name)} asked you to be their mentor`,
  mentoring_waiting: (name: string) => `${someone(name)} will answer you later`,
  mentoring_waitingMore:
    'They’ve read what you wrote, and have no time right now. You can withdraw your request.',
  mentoring_accepted: (name: string) => `${someone(name)} said yes`,
  mentoring_acceptedMore: 'You can write to each other now.',
  mentoring_declined: (name: string) => `${someone(name)} can’t be your mentor`,
  mentoring_declinedMore: 'You can ask someone else.',
  mentoring_withdrawn: (name: string) => `${someone(name)} withdrew their request`,
  mentoring_withdrawnMore: 'You don’t need to answer it anymore.',
  mentoring_ended: (name: string) => `${someone(name)} ended your mentoring`,
  mentoring_endedMore: 'You can still read what you wrote to each other.',
  interviewMade: 'An interview was arranged for you',
  interviewConfirmed: 'Your interview is set',
  interviewDeclined: 'None of your times works',
  interviewExpired: 'An interview wasn’t answered in time',
  interviewCanceled: 'Your interview was canceled',
  interviewMoved: 'Your interview has a new time',
  interviewProposed: 'Choose a time for your interview',
  interviewKept: 'Your interview keeps its time',
  interviewSoon: 'Your interview is coming up',
  interviewMore: (organization: string, date: string, time: string, timeZone: string) =>
    `Interview with ${organization} on ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}.`,
  interviewAnswer: (organization: string, date: string, time: string, timeZone: string) =>
    `${organization} has offered you times to choose from. Answer by ${weekdayDate(date, english)} at ${slotTime(time, english)}, ${zoneName(timeZone, english)}.`,
  organizationSuspended: 'An organization was suspended',
  organizationSuspendedMore: (organization: string) =>
    `VetSync suspended ${organization}. We’ll keep your application, but no one there can read it or decide on it for now. You can withdraw it at any time.`,
  organizationOpen: 'An organization is back',
  organizationOpenMore: (organization: string) =>
    `${organization} is no longer suspended. It can read your application and decide on it again.`,
  organizationEnded: 'An organization has closed',
  organizationEndedMore: (organization: string) =>
    `${organization} is no longer on VetSync, so your application is closed. What you sent there is deleted.`,
  caseOpened: 'A new record for you',
  caseOpenedMore: (organization: string) =>
    `${organization} now keeps a record of its work with you. You can see what it says.`,
  caseChanged: 'An update for you',
  caseStatusMore: (organization: string) => `${organization} has changed your status.`,
  caseClosedMore: (organization: string) => `${organization} has closed your record.`,
  caseNextMore: (organization: string, step: string, date: string) =>
    `Your next step with ${organization}: ${step}${date ? `, by ${weekdayDate(date, english)}` : ''}`,
  caseOwnerMore: (organization: string) => `Someone else will work with you at ${organization} from now on.`,
  recordTooLong: 'Too long to save in your account',
  recordTooLongMore:
    'What you wrote is kept in this browser only. Make it shorter to have it on your other devices.',
} satisfies PhraseWords<ContactPhrases>);
