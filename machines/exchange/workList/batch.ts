import { isTemporary } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';

/** Rows of one call: few enough that the progress moves, and one call never takes long. */
const callMax = 20;

/** What became of one row. A machine names more states than `done` and `refused`, if it has them. */
export interface RowResult {
  state: string;
  /** Of `refused`. */
  problem?: Problem;
}

/** The same thing done with several rows, in calls of a few at a time. */
export interface BatchOf<Task, Item extends { id: string }, Result extends RowResult> {
  task: Task;
  items: readonly Item[];
  /** By the id of the row. Missing: not sent, or the answer was lost. */
  results: Readonly<Record<string, Result>>;
}
export type AnyBatch = BatchOf<unknown, { id: string }, RowResult>;

export const unsentOf = <Item extends { id: string }>({
  items,
  results,
}: BatchOf<unknown, Item, RowResult>): Item[] => items.filter(({ id }) => !results[id]);
/** What the next call is about. */
export const nextCallOf = <Item extends { id: string }>(batch: BatchOf<unknown, Item, RowResult>) =>
  unsentOf(batch).slice(0, callMax);

export const isDone = ({ results }: Pick<AnyBatch, 'results'>, id: string) => results[id]?.state === 'done';
/** What has succeeded needs no more attention; the rest stays selected. */
export const withoutDone = (selected: ReadonlySet<string>, batch: AnyBatch): ReadonlySet<string> =>
  new Set([...selected].filter((id) => !isDone(batch, id)));

/** The server had no time, or no room. What it refuses for another reason, it would refuse again. */
const isRetryable = (result: RowResult | undefined) =>
  result === undefined || (result.problem !== undefined && isTemporary(result.problem));
export const retryableOf = ({ items, results }: AnyBatch) =>
  items.filter(({ id }) => isRetryable(results[id]));
/** The batch with what may succeed later ahead of it again. What is sent stays the same, so nothing happens twice. */
export const withRetry = <Batch extends AnyBatch>(batch: Batch): Batch => ({
  ...batch,
  results: Object.fromEntries(Object.entries(batch.results).filter(([, result]) => !isRetryable(result))),
});
