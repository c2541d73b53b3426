import * as z from 'zod/mini';

/** Feature spec, section 3, "Event". */
export const eventTypes = ['career', 'wellness', 'education', 'social', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** Longest texts of an event, in characters, and the most places it may have. */
export const eventLimits = { title: 120, location: 200, description: 1_000, places: 500 } as const;

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
/** Whether it is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

export const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  title: z.string().check(z.minLength(1), z.maxLength(eventLimits.title)),
  type: z.enum(eventTypes),
  /** `YYYY-MM-DD` where the event is. */
  date: z.string().check(z.refine(isDay)),
  /** When it begins there: `18:30`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  durationMinutes: z.int().check(z.minimum(5), z.maximum(24 * 60)),
  /** IANA name: the clock that date and time are read from. */
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
  location: z.string().check(z.maxLength(eventLimits.location)),
  isOnline: z.boolean(),
  description: z.string().check(z.maxLength(eventLimits.description)),
  organizer: z.string().check(z.maxLength(120)),
  maxAttendees: z.int().check(z.minimum(1), z.maximum(eventLimits.places)),
});
/** An event as somebody announces it; who takes part is counted elsewhere. */
export type AnnouncedEvent = z.infer<typeof eventSchema>;
