import * as z from 'zod/mini';
import { assertEvent, assign, enqueueActions } from 'xstate';
import type { CommandBatchResult } from '../../model/exchange/command.ts';
import {
  assignmentBatch,
  decisionBatch,
  decidedByOtherSchema,
  decisionImpact,
  assignedByOtherSchema,
  markBatch,
  undoBatch,
  withResults,
} from './applicationBatch.ts';
import { isDone, withoutDone } from '../workList/batch.ts';
import { approvedFrom } from '../model/index.ts';
import { started } from '../workList/selectionSetup.ts';
import { withAssignment, withFacts, withStateChanged } from './applicationList.ts';
import type { ApplicationList } from './applicationList.ts';
import { isReady, noDraft } from './draft.ts';
import { markableRowsOf, selectedRowsOf } from './applicationsContext.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import type { ReceivedApplicationsContext as Context } from './applicationsContext.ts';
import { panelSetup, withOpened } from './panelSetup.ts';

/** A colleague by their id, also before the colleagues are loaded. */
const colleagueOf = ({ choices }: Context, id: string | null) =>
  id === null ? null : (choices?.colleagues.find((one) => one.id === id) ?? { id, name: null });

/** The row, if it can be approved with one press. */
const approvableOf = ({ list }: Context, rowId: string) =>
  list.rows.filter(({ id, kind, status }) => id === rowId && kind === 'nonprofit' && status === approvedFrom);

/**
 * Whoever is approved may leave the list, and the next one comes to be under the pointer. A press within this time is the second one of
 * a double click, and approves nobody. In milliseconds.
 */
export const doubleClickMs = 500;
const hasJustApproved = ({ approvedAt, now }: Context) =>
  approvedAt !== null && now() - approvedAt < doubleClickMs;

/** The list after the answers to several commands: what they did, or where it stands instead. */
const withBatchResults = (context: Context, { results }: CommandBatchResult): ApplicationList =>
  results.reduce((list, result) => {
    if ('facts' in result) return withFacts({ ...context, list }, result.facts);
    const overtaken = z.safeParse(decidedByOtherSchema, result.problem);
    if (overtaken.success) return withStateChanged(list, overtaken.data.state);
    const taken = z.safeParse(assignedByOtherSchema, result.problem);
    return taken.success ? withAssignment(list, taken.data.state) : list;
  }, context.list);

/** What is done with the selected applications, and with one at a time from its row. */
export const batchSetup = panelSetup.extend({
  actions: {
    chooseForSelected: assign(({ event }) => {
      assertEvent(event, 'bulk.decide');
      return { bulkDraft: { ...noDraft, decision: event.decision } };
    }),
    writeForSelected: assign(({ context, event }) => {
      assertEvent(event, 'bulk.write');
      return { bulkDraft: { ...context.bulkDraft, [event.field]: event.text } };
    }),
    prepareDecisions: assign(({ context }) => {
      const { decision, ...words } = context.bulkDraft;
      if (decision === null) return {};
      return started(decisionBatch(context, selectedRowsOf(context), { ...words, decision }));
    }),
    prepareApproval: assign(({ context }, { rowId }: { rowId: string }) => ({
      ...started(decisionBatch(context, approvableOf(context, rowId), { ...noDraft, decision: 'approve' })),
      approvedAt: context.now(),
    })),
    prepareMarks: assign(({ context }) => started(markBatch(context, markableRowsOf(context)))),
    prepareAssignments: assign(({ context, event }) => {
      assertEvent(event, 'bulk.assign');
      const assignee = colleagueOf(context, event.assigneeId);
      return started(assignmentBatch(context, selectedRowsOf(context), { assignee, place: 'list' }));
    }),
    prepareAssignment: assign(({ context, event }) => {
      assertEvent(event, 'row.assign');
      const { list, opened, openId } = context;
      const assignee = colleagueOf(context, event.assigneeId);
      const place = openId === event.rowId ? 'panel' : 'list';
      const one = place === 'panel' ? opened?.application : list.rows.find(({ id }) => id === event.rowId);
      return started(assignmentBatch(context, one ? [one] : [], { assignee, place }));
    }),
    prepareBatchUndo: assign(({ context }) => started(context.batch && undoBatch(context, context.batch))),
    receiveResults: enqueueActions(({ context, enqueue }, { output }: { output: CommandBatchResult }) => {
      const batch = context.batch && withResults(context.batch, output.results);
      const list = withBatchResults(context, output);
      const opened = withOpened(context, list);
      const selected = batch ? withoutDone(context.selected, batch) : context.selected;
      enqueue.assign({ batch, list, opened, selected });
      if (opened?.application.version !== context.opened?.application.version)
        enqueue.raise({ type: 'history.outdated' });
      if (batch?.task.kind !== 'decide' || batch.items.length !== 1 || !isDone(batch, batch.items[0]!.id))
        return;
      const toast = context.closingNotice?.(batch.task.decision);
      if (toast) enqueue.emit({ type: 'page.toast', toast });
    }),
  },
  guards: {
    canDecideMany: ({ context, event }) =>
      event.type === 'bulk.decide' &&
      mayReview(context) &&
      decisionImpact(selectedRowsOf(context), event.decision).reached.length > 0,
    canSendMany: ({ context }) => {
      const { bulkDraft } = context;
      return (
        isReady(bulkDraft) && decisionImpact(selectedRowsOf(context), bulkDraft.decision).reached.length > 0
      );
    },
    canApprove: ({ context }, { rowId }: { rowId: string }) =>
      mayReview(context) && !hasJustApproved(context) && approvableOf(context, rowId).length > 0,
    canMark: ({ context }) => mayReview(context) && markableRowsOf(context).length > 0,
    canUndoBatch: ({ context }) => context.batch !== null && undoBatch(context, context.batch) !== null,
  },
});
