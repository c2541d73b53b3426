import type { ApplicationDecision, ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import { dayIn } from '../../model/time/zoned.ts';
import { decisionTextMax } from '../../model/world/outcomes.ts';
import { applicationKindOf, approvedFrom, choicesFrom, decisionsOf } from '../model/index.ts';
import type { ChoicesByStatus } from '../model/index.ts';
import { batchReport, isSending } from '../workList/batchView.ts';
import type { BatchReport } from '../workList/batchView.ts';
import { selectableOf } from '../workList/selectionSetup.ts';
import type { SelectableView } from '../workList/selectionSetup.ts';
import { decisionImpact, undoBatch } from './applicationBatch.ts';
import type { BatchItem, BatchResult, BatchTask } from './applicationBatch.ts';
import { askedOf, isReady, isTooLong } from './draft.ts';
import { markableRowsOf, selectedRowsOf } from './applicationsContext.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type { AnswerAsked, DecisionDraft } from './draft.ts';
import type { Context, OpenValue } from './snapshot.ts';

/** What can be done with the selected rows, and what was done with several. */
export interface SelectionView extends SelectableView {
  /** Ids of selected rows. All are listed. */
  selected: ReadonlySet<string>;
  bulk: BulkView;
  /** From where one press approves; null for whoever can't, and for what isn't a program. */
  approvedFrom: ApplicationStatus | null;
  /** What can be decided on a row from where it stands; null for whoever can't. */
  choicesFrom: ChoicesByStatus | null;
  /** Whether it is asked if the selected applicants are to be told. */
  isMarking: boolean;
  /** The confirmation of a decision on several applications, or null. */
  writing: BulkWritingView | null;
  /** What was done with several applications, or null. */
  batch: BatchView | null;
}

export interface BulkView {
  /** Possible decisions, and how many of the selected applications each changes. */
  decisions: readonly { decision: ApplicationDecision; count: number }[];
  /** How many of the selected applicants can be told that they are being looked at; null where nobody is told. */
  marks: number | null;
  /** While something is sent, nothing else can be. */
  isBusy: boolean;
}

export interface BulkWritingView extends DecisionDraft {
  decision: ApplicationDecision;
  asks: AnswerAsked;
  /** The reader's date. */
  today: string;
  /** Who is decided on. */
  names: readonly string[];
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

export interface BatchView extends BatchReport<BatchItem, BatchResult> {
  task: BatchTask;
  /** Decisions that can be taken back. */
  undoable: number;
  /** The application, where only one was meant. */
  one: BatchItem | null;
}

function bulkOf(selection: OpenValue['selection'], context: Context): BulkView {
  const rows = selectedRowsOf(context);
  const { workspace, listing } = context;
  const kind = workspace && applicationKindOf[workspace.organization.kind];
  return {
    decisions: kind
      ? (listing?.decisions ?? decisionsOf(kind)).map((decision) => ({
          decision,
          count: decisionImpact(rows, decision).reached.length,
        }))
      : [],
    marks: listing?.canMark ? markableRowsOf(context).length : null,
    isBusy: isSending(selection),
  };
}

function writingOf(context: Context): BulkWritingView | null {
  const { bulkDraft } = context;
  const { decision } = bulkDraft;
  if (decision === null) return null;
  const rows = selectedRowsOf(context);
  const { reached, decided, same } = decisionImpact(rows, decision);
  return {
    ...bulkDraft,
    decision,
    asks: askedOf(decision, context.listing === null),
    today: dayIn(context.intl.timeZone, context.intl.now),
    names: reached.map(({ applicantName }) => applicantName),
    selected: rows.length,
    count: reached.length,
    decided,
    same,
    textMax: decisionTextMax,
    isTooLong: isTooLong(bulkDraft),
    canSend: reached.length > 0 && isReady(bulkDraft),
  };
}

function batchOf(selection: OpenValue['selection'], context: Context): BatchView | null {
  const { batch, batchProblem } = context;
  const report = batchReport(selection, batch, batchProblem);
  if (!report || batch?.place !== 'list') return null;
  const undo = report.state === 'reported' ? undoBatch({ ...context, newId: () => '' }, batch) : null;
  return {
    ...report,
    task: batch.task,
    undoable: undo?.items.length ?? 0,
    one: batch.items.length === 1 ? batch.items[0]! : null,
  };
}

function choicesFromOf(context: Context): ChoicesByStatus | null {
  const kind = context.workspace && applicationKindOf[context.workspace.organization.kind];
  return kind && mayReview(context) ? choicesFrom[kind] : null;
}

export const selectionOf = (selection: OpenValue['selection'], context: Context): SelectionView => ({
  ...selectableOf(context.list, mayReview(context)),
  selected: context.selected,
  bulk: bulkOf(selection, context),
  approvedFrom:
    context.workspace?.organization.kind === 'nonprofit' && mayReview(context) ? approvedFrom : null,
  choicesFrom: choicesFromOf(context),
  isMarking: selection === 'marking',
  writing: selection === 'writing' ? writingOf(context) : null,
  batch: batchOf(selection, context),
});
