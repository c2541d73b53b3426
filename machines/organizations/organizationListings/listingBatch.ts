import { isDone } from '../../exchange/workList/batch.ts';
import type { BatchOf } from '../../exchange/workList/batch.ts';
import type { DraftAction, DraftBatchResult, Listing } from '../../organizations/model/index.ts';
import { problemOf } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';

/** What became of one draft. */
export type DraftResult = { state: 'done' } | { state: 'refused'; problem: Problem };
/** What is done with one draft. */
export type DraftItem = Pick<Listing, 'id' | 'title'>;

/** The same thing done with several drafts. */
export type DraftBatch = BatchOf<DraftAction, DraftItem, DraftResult>;

function resultOf({ task }: DraftBatch, answer: DraftBatchResult['results'][number]): DraftResult {
  if (!('problem' in answer)) return { state: 'done' };
  // An answer that was lost: what was to be deleted is gone.
  if (task === 'delete' && answer.problem.status === 404) return { state: 'done' };
  return { state: 'refused', problem: problemOf(answer.problem) };
}
export const withResults = (batch: DraftBatch, { results }: DraftBatchResult): DraftBatch => ({
  ...batch,
  results: {
    ...batch.results,
    ...Object.fromEntries(results.map((each) => [each.id, resultOf(batch, each)])),
  },
});

/** The list after a call: what is deleted is gone, and what is published says so. */
export function withBatchResults(
  listings: readonly Listing[],
  batch: DraftBatch,
  { results }: DraftBatchResult,
): readonly Listing[] {
  const stored = new Map(results.map((result) => [result.id, 'listing' in result ? result.listing : null]));
  return listings
    .filter(({ id }) => batch.task !== 'delete' || !isDone(batch, id))
    .map((listing) => stored.get(listing.id) ?? listing);
}
