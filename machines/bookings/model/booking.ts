import * as z from 'zod/mini';
import { bookingKinds, visitConfirmations, visitWays } from './calendar.ts';

export const bookingStatuses = [
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'completed',
  'missed',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** What can happen to a booking. Another time is proposed, and then moved to, refused, or forgotten. */
export const bookingSteps = [
  'requested',
  'offered',
  'confirmed',
  'declined',
  'expired',
  'proposed',
  'moved',
  'kept',
  'lapsed',
  'arrived',
  'completed',
  'missed',
  'cancelled',
  'waiting',
  'stoppedWaiting',
] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Who did it. `time` stands for nobody: it came with the time. */
export const bookingSides = ['person', 'organization', 'time'] as const;
export type BookingSide = (typeof bookingSides)[number];

/** Most characters of what somebody comes for, and of why a booking was declined or canceled. */
export const bookingReasonMax = 500;

/** Most times that one side offers, and most colleagues who interview together. */
export const interviewTimesMax = 5;
export const interviewersMax = 5;
/** How far ahead the form offers an interview, in days. */
export const interviewAheadDays = 62;
/** What interviewers can recommend. */
export const interviewAdvice = ['forward', 'undecided', 'notForward'] as const;
export type InterviewAdvice = (typeof interviewAdvice)[number];

/** ISO 8601 in UTC. */
const instant = z.string().check(z.maxLength(40));
const line = z.string().check(z.maxLength(200));
const id = z.string().check(z.maxLength(80));

/** Another time that one side has proposed, and that is held for the other until they answer. */
export const proposalSchema = z.object({
  start: instant,
  end: instant,
  by: z.enum(['person', 'organization']),
  until: instant,
  /** It is an earlier time that became free, for somebody on the waiting list. */
  isEarlier: z.boolean(),
  /** Of an interview: all times to choose from, in order. All are held. */
  times: z.optional(z.array(instant)),
});
export type Proposal = z.output<typeof proposalSchema>;

/** What both sides know of a booking. Why somebody comes is not part of it: it is read from the booking's own page. */
const shared = {
  id,
  kind: z.enum(bookingKinds),
  calendarId: id,
  /** The provider; of a talk, the other of the two. */
  title: line,
  visitName: line,
  how: z.enum(visitWays),
  where: z.string().check(z.maxLength(500)),
  confirms: z.enum(visitConfirmations),
  start: instant,
  end: instant,
  /** The zone of the calendar. */
  timeZone: line,
  status: z.enum(bookingStatuses),
  /** Until when a request waits for its answer. */
  until: z.nullable(instant),
  proposal: z.nullable(proposalSchema),
  /** The person would like an earlier time. */
  waits: z.boolean(),
  /** What an interview is for. */
  applicationId: z.optional(z.nullable(id)),
  /** Counts the changes. */
  version: z.int(),
};

/** A booking as the person has it. */
export const personBookingSchema = z.object({
  ...shared,
  organizationId: id,
  /** Of a talk: the other of the two. */
  organizationName: line,
  /** Of a talk: the person is the mentor, whose calendar it is. */
  side: z.optional(z.literal('mentor')),
});
export type PersonBooking = z.output<typeof personBookingSchema>;

/** A booking as the organization's staff have it in facts and lists. */
export const staffBookingSchema = z.object({
  ...shared,
  personId: id,
  personName: line,
  arrivedAt: z.nullable(instant),
});
export type StaffBooking = z.output<typeof staffBookingSchema>;

/** With why the person comes, for colleagues who answer bookings; null for the others. The person can see who has read it. */
export const receivedBookingSchema = z.extend(staffBookingSchema, { reason: z.nullable(z.string()) });
export type ReceivedBooking = z.output<typeof receivedBookingSchema>;
/** In a list, with what was recommended last after an interview; for colleagues who answer bookings. */
export const listedBookingSchema = z.extend(staffBookingSchema, {
  advice: z.optional(z.nullable(z.enum(interviewAdvice))),
});
export type ListedBooking = z.output<typeof listedBookingSchema>;
export const bookingPageSchema = z.object({
  bookings: z.array(listedBookingSchema),
  nextCursor: z.nullable(z.string()),
});

/** A step in the history of a booking. */
export const bookingEntrySchema = z.object({
  id,
  at: instant,
  step: z.enum(bookingSteps),
  by: z.enum(bookingSides),
  /** A colleague's name, for the organization's staff. */
  name: z.nullable(z.string()),
  /** The time that the step is about. */
  start: z.nullable(instant),
  /** Why it was declined or canceled. */
  reason: z.nullable(z.string()),
});
export type BookingEntry = z.output<typeof bookingEntrySchema>;

/** What an interviewer thinks. The applicant never gets it. */
const feedbackSchema = z.object({
  id,
  at: instant,
  /** Who wrote it; null once their account is gone. */
  authorId: z.nullable(id),
  author: z.nullable(z.string()),
  recommendation: z.enum(interviewAdvice),
  notes: z.string(),
});
export type InterviewFeedback = z.output<typeof feedbackSchema>;

const history = z.array(bookingEntrySchema);
/** A booking's page, for the person and for the organization's staff. */
export const ownBookingSchema = z.object({
  booking: z.extend(personBookingSchema, { reason: z.string() }),
  history,
  /** Names of those who interview. */
  interviewers: z.array(z.string()),
  /** The conversation of a talk’s two sides, while they can write to each other. */
  threadId: z.optional(z.nullable(z.string())),
});
export const wholeBookingSchema = z.object({
  booking: receivedBookingSchema,
  history,
  interviewers: z.array(z.object({ id, name: z.string() })),
  feedback: z.array(feedbackSchema),
  /** The record of the patient; null of somebody who is none. */
  caseId: z.nullable(id),
});
