import type { BookingKind } from '@vetsync/machines/bookings/model';
import type { ActivityPhrases } from '@vetsync/machines/home/model';
import type { ClaimStage } from '@vetsync/machines/wellness/model';
import { bookingsWords } from '../bookings/Bookings.words.ts';
import { claimsWords } from '../wellness/Claims.words.ts';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

const { stages } = claimsWords;
const { status, newTime, notAgreed } = bookingsWords;
const states = { ...status, proposed: newTime, offered: notAgreed };
const bookedKinds = { appointment: 'Visit', interview: 'Interview', mentor: 'Talk' };

/** What only happens to people with an account. A file of its own, which the demo doesn't load. */
export const activityPhrases = definePhrases('activity', {
  decided: (subject: string) => `Answer to your application: ${subject}`,
  undone: 'An organization took a decision back',
  accepted: 'You accepted an offer',
  withdrawn: 'You withdrew an application',
  taken: (organization: string, title: string) => `News from ${organization}: ${title}`,
  messageReceived: (from: string) => `Message from ${from}`,
  messageSent: 'You sent a message',
  contactRequested: (organization: string) => `${organization} asked to talk with you`,
  contactAccepted: 'You accepted a contact request',
  contactDeclined: 'You declined a contact request',
  poolJoined: 'You let organizations find you',
  poolLeft: 'Organizations can no longer find you',
  reported: (organization: string) => `You reported a conversation with ${organization}`,
  reportDecided: 'Your report was reviewed',
  blocked: 'You blocked an organization',
  unblocked: 'You let an organization write again',
  eventLeft: 'You left an event',
  eventWaited: (title: string) => `On the waiting list: ${title}`,
  eventCanceled: 'You canceled an event',
  mentorAsked: (name: string) => `You asked ${name} to be your mentor`,
  mentorWithdrawn: 'You took back a request to a mentor',
  programForgotten: 'Removed from what you saved',
  booked: (kind: BookingKind, organization: string, state: keyof typeof states) =>
    `${bookedKinds[kind]} with ${organization}: ${states[state]}`,
  claimFiled: (claim: string) => `Claim filed: ${claim}`,
  claimMoved: (claim: string, stage: ClaimStage) => `${claim}: ${stages[stage]}`,
} satisfies PhraseWords<ActivityPhrases>);
