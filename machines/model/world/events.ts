import * as z from 'zod/mini';
import { isDay, isTimeZone } from '../time/calendarDay.ts';
import { eventLimits, eventTypes } from './eventTypes.ts';

export const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  title: z.string().check(z.minLength(1), z.maxLength(eventLimits.title)),
  type: z.enum(eventTypes),
  /** `YYYY-MM-DD` where the event is. */
  date: z.string().check(z.refine(isDay)),
  /** Local start time: `18:30`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  durationMinutes: z.int().check(z.minimum(5), z.maximum(24 * 60)),
  /** IANA name of the time zone of date and time. */
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
  location: z.string().check(z.maxLength(eventLimits.location)),
  isOnline: z.boolean(),
  description: z.string().check(z.maxLength(eventLimits.description)),
  organizer: z.string().check(z.maxLength(120)),
  maxAttendees: z.int().check(z.minimum(1), z.maximum(eventLimits.seats)),
});
/** What stays known of an organization's event for those who take part in it. */
export const listedEventSchema = z.object({
  organizationId: z.string().check(z.maxLength(80)),
  organizer: z.string().check(z.maxLength(200)),
  /** ISO 8601 in UTC. */
  startsAt: z.string().check(z.maxLength(40)),
  /** IANA name of the time zone where it takes place. */
  timeZone: z.string().check(z.maxLength(60)),
  durationMinutes: z.int().check(z.minimum(1)),
  location: z.string().check(z.maxLength(200)),
  isOnline: z.boolean(),
  /** Whether the person announced it. Otherwise missing. */
  isHosted: z.optional(z.literal(true)),
  /** When its host last changed where people meet, which is not part of it. */
  placeSince: z.optional(z.string().check(z.maxLength(40))),
});
export type ListedEvent = z.infer<typeof listedEventSchema>;

/** An announced event. Participants are counted elsewhere. */
export type AnnouncedEvent = z.infer<typeof eventSchema>;
