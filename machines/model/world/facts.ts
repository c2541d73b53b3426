import * as z from 'zod/mini';
import type { ReferralStatus } from '../../bookings/model/referral.ts';
import type { BookingSide, PersonBooking } from '../../bookings/model/booking.ts';
import {
  collegeApplicationSchema,
  jobApplicationSchema,
  nonprofitApplicationSchema,
} from './applications.ts';

import { appointmentSchema } from './appointments.ts';
import { appointmentStatuses } from './appointmentStatuses.ts';
import {
  contactRequestSchema,
  decisionParts,
  poolEntrySchema,
  privateRecordSchema,
  reportSchema,
} from './contacts.ts';
import { decisionSchema } from './decisions.ts';
import { personCaseSchema } from '../cases/personCases.ts';
import { eventSchema, listedEventSchema } from './events.ts';
import { interviewChangeSchema, interviewSchema } from './interviews.ts';
import { profileSchema } from '../../profile/model/profile.ts';
import { targetRoles } from './notifications.ts';
import { applicationKinds, linePlaces, organizationStates } from './statuses.ts';

export const worldIdSchema = z.string().check(z.minLength(1), z.maxLength(120));
const id = worldIdSchema;
export const titledSchema = z.object({
  id,
  title: z.string().check(z.maxLength(200)),
});

/** An event in which somebody takes part. `listed` is known of those of organizations, unless it was canceled. */
export const joinedEventSchema = z.extend(titledSchema, {
  listed: z.optional(listedEventSchema),
  /** Of an event that the person waits for: until when a seat is kept for them. ISO 8601 in UTC. */
  heldUntil: z.optional(z.string().check(z.maxLength(40))),
});

/** Maximum length of a message, in characters. */
export const memberMessageMax = 1_000;
export const messageSchema = z.object({
  id,
  to: id,
  from: z.optional(id),
  fromName: z.optional(z.string().check(z.maxLength(200))),
  about: z.optional(id),
  isSimulated: z.optional(z.boolean()),
  text: z.string().check(z.minLength(1), z.maxLength(memberMessageMax)),
});

/** Largest time that a Date can represent, in epoch milliseconds. */
const latestMoment = 8e15;

