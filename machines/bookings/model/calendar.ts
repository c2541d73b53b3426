import * as z from 'zod/mini';
import { isTimeZone, isDay } from '../../model/time/calendarDay.ts';
import { minutesOf } from '../../model/time/zoned.ts';
import { uuidSchema } from '../../system/model/uuidSchema.ts';

/** What can be booked: an appointment with a provider, an interview, a talk with a mentor. */
export const bookingKinds = ['appointment', 'interview', 'mentor'] as const;
export type BookingKind = (typeof bookingKinds)[number];
export const visitWays = ['inPerson', 'video', 'phone'] as const;
export type VisitWay = (typeof visitWays)[number];
/** Whom a visit type is for: new are those whom the organization has neither seen nor taken in. */
export const visitAudiences = ['everybody', 'new', 'existing'] as const;
/** Whether a booking counts at once, or once the organization has confirmed it. */
export const visitConfirmations = ['instantly', 'onRequest'] as const;

/** A time of day as `09:00`; a day ends at `24:00`. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const isOpen = ({ from, to }: { from: string; to: string }) => minutesOf(from) < minutesOf(to);
const hours = { from: time, to: time };

/** Open hours of a weekday, 1 for Monday to 7 for Sunday, in the zone of the calendar. */
export const weeklyHoursSchema = z
  .strictObject({ weekday: z.int().check(z.minimum(1), z.maximum(7)), ...hours })
  .check(z.refine(isOpen));

/** A day with other hours than its weekday has. Closed if it has none. */
export const dayHoursSchema = z.strictObject({
  day: z.string().check(z.refine(isDay)),
  hours: z.array(z.strictObject(hours).check(z.refine(isOpen))).check(z.maxLength(10)),
});
export type DayHours = z.output<typeof dayHoursSchema>;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const minutes = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** All that a visit type needs. */
const visitNeeds = {
  name: line(80).check(z.minLength(1)),
  minutes: minutes(5, 480),
  confirms: z.enum(visitConfirmations),
};
const visitParts = {
  id: uuidSchema,
  /** A visit can begin every so many minutes from when the hours begin. Null: as long as it takes. */
  every: z.nullable(minutes(5, 480)),
  how: z.enum(visitWays),
  /** Where it is, how to get in, and what to bring. */
  where: line(500),
  audience: z.enum(visitAudiences),
  /** Minutes that stay free around it. */
  before: minutes(0, 120),
  after: minutes(0, 120),
};
export const visitTypeSchema = z.strictObject({ ...visitNeeds, ...visitParts });
export type VisitType = z.output<typeof visitTypeSchema>;
/** What isn't said of a new visit type. */
export const emptyVisit = {
  every: null,
  how: 'inPerson',
  where: '',
  audience: 'everybody',
  before: 0,
  after: 0,
} as const satisfies Partial<VisitType>;

const calendarParts = {
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
  hours: z.array(weeklyHoursSchema).check(z.maxLength(70)),
  exceptions: z.array(dayHoursSchema).check(z.maxLength(200)),
  /** Whether it is closed on federal holidays that are no exception. */
  closedOnHolidays: z.boolean(),
  /** How long before it begins a visit can be booked, in minutes. */
  leadMinutes: minutes(0, 20_160),
  /** How far ahead a visit can be booked, in days. */
  aheadDays: minutes(1, 365),
  /** Until how long before it begins people can move it, in hours. */
  noticeHours: minutes(0, 168),
};

/** Whose time can be booked. That of a provider has the id of its listing, and that of a mentor the id of their account. */
export const calendarSchema = z.object({
  id: uuidSchema,
  organizationId: uuidSchema,
  organizationName: z.string(),
  /** The provider, or the mentor. */
  title: z.string(),
  kind: z.optional(z.literal('mentor')),
  ...calendarParts,
  visitTypes: z.array(visitTypeSchema),
  /** Counts the changes; 0 before the first one. */
  version: z.int(),
});
export type Calendar = z.output<typeof calendarSchema>;

/** What the staff change of a calendar. Visit types that have no id are new; those that are not named are gone. */
export const calendarChangeSchema = z.partial(
  z.strictObject({
    ...calendarParts,
    /** The version that was changed. If it is another one by now, nothing is. */
    version: z.int(),
    visitTypes: z.array(z.extend(z.partial(z.strictObject(visitParts)), visitNeeds)).check(z.maxLength(20)),
  }),
);
export type CalendarChange = z.output<typeof calendarChangeSchema>;

/** A calendar before anybody has changed it: nothing can be booked. */
export const emptyCalendar = {
  timeZone: 'America/New_York',
  hours: [],
  exceptions: [],
  closedOnHolidays: true,
  leadMinutes: 60,
  aheadDays: 60,
  noticeHours: 24,
  visitTypes: [],
  version: 0,
} as const satisfies Partial<Calendar>;
