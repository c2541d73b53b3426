import * as z from 'zod/mini';
import { workdayFrom } from '../../model/time/workdays.ts';
import { longDate } from '../../model/time/zoned.ts';

/** Who looks at a veteran's profile (feature spec, section 4, "Profile viewer type"). */
export const viewerTypes = ['veteran', 'university', 'recruiter', 'nonprofit'] as const;
export type ViewerType = (typeof viewerTypes)[number];

/** What navigation state says, else the property, else a veteran. What is no type counts as not said. */
export const viewerTypeOf = (...said: readonly unknown[]): ViewerType =>
  said.map((each) => viewerTypes.find((type) => type === each)).find((type) => type !== undefined) ??
  'veteran';

/** What the address's `open` (and `posting`) names; null where nothing is open. */
export type ViewerOpen =
  | { what: 'buddies'; posting: string }
  | { what: 'claim' | 'housing' | 'contact' }
  | null;

export const viewerContactFields = ['opportunity', 'day', 'time', 'message'] as const;
export type ViewerContactField = (typeof viewerContactFields)[number];
/** What an organization writes: the name of an opportunity, a day `YYYY-MM-DD`, a time, a message. */
export type ViewerContact = Readonly<Record<ViewerContactField, string>>;
export const emptyViewerContact: ViewerContact = { opportunity: '', day: '', time: '', message: '' };

/** Fields of each organization's form, in their order: Schedule Interview, Send Opportunity, Send Message. */
export const viewerContactForms: Readonly<Record<ViewerType, readonly ViewerContactField[]>> = {
  veteran: [],
  university: ['day', 'time', 'message'],
  recruiter: ['opportunity', 'message'],
  nonprofit: ['message'],
};

/** Most characters of each field. */
export const viewerContactLimits: Readonly<Record<ViewerContactField, number>> = {
  opportunity: 100,
  day: 10,
  time: 10,
  /** Room for what stands before it in the message that is sent. */
  message: 800,
};

/** Times an interview may begin, as they are read. */
export const interviewTimes = ['9:00 AM', '10:30 AM', '1:00 PM', '2:30 PM', '4:00 PM'] as const;
/** How far ahead an interview may be, in days. */
export const interviewDaysAhead = 90;
/** Simulated time until something is sent, in milliseconds (feature spec, section 9, simulated send delay). */
export const contactSendMs = 2_000;

const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** First and last day of an interview as seen at `now` (epoch milliseconds), as `YYYY-MM-DD` in UTC. */
export const interviewDays = (now: number) => ({
  first: dayOf(now + dayMs),
  last: dayOf(now + interviewDaysAhead * dayMs),
});

/** Rules of each field; `days` are those that may be chosen. */
const rulesOf = (days: { first: string; last: string }) => ({
  opportunity: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name the opportunity'),
      z.maxLength(viewerContactLimits.opportunity, 'Name of the opportunity too long'),
    ),
  day: z.string().check(
    z.minLength(1, 'Choose a day'),
    z.refine((day) => day === '' || (day >= days.first && day <= days.last), 'Choose a day within 90 days'),
    z.refine((day) => day === '' || workdayFrom(day) === day, 'Choose a workday'),
  ),
  time: z.enum(interviewTimes, 'Choose a time'),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a message'),
      z.maxLength(viewerContactLimits.message, 'Message too long'),
    ),
});

/** A message may stay empty where something else is sent. */
export const optionalContactFields = (viewer: ViewerType): readonly ViewerContactField[] =>
  viewerContactForms[viewer].length > 1 ? ['message'] : [];

/** A first message for each field that is wrong. */
export function viewerContactErrors(
  viewer: ViewerType,
  contact: ViewerContact,
  now: number,
): Partial<Record<ViewerContactField, string>> {
  const fields = viewerContactForms[viewer];
  const optional = optionalContactFields(viewer);
  const rules = rulesOf(interviewDays(now));
  const errors: Partial<Record<ViewerContactField, string>> = {};
  for (const field of fields) {
    const isLeftOut = optional.includes(field) && contact[field].trim() === '';
    const parsed = rules[field].safeParse(contact[field]);
    if (!parsed.success && !isLeftOut) errors[field] = parsed.error.issues[0]?.message;
  }
  return errors;
}

/** What is sent: the words of the form as one message. */
const messageTexts: Readonly<Record<ViewerType, (contact: ViewerContact) => readonly string[]>> = {
  veteran: () => [],
  university: ({ day, time, message }) => [`Interview proposal: ${longDate(day)}, ${time}`, message],
  recruiter: ({ opportunity, message }) => [`Opportunity: ${opportunity.trim()}`, message],
  nonprofit: ({ message }) => [message],
};
export const viewerMessageOf = (viewer: ViewerType, contact: ViewerContact): string =>
  messageTexts[viewer](contact)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');

/** What is told once it was sent, by viewer. */
export const viewerContactToasts: Readonly<Record<ViewerType, string>> = {
  veteran: '',
  university: 'Interview request sent',
  recruiter: 'Opportunity sent',
  nonprofit: 'Message sent',
};
