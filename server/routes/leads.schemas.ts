import { leadLimits, leadSorts, storedSchema } from '@vetsync/machines/leads/model';
import { daySchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import type { RouteContract } from '../http/contract.ts';
import { localeOf } from '../leads/leadsDate.ts';
import { parsePosition } from '../data/feedPositions.ts';

/** Maximum length of a search text, in UTF-16 code units. */
const searchMax = 200;

export const searchTextSchema = z.string().check(z.trim(), z.maxLength(searchMax, 'Search text too long'));

const filters = {
  q: z.optional(searchTextSchema),
  veteran: z.optional(z.enum(['veteran', 'other'])),
  source: z.optional(z.string().check(z.maxLength(leadLimits.source, 'Source too long'))),
  sort: z.prefault(z.enum(leadSorts), 'newest'),
};
export const leadFilterQuery = z.strictObject(filters);
export const leadPageQuery = z.strictObject({
  ...filters,
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});
export const dayRangeQuery = z.strictObject({ from: z.optional(daySchema), to: z.optional(daySchema) }).check(
  z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The first day must not be after the last day',
  }),
);

const positionSchema = z.pipe(
  z.string().check(z.refine((text) => parsePosition(text) !== null, 'Not a position of this feed')),
  z.transform((text: string) => parsePosition(text)!),
);
export const positionQuery = z.strictObject({ after: z.optional(positionSchema) });
/** An empty header is treated as missing. */
export const positionHeaders = z.object({
  'Last-Event-ID': z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine((text) => text === '' || parsePosition(text) !== null, 'Not a position of this feed'),
        ),
      z.transform((text: string) => parsePosition(text)),
    ),
  ),
});
/** Browsers send this header automatically, so an invalid value is ignored instead of rejected. */
export const exportHeaders = z.object({
  'Accept-Language': z.pipe(
    z.optional(z.string()),
    z.transform((text: string | undefined) => localeOf(text)),
  ),
});

/** Responses of a call that stores something once. */
export const storedResponses = {
  200: {
    description: 'An earlier call with this key had stored it; nothing was added.',
    schema: storedSchema,
  },
  201: { description: 'Stored: committed and on disk.', schema: storedSchema },
  422: { description: '`invalid_input`, or `idempotency_key_reused` with other content than before.' },
} satisfies RouteContract['responses'];

/** A client can repeat a call with this header without repeating its effect. */
export const idempotencyHeaders = z.object({
  'Idempotency-Key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible ASCII characters')),
  ),
});
