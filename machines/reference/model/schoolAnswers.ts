import * as z from 'zod/mini';
import { factSourceSchema } from './answers.ts';

// What calls for schools answer. Amounts are US dollars; what is missing or withheld is null, never 0.

const list = <Item extends z.core.SomeType>(item: Item) => z.readonly(z.array(item));
const text = z.nullable(z.string());
const number = z.nullable(z.number());
const flag = z.nullable(z.boolean());

export const schoolControls = ['public', 'nonprofit', 'for-profit'] as const;
export const schoolLevels = ['four-year', 'two-year', 'less-than-two-year'] as const;

const tuitionSchema = z.object({
  inState: number,
  inStateFees: number,
  outOfState: number,
  outOfStateFees: number,
  year: text,
});
const veteransSchema = z.object({
  yellowRibbon: flag,
  trainingCredit: flag,
  contact: flag,
  studentGroup: flag,
  defenseMemorandum: flag,
  rotc: flag,
  /** All that it teaches is online. */
  onlineOnly: flag,
  year: text,
});
export const schoolSchema = z.object({
  /** UNITID of IPEDS. */
  id: z.string(),
  name: z.string(),
  street: text,
  city: text,
  state: text,
  zip: text,
  website: text,
  veteransPage: text,
  control: z.nullable(z.enum(schoolControls)),
  level: z.nullable(z.enum(schoolLevels)),
  /** VA's codes of it. */
  facilityCodes: list(z.string()),
  /** Dollars a year. Null: the school has no academic year, or reported none. */
  tuition: z.nullable(tuitionSchema),
  /** As the school reported. Null within: it didn't say. */
  veterans: z.nullable(veteransSchema),
  miles: number,
});
export type School = z.infer<typeof schoolSchema>;

export const schoolsSchema = z.object({
  items: list(schoolSchema),
  nextCursor: text,
  missing: list(z.string()),
  sources: list(factSourceSchema),
});
export type Schools = z.infer<typeof schoolsSchema>;

/** What the Post-9/11 GI Bill pays for housing: E-5 with dependents, at a ZIP code. */
export const housingRateSchema = z.object({
  monthly: z.number(),
  area: z.string(),
  areaCode: z.string(),
  from: z.string(),
  to: z.string(),
  source: factSourceSchema,
});
export type HousingRate = z.infer<typeof housingRateSchema>;

/** Basic Allowance for Housing in a calendar year. */
export const housingAllowanceSchema = z.object({
  monthly: z.number(),
  area: z.string(),
  year: z.number(),
  source: factSourceSchema,
});
export type HousingAllowance = z.infer<typeof housingAllowanceSchema>;

/** An amount of a benefit with its period, as far as it may be shown. */
export const rateSchema = z.object({
  id: z.string(),
  chapter: z.string(),
  amount: z.number(),
  unit: z.string(),
  from: text,
  to: text,
  confidence: z.enum(['official', 'reported']),
  page: z.string(),
  sources: list(z.string()),
});
export type Rate = z.infer<typeof rateSchema>;

export const schoolDetailSchema = z.object({
  school: schoolSchema,
  /** From 0 to 1; earnings are dollars a year. */
  outcomes: z.nullable(z.object({ graduation: number, retention: number, earnings: number })),
  /** Students on the GI Bill. */
  students: number,
  /** Why VA warned of it. */
  cautions: list(z.object({ title: z.string(), dated: text, closesOn: text, link: text })),
  /** Why its federal student aid is paid only after a check. */
  monitoring: list(z.object({ method: z.number(), reason: text })),
  /** Null: none is known for its ZIP code and this school year. */
  housing: z.nullable(housingRateSchema),
  /** What the Post-9/11 GI Bill pays at most, on the day that was asked for. */
  rates: list(rateSchema),
  missing: list(z.string()),
  sources: list(factSourceSchema),
});
export type SchoolDetail = z.infer<typeof schoolDetailSchema>;
