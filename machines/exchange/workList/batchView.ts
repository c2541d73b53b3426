import type { Phrase } from '../../system/model/phrase.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { isDone, retryableOf } from './batch.ts';
import type { BatchOf, RowResult } from './batch.ts';

/** How far something is that is done with several rows, and then what became of each. */
export interface BatchReport<Item extends { id: string }, Result extends RowResult> {
  state: 'sending' | 'proving' | 'reported';
  total: number;
  answered: number;
  done: number;
  /** What was not done, and why. `result` null: not sent, or the answer was lost. */
  others: readonly (Item & { result: Result | null; failure: Phrase | null })[];
  /** Rows that may succeed if they are sent again. */
  retryable: number;
  /** Why the call as a whole has failed, or null. */
  failure: Phrase | null;
}

const shown = {
  deciding: 'sending',
  sending: 'sending',
  refused: 'sending',
  proving: 'proving',
  reported: 'reported',
} as const;
type Shown = keyof typeof shown;

/** Whether something is sent: nothing else can be meanwhile. */
export const isSending = (selection: string) => selection in shown && selection !== 'reported';

/** @param selection state of the region with `batchStates` */
export function batchReport<Item extends { id: string }, Result extends RowResult>(
  selection: string,
  batch: BatchOf<unknown, Item, Result> | null,
  problem: Problem,
): BatchReport<Item, Result> | null {
  const state = shown[selection as Shown] ?? null;
  if (!batch || state === null) return null;
  const { items, results } = batch;
  const isReported = state === 'reported';
  const answered = Object.keys(results).length;
  return {
    state,
    total: items.length,
    answered,
    done: items.filter(({ id }) => isDone(batch, id)).length,
    others: isReported
      ? items.flatMap((item) => {
          const { [item.id]: result = null } = results;
          if (result?.state === 'done') return [];
          return [{ ...item, result, failure: result?.problem ? problemMessage(result.problem) : null }];
        })
      : [],
    retryable: isReported ? retryableOf(batch).length : 0,
    failure: isReported && answered < items.length ? problemMessage(problem) : null,
  };
}
