import * as z from 'zod/mini';
import {
  bookingReasonMax,
  interviewAdvice,
  interviewersMax,
  interviewTimesMax,
} from '../../../bookings/model/booking.ts';
import { visitWays } from '../../../bookings/model/calendar.ts';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { isTimeZone } from '../../time/calendarDay.ts';
import { interviewNotesMax } from '../../world/interviewTerms.ts';
import { defineCommand } from './defineCommand.ts';

const reason = z.optional(z.string().check(z.trim(), z.maxLength(bookingReasonMax)));
/** ISO 8601 in UTC, as the slots have it. */
const start = z.iso.datetime();
const slot = { calendarId: uuidSchema, visitTypeId: uuidSchema, start };
const bookingId = uuidSchema;
/** Somebody with whom the organization has something. */
export const bookingAboutSchema = z.strictObject({
  kind: z.enum(['application', 'case', 'conversation']),
  id: uuidSchema,
});
const about = bookingAboutSchema;
/** Starts to choose from. */
const times = z.array(start).check(z.minLength(1), z.maxLength(interviewTimesMax));

const person = { person: true } as const;
const reviewers = { staff: 'review' } as const;
const either = { ...person, ...reviewers };
const fact = 'bookingChanged' as const;

const takes = ['slot_taken', 'booking_overlaps', 'visit_not_for_you', 'listing_closed'] as const;

/** Appointments in the calendars of organizations, and interviews. */
export const bookingCommands = {
  'booking.hold': defineCommand({
    summary: 'Hold a slot for ten minutes, instead of the one that you held before',
    payload: z.strictObject(slot),
    from: person,
    problems: takes,
  }),
  'booking.release': defineCommand({
    summary: 'Let go of the slot that you hold',
    payload: z.strictObject({}),
    from: person,
  }),
  'booking.request': defineCommand({
    summary:
      'Book a slot. It is confirmed at once, or once the organization has answered, as the visit type says',
    payload: z.strictObject({ ...slot, reason }),
    from: person,
    fact,
    problems: [...takes, 'list_full'],
  }),
  'booking.book': defineCommand({
    summary:
      'Book a slot for a person with whom the organization has an application, a case or a conversation',
    payload: z.strictObject({
      ...slot,
      reason,
      about,
    }),
    from: reviewers,
    fact,
    problems: ['slot_taken', 'booking_overlaps', 'thread_blocked'],
  }),
  'booking.confirm': defineCommand({
    summary: 'Confirm what the other side asks for: a booking, or another time for it',
    payload: z.strictObject({ bookingId }),
    from: either,
    fact,
    problems: ['booking_changed', 'booking_overlaps'],
  }),
  'booking.decline': defineCommand({
    summary: 'Decline what the other side asks for. A booking that was confirmed keeps its time',
    payload: z.strictObject({ bookingId, reason }),
    from: either,
    fact,
    problems: ['booking_changed'],
  }),
  'booking.move': defineCommand({
    summary:
      'Ask for another time, which is held. It takes effect at once if a person moves what needs no confirmation, and otherwise once the other side has confirmed it',
    payload: z.strictObject({ bookingId, start }),
    from: either,
    fact,
    problems: ['slot_taken', 'booking_overlaps', 'booking_changed', 'booking_too_late'],
  }),
  'booking.cancel': defineCommand({
    summary: 'Cancel a booking. The other side reads the `reason`',
    payload: z.strictObject({ bookingId, reason }),
    from: either,
    fact,
    problems: ['booking_changed'],
  }),
  'booking.wait': defineCommand({
    summary: 'Ask for an earlier time if one becomes free, or, with `waits: false`, no longer',
    payload: z.strictObject({ bookingId, waits: z.boolean() }),
    from: person,
    fact,
    problems: ['booking_changed'],
  }),
  'booking.arrive': defineCommand({
    summary: 'Say that the person is there',
    payload: z.strictObject({ bookingId }),
    from: reviewers,
    problems: ['booking_changed'],
  }),
  'booking.complete': defineCommand({
    summary: 'Say that it took place',
    payload: z.strictObject({ bookingId }),
    from: reviewers,
    fact,
    problems: ['booking_changed'],
  }),
  'interview.offer': defineCommand({
    summary:
      'Offer times for an interview to a person with whom the organization has an application, a case or a conversation, all of which are held; with `isAgreed`, the only one counts at once. Without `interviewers`, you are the one',
    payload: z.strictObject({
      about,
      times,
      minutes: z.int().check(z.minimum(5), z.maximum(480)),
      how: z.enum(visitWays),
      /** Link, number or address. */
      where: z.string().check(z.trim(), z.maxLength(500)),
      timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
      interviewers: z.optional(z.array(uuidSchema).check(z.minLength(1), z.maxLength(interviewersMax))),
      isAgreed: z.optional(z.boolean()),
    }),
    from: reviewers,
    fact,
    problems: ['slot_taken', 'booking_overlaps', 'interview_open', 'thread_blocked'],
  }),
  'interview.take': defineCommand({
    summary: 'Take one of the times that the other side offers for an interview. The others are free again',
    payload: z.strictObject({ bookingId, start }),
    from: either,
    fact,
    problems: ['booking_changed', 'booking_overlaps'],
  }),
  'interview.propose': defineCommand({
    summary: 'Propose other times for an interview, instead of those that were offered',
    payload: z.strictObject({ bookingId, times }),
    from: either,
    fact,
    problems: ['slot_taken', 'booking_overlaps', 'booking_changed', 'booking_too_late'],
  }),
  'interview.note': defineCommand({
    summary: 'Say what you think after an interview, for colleagues alone, instead of what you said before',
    payload: z.strictObject({
      bookingId,
      recommendation: z.enum(interviewAdvice),
      notes: z.string().check(z.trim(), z.maxLength(interviewNotesMax)),
    }),
    from: reviewers,
  }),
  'booking.miss': defineCommand({
    summary: 'Say that the person did not come',
    payload: z.strictObject({ bookingId }),
    from: reviewers,
    fact,
    problems: ['booking_changed'],
  }),
};
