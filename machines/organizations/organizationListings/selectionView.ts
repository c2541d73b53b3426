import type { Phrase } from '../../kit/phrase.ts';
import { draftActions } from '../../organizations/model/index.ts';
import type { DraftAction } from '../../organizations/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { isDone, retryableOf } from './listingBatch.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';
import { maySelect, reachedBy, selectableOf, selectedOf, selectMax } from './selectionSetup.ts';

export type DraftSelectionState = 'choosing' | 'confirming' | 'sending' | 'proving' | 'reported';

/** What can be done with the selected drafts, and what was done with several. */
export interface DraftSelectionView {
  /** Whether drafts can be selected: where only they are listed, by who may write them. */
  canSelect: boolean;
  /** All are listed. */
  selected: ReadonlySet<string>;
  /** How many drafts "Select all" selects. */
  selectable: number;
  /** Whether there are more than can be selected. */
  isSelectLimited: boolean;
  /** What can be done, and with how many of the selected. */
  actions: readonly { action: DraftAction; count: number }[];
  /** While something is sent, nothing else can be. */
  isBusy: boolean;
  /** What is asked before several are changed, or null. `unready`: selected drafts that stay as they are. */
  bulkConfirmation: { action: DraftAction; count: number; unready: number } | null;
  /** What is done with several drafts, or null. */
  batch: DraftBatchView | null;
}

export interface DraftBatchView {
  state: 'sending' | 'proving' | 'reported';
  action: DraftAction;
  total: number;
  answered: number;
  done: number;
  /** What was not done, and why. Null: not sent, or the answer was lost. */
  others: readonly { id: string; title: string; failure: Phrase | null }[];
  /** Drafts that may succeed if they are sent again. */
  retryable: number;
  /** Why the call as a whole has failed, or null. */
  failure: Phrase | null;
}

type Context = OrganizationListingsContext;

function batchOf(state: DraftSelectionState, { batch, batchProblem }: Context): DraftBatchView | null {
  if (!batch || state === 'choosing' || state === 'confirming') return null;
  const { action, items, outcomes } = batch;
  const answered = Object.keys(outcomes).length;
  const isReported = state === 'reported';
  return {
    state,
    action,
    total: items.length,
    answered,
    done: items.filter(({ id }) => isDone(batch, id)).length,
    others: isReported
      ? items.flatMap(({ id, title }) => {
          const outcome = outcomes[id];
          if (outcome?.state === 'done') return [];
          return [{ id, title, failure: outcome ? problemMessage(outcome.problem) : null }];
        })
      : [],
    retryable: isReported ? retryableOf(batch).length : 0,
    failure: isReported && answered < items.length ? problemMessage(batchProblem) : null,
  };
}

export function draftSelectionOf(state: DraftSelectionState, context: Context): DraftSelectionView {
  const drafts = selectedOf(context);
  const { batch } = context;
  return {
    canSelect: maySelect(context),
    selected: new Set(drafts.map(({ id }) => id)),
    selectable: selectableOf(context),
    isSelectLimited: selectableOf(context) === selectMax && context.cursor !== null,
    actions: draftActions.map((action) => ({
      action,
      count: reachedBy(drafts, action, context.reader.now).length,
    })),
    isBusy: state === 'sending' || state === 'proving',
    bulkConfirmation:
      state === 'confirming' && batch
        ? { action: batch.action, count: batch.items.length, unready: drafts.length - batch.items.length }
        : null,
    batch: batchOf(state, context),
  };
}
