import { emit } from 'xstate';
import type { EventObject } from 'xstate';
import { assignPart } from '../../kit/assignPart.ts';
import { problemOf, unreachable, isProofDue, proofReasonOf } from '../../system/model/index.ts';
import type { Problem, ProofEmitted } from '../../system/model/index.ts';
import { retryableOf, unsentOf, withRetry } from './batch.ts';
import type { AnyBatch } from './batch.ts';

/** Part of the context of a list whose rows are selected, and what is done with several at once. */
export interface SelectionContext<Batch extends AnyBatch = AnyBatch> {
  /** Ids of selected rows. */
  selected: ReadonlySet<string>;
  /** What is done with several rows, or was last. */
  batch: Batch | null;
  /** Why the last call for several failed. */
  batchProblem: Problem;
}

/** The rows that can be selected, as far as they are listed. */
interface SelectableRows {
  rows: readonly { id: string }[];
  cursor: string | null;
  /** How many there are, also those that are not listed; null if it is not known. */
  total: number | null;
}

/** So many rows can be selected at once. */
const selectMax = 1_000;

/** What a batch changes in the context when it starts. */
export const started = <Batch extends AnyBatch>(batch: Batch | null) => ({
  batch,
  batchProblem: unreachable,
});

type Selecting = { context: SelectionContext };

interface Selection<Context> {
  rowsOf: (context: Context) => SelectableRows;
  maySelect: (context: Context) => boolean;
}

/** What such a machine declares in `setup`, besides what is its own: see `selectionStates.ts`. */
export function selectionSetup<Context extends SelectionContext, Event extends EventObject>({
  rowsOf,
  maySelect,
}: Selection<Context>) {
  const change = assignPart<SelectionContext, Context, Event>();
  return {
    actions: {
      select: change<{ rowId: string; isSelected: boolean }>((context, { rowId, isSelected }) => {
        const selected = new Set(context.selected);
        if (isSelected) selected.add(rowId);
        else selected.delete(rowId);
        return { selected };
      }),
      selectAll: change((context) => ({
        selected: new Set(
          rowsOf(context)
            .rows.slice(0, selectMax)
            .map(({ id }) => id),
        ),
      })),
      clearSelection: change(() => ({ selected: new Set() })),
      prepareRetry: change(({ batch }) => started(batch && withRetry(batch))),
      setBatchProblem: change<{ error: unknown }>((_, { error }) => ({ batchProblem: problemOf(error) })),
      requestBatchProof: emit<Context, Event, undefined, Event, ProofEmitted>(({ context }) => ({
        type: 'proof.request',
        reason: proofReasonOf(context.batchProblem),
      })),
      dismissBatch: change(() => ({ batch: null })),
    },
    guards: {
      maySelect: ({ context }: { context: Context }) => maySelect(context),
      selectsUnlisted: ({ context }: { context: Context }) => {
        const { rows, cursor } = rowsOf(context);
        return maySelect(context) && cursor !== null && rows.length < selectMax;
      },
      hasUnsent: ({ context: { batch } }: Selecting) => batch !== null && unsentOf(batch).length > 0,
      hasSent: ({ context: { batch } }: Selecting) => batch !== null && batch.items.length > 0,
      canRetryBatch: ({ context: { batch } }: Selecting) => batch !== null && retryableOf(batch).length > 0,
      batchProofDue: ({ context }: Selecting) => isProofDue(context.batchProblem),
    },
  };
}

/** What "Select all" offers. */
export interface SelectableView {
  /** Whether the person may select rows. */
  canSelect: boolean;
  /** How many rows "Select all" selects: also those that are not listed yet. */
  selectable: number;
  /** Whether there are more than can be selected. */
  isSelectLimited: boolean;
}

export function selectableOf({ rows, cursor, total }: SelectableRows, canSelect: boolean): SelectableView {
  const selectable = Math.min(selectMax, cursor === null ? rows.length : Math.max(rows.length, total ?? 0));
  return { canSelect, selectable, isSelectLimited: selectable === selectMax && cursor !== null };
}
