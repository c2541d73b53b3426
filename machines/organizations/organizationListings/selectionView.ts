import { batchReport, isSending } from '../../exchange/workList/batchView.ts';
import type { BatchReport } from '../../exchange/workList/batchView.ts';
import { selectableOf } from '../../exchange/workList/selectionSetup.ts';
import type { SelectableView } from '../../exchange/workList/selectionSetup.ts';
import { draftActions } from '../../organizations/model/index.ts';
import type { DraftAction } from '../../organizations/model/index.ts';
import { reachedBy, selectedOf } from './batchSetup.ts';
import type { DraftItem, DraftResult } from './listingBatch.ts';
import { draftsOf, maySelect } from './organizationListings.setup.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

/** What can be done with the selected drafts, and what was done with several. */
export interface DraftSelectionView extends SelectableView {
  /** All are listed. */
  selected: ReadonlySet<string>;
  /** What can be done, and with how many of the selected. */
  actions: readonly { action: DraftAction; count: number }[];
  /** While something is sent, nothing else can be. */
  isBusy: boolean;
  /** What is asked before several are changed, or null. `unready`: selected drafts that stay as they are. */
  bulkConfirmation: { action: DraftAction; count: number; unready: number } | null;
  /** What is done with several drafts, or null. */
  batch: DraftBatchView | null;
}

export interface DraftBatchView extends BatchReport<DraftItem, DraftResult> {
  action: DraftAction;
}

/** @param selection state of the region */
export function draftSelectionOf(
  selection: string,
  context: OrganizationListingsContext,
): DraftSelectionView {
  const drafts = selectedOf(context);
  const { batch, batchProblem, intl } = context;
  const report = batchReport(selection, batch, batchProblem);
  return {
    ...selectableOf(draftsOf(context), maySelect(context)),
    selected: new Set(drafts.map(({ id }) => id)),
    actions: draftActions.map((action) => ({ action, count: reachedBy(drafts, action, intl.now).length })),
    isBusy: isSending(selection),
    bulkConfirmation:
      selection === 'confirming' && batch
        ? { action: batch.task, count: batch.items.length, unready: drafts.length - batch.items.length }
        : null,
    batch: report && batch && { ...report, action: batch.task },
  };
}
