import * as z from 'zod/mini';
import { dayIn, momentIn, offsetIn } from '../../model/time/zoned.ts';
import { isEqual } from '../../model/isEqual.ts';
import { isDay, isTimeZone } from '../../model/time/calendarDay.ts';
import { emptyListingContent, listingFieldsOf } from './listing.ts';
import type { Listing, ListingContent, ListingField } from './listing.ts';
import type { ListingKind } from './listingKinds.ts';
import { parseStored } from '../../model/text/stored.ts';

/** Fields that are lists of short texts, such as skills. */
export const entryLists = ['requiredSkills', 'preferredSkills', 'credentials', 'languages'] as const;
export type EntryList = (typeof entryLists)[number];
const amounts = [
  'salaryFrom',
  'salaryTo',
  'tuition',
  'militaryCredits',
  'capacity',
  'durationMinutes',
  'guests',
] as const;
type Amount = (typeof amounts)[number];
const texts = [
  'title',
  'description',
  'type',
  'location',
  'zip',
  'closesOn',
  'clearance',
  'duration',
  'whenFull',
  'eligibility',
  'timeZone',
] as const;

const text = z.string();
const list = z.array(z.string());
const each = <const Names extends readonly string[], Schema extends z.ZodMiniType>(
  names: Names,
  schema: Schema,
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Names[number], Schema>;

/** What is typed about a listing. Amounts are text, so that nothing that is typed gets lost. */
export const listingDraftSchema = z.object({
  ...each(texts, text),
  ...each(amounts, text),
  ...each(entryLists, list),
  remote: z.boolean(),
  acceptsNew: z.boolean(),
  benefits: list,
  deadlines: z.array(z.object({ name: text, date: text })),
  /** One in each line. */
  questions: text,
  /** Day and time when an event starts, in its time zone. */
  startDay: text,
  startTime: text,
  /** What is being typed into each list, and is not in it yet. */
  typed: z.object(each(entryLists, text)),
});
export type ListingDraft = z.infer<typeof listingDraftSchema>;
export type ListingDraftField = Exclude<keyof ListingDraft, 'typed'>;

/** A listing that is being written, and the version that it is based on. Null: it is new. */
export const storedListingDraftSchema = z.object({
  draft: listingDraftSchema,
  version: z.nullable(z.number()),
  /** Idempotency key under which a new one may have been sent. */
  key: z.optional(z.string()),
});
export type StoredListingDraft = z.infer<typeof storedListingDraftSchema>;

const amountText = (amount: number | null) => (amount === null ? '' : String(amount));
const minuteMs = 60_000;

/** Day and time of an instant in a time zone. */
function localStart(startsAt: string, timeZone: string) {
  const at = Date.parse(startsAt);
  if (Number.isNaN(at)) return { startDay: '', startTime: '' };
  const shown = new Date(at + offsetIn(timeZone, at) * minuteMs).toISOString();
  return { startDay: dayIn(timeZone, at), startTime: shown.slice(11, 16) };
}

/** @param timeZone That of the reader, for an event without one. */
export function listingDraftOf(content: Partial<ListingContent>, timeZone: string): ListingDraft {
  const { startsAt, ...fields } = { ...emptyListingContent, ...content };
  const zone = isTimeZone(fields.timeZone) ? fields.timeZone : timeZone;
  return {
    ...fields,
    ...(Object.fromEntries(amounts.map((name) => [name, amountText(fields[name])])) as Record<
      Amount,
      string
    >),
    timeZone: zone,
    questions: fields.questions.join('\n'),
    ...localStart(startsAt, zone),
    typed: { requiredSkills: '', preferredSkills: '', credentials: '', languages: '' },
  };
}

/** The content of a stored listing. */
export const listingContentOf = (listing: Listing): Partial<ListingContent> =>
  Object.fromEntries(listingFieldsOf(listing.kind).map((field) => [field, listing[field]]));

/** Splits at commas and line breaks, so that a pasted list becomes entries. */
const entriesIn = (typed: string) =>
  typed
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
/** A list with what was typed. Nothing is listed twice. */
export const withTypedEntries = (entries: readonly string[], typed: string): string[] => [
  ...new Set([...entries, ...entriesIn(typed)]),
];

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Text that is no time, for the schema to refuse. */
const incomplete = 'incomplete';
function startOf({ startDay, startTime, timeZone }: ListingDraft): string {
  if (startDay === '' && startTime === '') return '';
  if (!isDay(startDay) || !/^\d\d:\d\d$/.test(startTime) || !isTimeZone(timeZone)) return incomplete;
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number);
  return new Date(momentIn(timeZone, startDay, hours * 60 + minutes)).toISOString();
}

const isEmptyDeadline = ({ name, date }: { name: string; date: string }) => name.trim() === '' && date === '';

/** What is sent of a draft: the fields of its kind. It may still be invalid. */
export function contentOfListingDraft(kind: ListingKind, draft: ListingDraft): Partial<ListingContent> {
  const { typed, startDay: _day, startTime: _time, ...fields } = draft;
  const content = {
    ...fields,
    ...Object.fromEntries(
      amounts.map((name) => [name, fields[name].trim() === '' ? null : Number(fields[name])]),
    ),
    ...Object.fromEntries(entryLists.map((name) => [name, withTypedEntries(fields[name], typed[name])])),
    deadlines: fields.deadlines.filter((deadline) => !isEmptyDeadline(deadline)),
    questions: fields.questions
      .split('\n')
      .map((question) => question.trim())
      .filter(Boolean),
    startsAt: startOf(draft),
  } as Record<ListingField, unknown>;
  return Object.fromEntries(listingFieldsOf(kind).map((field) => [field, trimmed(content[field])]));
}

/** Fields whose values differ. */
export const changedListingFields = (
  kind: ListingKind,
  one: Partial<ListingContent>,
  other: Partial<ListingContent>,
): ListingField[] => listingFieldsOf(kind).filter((field) => !isEqual(one[field], other[field]));

/** Parses what was stored for a reload. Null if it is missing or corrupt. */
export const parseStoredListingDraft = (stored: string | null): StoredListingDraft | null =>
  parseStored(storedListingDraftSchema, stored, null);
