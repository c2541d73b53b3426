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
});
export type Proposal = z.output<typeof proposalSchema>;

/** What both sides know of a booking. Why somebody comes is not part of it: it is read from the booking's own page. */
const shared = {
  id,
  kind: z.enum(bookingKinds),
  calendarId: id,
  /** The provider. */
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
  /** Counts the changes. */
  version: z.int(),
};

/** A booking as the person has it. */
export const personBookingSchema = z.object({ ...shared, organizationId: id, organizationName: line });
export type PersonBooking = z.output<typeof personBookingSchema>;

/** Whether it is still to come. @param now epoch milliseconds */
export const isToCome = ({ status, end }: Pick<PersonBooking, 'status' | 'end'>, now: number): boolean =>
  (status === 'requested' || status === 'confirmed') && Date.parse(end) > now;

/** What is still to come, soonest first. @param now epoch milliseconds */
export const upcomingBookings = (bookings: readonly PersonBooking[], now: number): PersonBooking[] =>
  bookings
    .filter((booking) => isToCome(booking, now))
    .toSorted((one, other) => one.start.localeCompare(other.start));

/** A booking as the organization's staff have it in facts and lists. */
export const staffBookingSchema = z.object({
  ...shared,
  personId: id,
  personName: line,
  arrivedAt: z.nullable(instant),
});
export type StaffBooking = z.output<typeof staffBookingSchema>;

/** With why the person comes, for colleagues who answer bookings; null for the others. */
export const receivedBookingSchema = z.extend(staffBookingSchema, { reason: z.nullable(z.string()) });
export type ReceivedBooking = z.output<typeof receivedBookingSchema>;
export const bookingPageSchema = z.object({
  bookings: z.array(receivedBookingSchema),
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

const history = z.array(bookingEntrySchema);
/** A booking's page, for the person and for the organization's staff. */
export const ownBookingSchema = z.object({
  booking: z.extend(personBookingSchema, { reason: z.string() }),
  history,
});
export const wholeBookingSchema = z.object({ booking: receivedBookingSchema, history });

export const isOpenBooking = ({ status }: { status: BookingStatus }): boolean =>
  status === 'requested' || status === 'confirmed';
