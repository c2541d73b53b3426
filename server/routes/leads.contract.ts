import {
  leadAnalyticsSchema,
  leadLimits,
  leadPageSchema,
  leadSchema,
  leadSorts,
  leadSummarySchema,
  storedLeadSchema,
  storedSchema,
} from '@vetsync/machines/leads/model';
import * as z from 'zod/mini';
import { idempotencyHeaders } from '../data/insertOnce.ts';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { localeOf } from '../leads/leadsDate.ts';
import { parsePosition } from '../leads/leadsFeed.ts';
import type { RouteContract } from '../http/contract.ts';
import { daySchema } from '../dates.ts';

/** Longest text that is searched for, in UTF-16 code units. */
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
/** An empty one says as little as none. */
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
/** Browsers send it unasked, so that what can't be read is passed over rather than refused. */
export const exportHeaders = z.object({
  'Accept-Language': z.pipe(
    z.optional(z.string()),
    z.transform((text: string | undefined) => localeOf(text)),
  ),
});

/** What a call that stores once answers. */
export const storedResponses: RouteContract['responses'] = {
  200: {
    description: 'An earlier call with this key had stored it; nothing was added.',
    schema: storedSchema,
  },
  201: { description: 'Stored: committed and on disk.', schema: storedSchema },
  422: { description: '`invalid_input`, or `idempotency_key_reused` with other content than before.' },
};

export const leadsContract: RouteContract[] = [
  {
    method: 'post',
    path: '/api/leads',
    access: 'any',
    limit: 'leads',
    summary: 'Leave a lead; with an Idempotency-Key at most once',
    headers: idempotencyHeaders,
    body: leadSchema,
    responses: storedResponses,
  },
  {
    method: 'get',
    path: '/api/leads',
    access: 'admin',
    summary: 'Leads page by page; a cursor stands for a place, so that new leads move nothing',
    query: leadPageQuery,
    responses: { 200: { description: 'One page.', schema: leadPageSchema } },
  },
  {
    method: 'get',
    path: '/api/leads/summary',
    access: 'admin',
    summary: 'Totals of all leads, exact at the moment of asking',
    responses: { 200: { description: 'The totals.', schema: leadSummarySchema } },
  },
  {
    method: 'get',
    path: '/api/leads/analytics',
    access: 'admin',
    summary:
      'Leads per UTC day, source and status; the rarest sources and statuses counted together as `other`',
    query: dayRangeQuery,
    responses: { 200: { description: 'The counts.', schema: leadAnalyticsSchema } },
  },
  {
    method: 'get',
    path: '/api/leads/export.csv',
    access: 'admin',
    summary: 'All leads that match as CSV; dates as Accept-Language writes them, in UTC',
    query: leadFilterQuery,
    headers: exportHeaders,
    responses: {
      200: {
        description:
          'UTF-8 with a byte order mark. A cell that a spreadsheet would run begins with an apostrophe.',
        contentType: 'text/csv',
      },
      429: { description: '`too_many_exports`: another export of yours is still running.' },
      503: { description: '`exports_busy`: as many exports as may run are running.' },
    },
  },
  {
    method: 'get',
    path: '/api/leads/events',
    access: 'admin',
    summary:
      'Live feed of new leads, as server-sent events; after a position first what was missed. `Last-Event-ID` wins over `after`',
    query: positionQuery,
    headers: positionHeaders,
    responses: {
      200: {
        description:
          '`event: opened`, then `event: lead` for each lead with its position as `id`, and a comment every 25 s. ' +
          '`event: reset` follows `opened` where the position is beyond all leads: read the list again, and go on from its `id`. ' +
          '`event: end` with a `reason` (`session`, `role`, `stopping`) comes last.',
        contentType: 'text/event-stream',
      },
      429: { description: '`too_many_streams`: you follow the leads in as many places as you can at once.' },
      503: { description: '`feed_full`, or not available right now.' },
    },
  },
  {
    method: 'get',
    path: '/api/leads/{id}',
    access: 'admin',
    summary: 'One lead, whole',
    responses: {
      200: { description: 'The lead.', schema: storedLeadSchema },
      404: { description: '`not_found`: no lead has this id.' },
    },
  },
];
