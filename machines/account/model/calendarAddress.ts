import * as z from 'zod/mini';

/** Whether a person has a private address of their calendar, and since when. */
export const calendarAddressSchema = z.object({
  /** ISO 8601 in UTC; null if there is none. */
  createdAt: z.nullable(z.string()),
});
export type CalendarAddress = z.infer<typeof calendarAddressSchema>;

/** A new address. Nobody can read it later: only a hash of it is stored. */
export const newCalendarAddressSchema = z.object({ createdAt: z.string(), address: z.string() });
