import * as z from 'zod/mini';

// What administrators see of the data behind lookups: files that were imported, and facts that the project wrote itself.

const text = z.nullable(z.string());
const list = <Item extends z.core.SomeType>(item: Item) => z.readonly(z.array(item));

/** A file of a source, or the source itself if there is none. `due`: a newer file is to be expected. */
export const dataSetSchema = z.object({
  source: z.string(),
  /** A year or a list, where several are used side by side. */
  edition: z.string(),
  title: z.string(),
  publisher: z.string(),
  page: z.string(),
  status: z.enum(['installed', 'due', 'missing']),
  /** Null: nothing is imported. */
  file: z.nullable(
    z.object({
      name: z.string(),
      date: text,
      importedAt: z.string(),
      rows: z.number(),
      kept: z.number(),
      leftOut: list(z.object({ reason: z.string(), count: z.number(), lines: z.string() })),
    }),
  ),
  /** What the last import replaced, to go back to. */
  previous: z.nullable(z.object({ date: text, importedAt: z.string() })),
});
export type DataSet = z.infer<typeof dataSetSchema>;

/** How sure the project is of a fact that it wrote itself. Only the first two are shown. */
export const confidences = [
  'official',
  'reported',
  'single',
  'computed',
  'disputed',
  'unread',
  'unknown',
] as const;

/** `link`: from a military to a civilian occupation, which people say is wrong; a check leaves it out. */
export const factKinds = ['rate', 'deadline', 'contact', 'link'] as const;
export type FactKind = (typeof factKinds)[number];
/** How many administrators have to agree: what pays money needs two. */
export const checksNeeded: Readonly<Record<FactKind, number>> = {
  rate: 2,
  deadline: 1,
  contact: 1,
  link: 1,
};

export const adminFactSchema = z.object({
  kind: z.enum(factKinds),
  /** Its id; of a rate also the first day of its period. */
  fact: z.string(),
  title: z.string(),
  /** What it says, such as a number to call. */
  text,
  /** Dollars, of a rate. Null: the amount wasn't found. */
  amount: z.nullable(z.number()),
  unit: text,
  from: text,
  to: text,
  /** As the project wrote it: `official`, `reported`, `single`, … */
  confidence: z.enum(confidences),
  page: z.string(),
  isShown: z.boolean(),
  checks: list(
    z.object({
      by: text,
      isOwn: z.boolean(),
      amount: z.nullable(z.number()),
      page: z.string(),
      checkedOn: z.string(),
    }),
  ),
});
export type AdminFact = z.infer<typeof adminFactSchema>;

/** Answer of `GET /api/admin/data`. */
export const adminDataSchema = z.object({ sets: list(dataSetSchema), facts: list(adminFactSchema) });
export type AdminData = z.infer<typeof adminDataSchema>;

export const backRequestSchema = z.strictObject({
  source: z.string().check(z.maxLength(60)),
  edition: z.string().check(z.maxLength(60)),
});
export type BackRequest = z.infer<typeof backRequestSchema>;

/** Highest amount of a rate, in dollars. */
export const rateAmountMax = 1_000_000;
export const factPageMax = 500;
const isWebAddress = (value: string) => /^https:\/\/[^\s.]+\.\S+$/.test(value);
export const factCheckSchema = z.strictObject({
  kind: z.enum(factKinds),
  fact: z.string().check(z.maxLength(120)),
  /** Of a rate. */
  amount: z.nullable(z.number().check(z.nonnegative(), z.maximum(rateAmountMax))),
  page: z.string().check(z.trim(), z.maxLength(factPageMax), z.refine(isWebAddress)),
});
export type FactCheck = z.infer<typeof factCheckSchema>;
