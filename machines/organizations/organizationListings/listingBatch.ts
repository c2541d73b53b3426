import type { DraftAction, DraftBatchResult, Listing } from '../../organizations/model/index.ts';
import { isTemporary, problemOf } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';

/** Drafts of one call: few enough that the progress moves, and one call never takes long. */
const batchCallMax = 20;

/** What became of one draft. */
type DraftOutcome = { state: 'done' } | { state: 'refused'; problem: Problem };

/** The same thing done with several drafts, in calls of some at a time. */
export interface DraftBatch {
  action: DraftAction;
  items: readonly Pick<Listing, 'id' | 'title'>[];
  /** By the id of the draft. Missing: not sent, or the answer was lost. */
  outcomes: Readonly<Record<string, DraftOutcome>>;
}

export const unsentOf = ({ items, outcomes }: DraftBatch) => items.filter(({ id }) => !outcomes[id]);
/** The ids of the next call. */
export const nextCallOf = (batch: DraftBatch) =>
  unsentOf(batch)
    .slice(0, batchCallMax)
    .map(({ id }) => id);

const outcomeOf = (batch: DraftBatch, result: DraftBatchResult['results'][number]): DraftOutcome => {
  if (!('problem' in result)) return { state: 'done' };
  // An answer that was lost: what was to be deleted is gone.
  if (batch.action === 'delete' && result.problem.status === 404) return { state: 'done' };
  return { state: 'refused', problem: problemOf(result.problem) };
};
export const withOutcomes = (batch: DraftBatch, { results }: DraftBatchResult): DraftBatch => ({
  ...batch,
  outcomes: {
    ...batch.outcomes,
    ...Object.fromEntries(results.map((result) => [result.id, outcomeOf(batch, result)])),
  },
});
export const isDone = ({ outcomes }: DraftBatch, id: string) => outcomes[id]?.state === 'done';

/** The server had no time, or no room. What it refuses for another reason, it would refuse again. */
const isRetryable = (outcome: DraftOutcome | undefined) =>
  outcome === undefined || (outcome.state === 'refused' && isTemporary(outcome.problem));
export const retryableOf = ({ items, outcomes }: DraftBatch) =>
  items.filter(({ id }) => isRetryable(outcomes[id]));
/** The batch with what may succeed later ahead of it again. */
export const withRetry = (batch: DraftBatch): DraftBatch => ({
  ...batch,
  outcomes: Object.fromEntries(Object.entries(batch.outcomes).filter(([, outcome]) => !isRetryable(outcome))),
});

/** The list after a call: what is deleted is gone, and what is published says so. */
export function withBatchResults(
  listings: readonly Listing[],
  { action, outcomes }: DraftBatch,
  { results }: DraftBatchResult,
): readonly Listing[] {
  const stored = new Map(results.map((result) => [result.id, 'listing' in result ? result.listing : null]));
  return listings
    .filter(({ id }) => action !== 'delete' || outcomes[id]?.state !== 'done')
    .map((listing) => stored.get(listing.id) ?? listing);
}
