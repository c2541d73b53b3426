import type { Phrase } from '../../kit/phrase.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';
import { problemMessage } from '../../system/model/index.ts';
import { applicationKindOf, decisionsOf } from '../model/index.ts';
import { decisionImpact, retryableOf, undoBatch } from './applicationBatch.ts';
import type { BatchResult, BatchTask } from './applicationBatch.ts';
import { isTooLong } from './applicationCommands.ts';
import { mayDecide, selectableOf, selectedRowsOf, selectMax } from './applicationsContext.ts';
import type { DecisionDraft } from './applicationCommands.ts';
import type { Context, OpenValue } from './snapshot.ts';

/** What can be done with the selected rows, and what was done with several. */
export interface SelectionView {
  /** Whether the person may select rows, decide, and assign. */
  canSelect: boolean;
  /** Ids of selected rows. All are listed. */
  selected: ReadonlySet<string>;
  /** How many rows "Select all" selects. */
  selectable: number;
  /** Whether more match than can be selected. */
  isSelectLimited: boolean;
  bulk: BulkView;
  /** The confirmation of a decision on several applications, or null. */
  writing: BulkWritingView | null;
  /** What was done with several applications, or null. */
  batch: BatchView | null;
}

export interface BulkView {
  /** Possible decisions, and how many of the selected applications each changes. */
  decisions: readonly { decision: ApplicationDecision; count: number }[];
  /** While something is sent, nothing else can be. */
  isBusy: boolean;
}

export interface BulkWritingView extends Pick<DecisionDraft, 'message' | 'notes'> {
  decision: ApplicationDecision;
  selected: number;
  /** Applications that the decision changes. */
  count: number;
  /** Applications that are decided already. */
  decided: number;
  /** Applications that stand there already. */
  same: number;
  textMax: number;
  isTooLong: boolean;
  canSend: boolean;
}

export interface BatchView {
  state: 'sending' | 'proving' | 'reported';
  task: BatchTask;
  total: number;
  answered: number;
  done: number;
  /** What was not done, and why. `result` null: not sent, or the answer was lost. */
  others: readonly {
    id: string;
    applicantName: string;
    result: BatchResult | null;
    failure: Phrase | null;
  }[];
  /** Applications that may succeed if they are sent again. */
  retryable: number;
  /** Decisions that can be taken back. */
  undoable: number;
  /** Why the call as a whole has failed, or null. */
  failure: Phrase | null;
}

function bulkOf(selection: OpenValue['selection'], context: Context): BulkView {
  const rows = selectedRowsOf(context);
  const { workspace } = context;
  const kind = workspace && applicationKindOf[workspace.organization.kind];
  return {
    decisions: kind
      ? decisionsOf(kind).map((decision) => ({
          decision,
          count: decisionImpact(rows, decision).reached.length,
        }))
      : [],
    isBusy: sendingStates.includes(selection),
  };
}
const sendingStates: readonly OpenValue['selection'][] = ['deciding', 'sending', 'refused', 'proving'];

function writingOf(context: Context): BulkWritingView | null {
  const { decision, message, notes } = context.bulkDraft;
  if (decision === null) return null;
  const rows = selectedRowsOf(context);
  const { reached, decided, same } = decisionImpact(rows, decision);
  const tooLong = isTooLong(context.bulkDraft);
  return {
    decision,
    message,
    notes,
    selected: rows.length,
    count: reached.length,
    decided,
    same,
    textMax: decisionTextMax,
    isTooLong: tooLong,
    canSend: reached.length > 0 && !tooLong,
  };
}

function batchOf(selection: OpenValue['selection'], context: Context): BatchView | null {
  const { batch, batchProblem } = context;
  const isShown = selection === 'reported' || sendingStates.includes(selection);
  if (!isShown || batch?.place !== 'list') return null;
  const { task, items, results } = batch;
  const answered = Object.keys(results).length;
  const isReported = selection === 'reported';
  return {
    state: isReported || selection === 'proving' ? selection : 'sending',
    task,
    total: items.length,
    answered,
    done: Object.values(results).filter(({ state }) => state === 'done').length,
    others: isReported
      ? items.flatMap(({ id, applicantName, command }) => {
          const result = results[command.id] ?? null;
          if (result?.state === 'done') return [];
          const failure = result?.state === 'refused' ? problemMessage(result.problem) : null;
          return [{ id, applicantName, result, failure }];
        })
      : [],
    retryable: isReported ? retryableOf(batch).length : 0,
    undoable: isReported ? (undoBatch({ ...context, newId: () => '' }, batch)?.items.length ?? 0) : 0,
    failure: isReported && answered < items.length ? problemMessage(batchProblem) : null,
  };
}

export const selectionOf = (selection: OpenValue['selection'], context: Context): SelectionView => ({
  canSelect: mayDecide(context),
  selected: context.selected,
  selectable: selectableOf(context),
  isSelectLimited: selectableOf(context) === selectMax && context.list.cursor !== null,
  bulk: bulkOf(selection, context),
  writing: selection === 'writing' ? writingOf(context) : null,
  batch: batchOf(selection, context),
});
