import * as z from 'zod/mini';
import { branchSlugs } from './branches.ts';

// What calls for reference data answer. Amounts are US dollars; what is missing or withheld is null, never 0.

/** Where a fact is from, and when: to be shown beside it. */
export const factSourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** As its publisher writes it. Null if it has none. */
  date: z.nullable(z.string()),
  page: z.string(),
  license: z.string(),
  attribution: z.string(),
});
export type FactSource = z.infer<typeof factSourceSchema>;

const list = <Item extends z.core.SomeType>(item: Item) => z.readonly(z.array(item));
const sources = list(factSourceSchema);
/** Ids of sources of which nothing is imported. */
const missing = list(z.string());
const text = z.nullable(z.string());
const number = z.nullable(z.number());

export const militaryCodeSchema = z.object({
  branch: z.enum(branchSlugs),
  code: z.string(),
  title: z.string(),
});
export type MilitaryCode = z.infer<typeof militaryCodeSchema>;
export const militaryCodesSchema = z.object({ items: list(militaryCodeSchema), missing });
export type MilitaryCodes = z.infer<typeof militaryCodesSchema>;

/** Dollars a year, and an hour where work is paid by the hour. */
export const wageSchema = z.object({
  p10: number,
  median: number,
  p90: number,
  hourlyMedian: number,
  /** Amounts that are null are higher than the publisher prints. */
  isTopped: z.boolean(),
  /** The code under which the publisher counts this occupation together with others. */
  countedIn: text,
});
export type Wage = z.infer<typeof wageSchema>;

const civilian = {
  onet: z.string(),
  title: z.string(),
  description: text,
  /** It stands for occupations that have no code of their own. */
  isCatchAll: z.boolean(),
  wage: z.nullable(wageSchema),
  /** Percent in ten years. */
  growth: number,
  /** A year. */
  openings: number,
  education: text,
  /** How much preparation is needed, from 1 to 5. */
  jobZone: number,
  isBright: z.boolean(),
  /** Ids of what this is from. */
  sources: list(z.string()),
};
export const civilianOccupationSchema = z.object(civilian);
export type CivilianOccupation = z.infer<typeof civilianOccupationSchema>;

export const militaryOccupationSchema = z.extend(militaryCodeSchema, {
  otherTitles: list(z.string()),
  /** It leads to no civilian occupation. */
  isMilitaryOnly: z.boolean(),
  civilian: list(civilianOccupationSchema),
  sources,
});
export type MilitaryOccupation = z.infer<typeof militaryOccupationSchema>;

/** Why an occupation is shown beside another one: the publisher says that it is close, or it is in the same group. */
export const nearReasons = ['related', 'member', 'neighbor'] as const;
export const civilianDetailSchema = z.object({
  occupation: civilianOccupationSchema,
  /** What the work asks for most, the most important first. */
  skills: list(z.string()),
  /** What people do in it, a sentence each. */
  tasks: list(z.string()),
  near: list(z.object({ ...civilian, reason: z.enum(nearReasons) })),
  sources,
});
export type CivilianDetail = z.infer<typeof civilianDetailSchema>;

export const civilianListSchema = z.object({ items: list(civilianOccupationSchema), missing, sources });
export type CivilianList = z.infer<typeof civilianListSchema>;

/** Who keeps a deadline, and why they leave. */
export const serviceComponents = ['active', 'guard', 'reserve'] as const;
export const leavingReasons = ['retiring', 'medical', 'spouse'] as const;

/** Of facts that are shown: read on a copy of the official page, or said by at least two texts. */
const shownConfidence = z.enum(['official', 'reported']);
const deadline = {
  id: z.string(),
  title: z.string(),
  what: z.string(),
  /** Whether a right ends. Otherwise it is advice. */
  hard: z.boolean(),
  /** What has to be true besides, which the question didn't say. */
  onlyIf: z.nullable(z.readonly(z.record(z.string(), z.unknown()))),
  where: z.object({ name: z.string(), address: z.string() }),
  ifMissed: z.string(),
  source: z.object({ address: z.string(), title: z.string(), seenAsOf: text }),
  confidence: shownConfidence,
};
const datedDeadlineSchema = z.object({ ...deadline, opens: text, due: text, isOver: z.boolean() });
export type DatedDeadline = z.infer<typeof datedDeadlineSchema>;
const otherDeadlineSchema = z.object({ ...deadline, anchor: z.string(), opensAfter: text, dueAfter: text });
export type OtherDeadline = z.infer<typeof otherDeadlineSchema>;
export const deadlinesSchema = z.object({
  items: list(datedDeadlineSchema),
  /** Counted from another day than the last one of service, such as that of a decision. */
  others: list(otherDeadlineSchema),
  /** To be shown beside what is reported. */
  words: z.string(),
});
export type Deadlines = z.infer<typeof deadlinesSchema>;

export const placeKinds = [
  'medical-center',
  'clinic',
  'vet-center',
  'benefits-office',
  'employment-office',
  'campus-office',
  'base-office',
  'cemetery',
] as const;
export type PlaceKind = (typeof placeKinds)[number];
const placeSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(placeKinds),
  street: text,
  city: text,
  state: text,
  zip: text,
  phone: text,
  /** As the list writes them, by day: `{ monday: '800AM-430PM' }`. */
  hours: z.readonly(z.record(z.string(), text)),
  timeZone: z.string(),
  note: text,
  miles: z.number(),
  /** The date of the list. */
  asOf: text,
});
export type Place = z.infer<typeof placeSchema>;
export const placesSchema = z.object({
  items: list(placeSchema),
  missing,
  sources,
  /** Where VA itself answers. */
  locator: z.string(),
});
export type Places = z.infer<typeof placesSchema>;
