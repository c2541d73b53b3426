import * as z from 'zod/mini';
import { uuidSchema } from '../../system/model/uuidSchema.ts';
import { listingSchema } from './listing.ts';

/** What can be done with several drafts at once. */
export const draftActions = ['publish', 'delete'] as const;
export type DraftAction = (typeof draftActions)[number];
/** The most drafts of one call. */
export const draftBatchMax = 100;
export const draftBatchSchema = z.strictObject({
  action: z.enum(draftActions),
  ids: z.array(uuidSchema).check(z.minLength(1), z.maxLength(draftBatchMax)),
});
/** What became of each draft of a call: as it is stored now, null if it is deleted, or why it stays as it is. */
export const draftBatchResultSchema = z.object({
  results: z.array(
    z.union([
      z.object({ id: z.string(), listing: z.nullable(listingSchema) }),
      z.object({ id: z.string(), problem: z.looseObject({ status: z.int(), code: z.string() }) }),
    ]),
  ),
});
export type DraftBatchResult = z.output<typeof draftBatchResultSchema>;
