import * as z from 'zod/mini';
import { workdayFrom } from '../../model/time/workdays.ts';
import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import { phraseOfIssue } from '../../system/model/issues.ts';
import { viewerCode, viewerPhrase } from './phrases.ts';

/** Roles that view a veteran's profile (feature spec, section 4, "Profile viewer type"). */
export const viewerTypes = ['veteran', 'university', 'recruiter', 'nonprofit'] as const;
export type ViewerType = (typeof viewerTypes)[number];

/** The first of `sources` that is a viewer type, else veteran. Sources are the history state and the query. */
export const viewerTypeOf = (...sources: readonly unknown[]): ViewerType =>
  sources.map((source) => viewerTypes.find((type) => type === source)).find((type) => type !== undefined) ??
  'veteran';

/** The dialog that the URL's `open` (and `posting`) names; null if none. */
export type ViewerDialog =
  | { name: 'buddies'; posting: string }
  | { name: 'claim' | 'housing' | 'contact' }
  | null;

export const viewerContactFields = ['opportunity', 'day', 'time', 'message'] as const;
export type ViewerContactField = (typeof viewerContactFields)[number];
/** An organization's draft of a message: the name of an opportunity, a day `YYYY-MM-DD`, a time, a message. */
export type ViewerContact = Readonly<Record<ViewerContactField, string>>;
export const emptyViewerContact: ViewerContact = { opportunity: '', day: '', time: '', message: '' };

/** Fields of each organization's form, in order: Schedule Interview, Send Opportunity, Send Message. */
export const viewerContactForms: Readonly<Record<ViewerType, readonly ViewerContactField[]>> = {
  veteran: [],
  university: ['day', 'time', 'message'],
  recruiter: ['opportunity', 'message'],
  nonprofit: ['message'],
};

/** Maximum length of each field. */
export const viewerContactLimits: Readonly<Record<ViewerContactField, number>> = {
  opportunity: 100,
  day: 10,
  time: 10,
  /** Leaves room for the text that the sent message adds before it. */
  message: 800,
};

/** Available start times of an interview, as displayed. */
export const interviewTimes = ['9:00 AM', '10:30 AM', '1:00 PM', '2:30 PM', '4:00 PM'] as const;
/** Latest day of an interview, in days from now. */
export const interviewDaysAhead = 90;
/** Simulated delay of sending, in milliseconds (feature spec, section 9, simulated send delay). */
export const contactSendMs = 2_000;

const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** First and last possible day of an interview at `now` (epoch milliseconds), as `YYYY-MM-DD` in UTC. */
export const interviewDays = (now: number) => ({
  first: dayOf(now + dayMs),
  last: dayOf(now + interviewDaysAhead * dayMs),
});

/** Validation of each field; `days` are the first and last day that can be chosen. */
const rulesOf = (days: { first: string; last: string }) => ({
  opportunity: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, viewerCode('opportunityRequired')),
      z.maxLength(viewerContactLimits.opportunity, viewerCode('opportunityTooLong')),
    ),
  day: z.string().check(
    z.minLength(1, viewerCode('dayRequired')),
    z.refine((day) => day === '' || (day >= days.first && day <= days.last), viewerCode('dayTooFar')),
    z.refine((day) => day === '' || workdayFrom(day) === day, viewerCode('notWorkday')),
  ),
  time: z.enum(interviewTimes, viewerCode('timeRequired')),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, viewerCode('messageRequired')),
      z.maxLength(viewerContactLimits.message, viewerCode('messageTooLong')),
    ),
});

/** The message is optional if the form has other fields. */
export const optionalContactFields = (viewer: ViewerType): readonly ViewerContactField[] =>
  viewerContactForms[viewer].length > 1 ? ['message'] : [];

/** The first error of each invalid field. */
export function viewerContactErrors(
  viewer: ViewerType,
  contact: ViewerContact,
  now: number,
): Partial<Record<ViewerContactField, Phrase>> {
  const fields = viewerContactForms[viewer];
  const optional = optionalContactFields(viewer);
  const rules = rulesOf(interviewDays(now));
  const errors: Partial<Record<ViewerContactField, Phrase>> = {};
  for (const field of fields) {
    const isSkipped = optional.includes(field) && contact[field].trim() === '';
    const parsed = rules[field].safeParse(contact[field]);
    const [issue] = parsed.success || isSkipped ? [] : parsed.error.issues;
    if (issue) errors[field] = phraseOfIssue(issue) ?? issue.message;
  }
  return errors;
}

/** The form's values as the message that is sent. */
const messageTexts: Readonly<Record<ViewerType, (contact: ViewerContact) => readonly Phrase[]>> = {
  veteran: () => [],
  university: ({ day, time, message }) => [viewerPhrase('proposal', day, time), message],
  recruiter: ({ opportunity, message }) => [viewerPhrase('opportunity', opportunity.trim()), message],
  nonprofit: ({ message }) => [message],
};
export const viewerMessageOf = (viewer: ViewerType, contact: ViewerContact, write: WritePhrase): string =>
  messageTexts[viewer](contact)
    .map((part) => write(part).trim())
    .filter(Boolean)
    .join('\n\n');

/** Toast after sending, by viewer. */
export const viewerContactToasts: Readonly<Record<ViewerType, Phrase>> = {
  veteran: '',
  university: viewerPhrase('interviewSent'),
  recruiter: viewerPhrase('opportunitySent'),
  nonprofit: viewerPhrase('messageSent'),
};