/** Schemas of the types of facts. */
const happenings = [
  z.object({ type: z.literal('jobSubmitted'), application: jobApplicationSchema }),
  z.object({ type: z.literal('collegeSubmitted'), application: collegeApplicationSchema }),
  z.object({ type: z.literal('nonprofitEnrolled'), application: nonprofitApplicationSchema }),
  z.object({
    type: z.literal('applicationWithdrawn'),
    kind: z.enum(applicationKinds),
    applicationId: id,
  }),
  z.object({ type: z.literal('offerAccepted'), kind: z.enum(applicationKinds), applicationId: id }),
  z.object({
    type: z.literal('decisionRecorded'),
    decision: decisionSchema,
    /** Of an application that was taken. */
    case: z.optional(personCaseSchema),
    /** Until when the organization asks for an answer to what it offers: `2026-03-09`. */
    answerBy: z.optional(id),
    /** It waits for a spot from now on. */
    line: z.optional(z.enum(linePlaces)),
  }),
  /** `answerBy` of the decision that stands again. */
  z.object({ type: z.literal('decisionUndone'), decisionId: id, answerBy: z.optional(id) }),
  z.object({ type: z.literal('notificationRead'), notificationId: id }),
  z.object({ type: z.literal('allNotificationsRead'), targetRole: z.enum(targetRoles) }),
  z.object({ type: z.literal('appointmentRequested'), appointment: appointmentSchema }),
  z.object({
    type: z.literal('appointmentChanged'),
    appointmentId: id,
    status: z.optional(z.enum(appointmentStatuses)),
    date: z.optional(z.string().check(z.maxLength(20))),
    time: z.optional(z.string().check(z.maxLength(20))),
    known: z.optional(appointmentSchema),
  }),
  z.object({ type: z.literal('profileSaved'), profile: profileSchema }),
  z.object({ type: z.literal('eventJoined'), event: joinedEventSchema }),
  z.object({ type: z.literal('eventLeft'), eventId: id }),
  z.object({ type: z.literal('eventWaited'), event: joinedEventSchema }),
  /** The seat, the time or the place of who takes part in an organization's event is another one now. */
  z.object({
    type: z.literal('eventUpdated'),
    event: joinedEventSchema,
    /** `missed`: they did not answer while a seat was kept for them. */
    state: z.enum(['joined', 'offered', 'waiting', 'missed']),
    /** Why it was canceled. */
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  /** The organizer has written to all who take part. */
  z.object({
    type: z.literal('eventMessaged'),
    event: titledSchema,
    organizer: z.string().check(z.maxLength(200)),
    text: z.string().check(z.maxLength(1_000)),
  }),
  z.object({ type: z.literal('eventCreated'), event: eventSchema }),
  z.object({ type: z.literal('eventCancelled'), eventId: id }),
  z.object({ type: z.literal('messageSent'), message: messageSchema }),
  z.object({
    type: z.literal('conversationRead'),
    reader: z.enum(targetRoles),
    withId: id,
    /** Number of unread sample messages, which the world doesn't contain. */
    samples: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  }),
  z.object({ type: z.literal('interviewScheduled'), interview: interviewSchema }),
  z.object({
    type: z.literal('interviewChanged'),
    interviewId: id,
    change: interviewChangeSchema,
    known: z.optional(interviewSchema),
  }),
  z.object({ type: z.literal('mentorAsked'), mentor: titledSchema }),
  z.object({ type: z.literal('mentorWithdrawn'), mentorId: id }),
  /** Somebody asked for mentoring, or answered. `text`: what they asked. */
  z.object({
    type: z.literal('mentoringChanged'),
    mentorshipId: id,
    news: z.enum(['requested', 'waiting', 'accepted', 'declined', 'withdrawn', 'ended']),
    name: z.string().check(z.maxLength(200)),
    text: z.string().check(z.maxLength(1_000)),
  }),
  z.object({ type: z.literal('programSaved'), program: titledSchema }),
  z.object({ type: z.literal('programForgotten'), programId: id }),
  z.object({ type: z.literal('contactRequested'), request: contactRequestSchema }),
  z.object({ type: z.literal('contactAnswered'), requestId: id, accepted: z.boolean() }),
  z.object({ type: z.literal('poolJoined'), entry: poolEntrySchema }),
  z.object({ type: z.literal('poolLeft') }),
  z.object({ type: z.literal('reportSent'), report: reportSchema }),
  z.object({
    type: z.literal('reportDecided'),
    reportId: id,
    status: z.enum(['dismissed', 'acted']),
  }),
  /** Something awaits the decision of the person, who is an administrator. */
  z.object({
    type: z.literal('decisionAwaited'),
    itemId: id,
    part: z.enum(decisionParts),
    name: z.string().check(z.maxLength(200)),
  }),
  /** A conversation with an organization. The world doesn't contain it. */
  z.object({ type: z.literal('threadBlocked'), threadId: id, isBlocked: z.boolean() }),
  z.object({ type: z.literal('appointmentReminded'), appointmentId: id }),
  z.object({ type: z.literal('eventReminded'), eventId: id }),
  z.object({ type: z.literal('answerReminded'), applicationId: id }),
  /** A spot is free for whoever waits, or was taken by somebody else. */
  z.object({
    type: z.literal('lineMoved'),
    kind: z.enum(applicationKinds),
    applicationId: id,
    line: z.enum(linePlaces),
  }),
  z.object({
    type: z.literal('organizationChanged'),
    organizationId: id,
    organizationName: z.string().check(z.maxLength(200)),
    state: z.enum(['open', ...organizationStates]),
    /** Those of the person that are not over. */
    applicationIds: z.array(id).check(z.maxLength(1_000)),
  }),
  z.object({ type: z.literal('caseShared'), case: personCaseSchema }),
  z.object({
    type: z.literal('bookingChanged'),
    // The server makes it, and checks what it has stored. The demo has none, and needn't load what it is made of.
    booking: z.looseObject({ id }) as unknown as z.ZodMiniType<PersonBooking>,
    by: z.string() as unknown as z.ZodMiniType<BookingSide>,
    /** What an interview, once agreed to, does to the application; and the decision that ends with it. */
    decision: z.optional(decisionSchema),
    undoes: z.optional(id),
  }),
  z.object({ type: z.literal('bookingReminded'), bookingId: id }),
  /** An organization refers the person to another one. */
  z.object({
    type: z.literal('referralChanged'),
    referralId: id,
    news: z.string() as unknown as z.ZodMiniType<ReferralStatus>,
    from: z.string(),
    to: z.string(),
  }),
  z.object({ type: z.literal('recordSaved'), record: privateRecordSchema }),
  z.object({ type: z.literal('recordRemoved'), recordId: id }),
] as const;

const factBodySchema = z.discriminatedUnion('type', happenings);
export type FactBody = z.infer<typeof factBodySchema>;

/** Something that happened, with all generated values. Sent to other tabs and stored as it is. */
export interface Fact {
  id: string;
  /** Epoch milliseconds. Increases with each fact of a browser, so that it also defines their order. */
  at: number;
  body: FactBody;
}

export const factSchema: z.ZodMiniType<Fact> = z.object({
  id,
  at: z.number().check(z.minimum(0), z.maximum(latestMoment)),
  body: factBodySchema,
});
