import * as z from 'zod/mini';
import { assertEvent, assign, emit, enqueueActions } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import type { CommandBatchResult } from '../../model/exchange/command.ts';
import { problemOf, unreachable } from '../../system/model/index.ts';
import {
  assignmentBatch,
  decisionBatch,
  decidedByOtherSchema,
  decisionImpact,
  retryableOf,
  assignedByOtherSchema,
  undoBatch,
  unsentOf,
  withResults,
  withRetry,
} from './applicationBatch.ts';
import type { Batch } from './applicationBatch.ts';
import { assignmentOf, applicationStateOf, withAssignment, withStandingChanged } from './applicationList.ts';
import type { ApplicationList } from './applicationList.ts';
import { isTooLong, noDraft } from './applicationCommands.ts';
import { mayDecide, selectedRowsOf, selectMax } from './applicationsContext.ts';
import type { ReceivedApplicationsContext as Context } from './applicationsContext.ts';
import { panelSetup, withOpened } from './panelSetup.ts';

/** A colleague by their id, also before the colleagues are loaded. */
const colleagueOf = ({ choices }: Context, id: string | null) =>
  id === null ? null : (choices?.colleagues.find((one) => one.id === id) ?? { id, name: null });

/** The list after the answers to several commands: what they did, or where it stands instead. */
function withBatchResults(list: ApplicationList, { results }: CommandBatchResult): ApplicationList {
  return results.reduce((known, result) => {
    if ('facts' in result)
      return result.facts.reduce((after, fact) => {
        const assignment = assignmentOf(fact);
        if (assignment) return withAssignment(after, assignment);
        const standing = applicationStateOf(fact);
        return standing ? withStandingChanged(after, standing) : after;
      }, known);
    const overtaken = z.safeParse(decidedByOtherSchema, result.problem);
    if (overtaken.success) return withStandingChanged(known, overtaken.data.state);
    const taken = z.safeParse(assignedByOtherSchema, result.problem);
    return taken.success ? withAssignment(known, taken.data.state) : known;
  }, list);
}

/** What has succeeded needs no more attention; the rest stays selected. */
function withoutDone(selected: Context['selected'], { items, results }: Batch): Context['selected'] {
  const done = new Set(
    items.filter(({ command }) => results[command.id]?.state === 'done').map(({ id }) => id),
  );
  return new Set([...selected].filter((id) => !done.has(id)));
}

const started = (batch: Batch | null) => ({ batch, batchProblem: unreachable });

/** What is done with the selected applications, and with one at a time from its row. */
export const selectionSetup = panelSetup.extend({
  actions: {
    select: assign(({ context, event }) => {
      assertEvent(event, 'row.select');
      const selected = new Set(context.selected);
      if (event.isSelected) selected.add(event.rowId);
      else selected.delete(event.rowId);
      return { selected };
    }),
    selectAll: assign(({ context }) => ({
      selected: new Set(context.list.rows.slice(0, selectMax).map(({ id }) => id)),
    })),
    clearSelection: assign({ selected: new Set<string>() }),
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
    prepareBatchRetry: assign(({ context: { batch } }) => started(batch && withRetry(batch))),
    prepareBatchUndo: assign(({ context }) => started(context.batch && undoBatch(context, context.batch))),
    receiveResults: enqueueActions(({ context, enqueue }, { output }: { output: CommandBatchResult }) => {
      const batch = context.batch && withResults(context.batch, output.results);
      const list = withBatchResults(context.list, output);
      const opened = withOpened(context, list);
      const selected = batch ? withoutDone(context.selected, batch) : context.selected;
      enqueue.assign({ batch, list, opened, selected });
      if (opened?.application.version !== context.opened?.application.version)
        enqueue.raise({ type: 'history.outdated' });
    }),
    setBatchProblem: assign((_, { error }: { error: unknown }) => ({ batchProblem: problemOf(error) })),
    requestBatchProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.batchProblem),
    })),
    dismissBatch: assign({ batch: null }),
  },
  guards: {
    selectsUnlisted: ({ context }) =>
      mayDecide(context) && context.list.cursor !== null && context.list.rows.length < selectMax,
    canDecideMany: ({ context, event }) =>
      event.type === 'bulk.decide' &&
      mayDecide(context) &&
      decisionImpact(selectedRowsOf(context), event.decision).reached.length > 0,
    canSendMany: ({ context }) => {
      const { bulkDraft } = context;
      return (
        bulkDraft.decision !== null &&
        !isTooLong(bulkDraft) &&
        decisionImpact(selectedRowsOf(context), bulkDraft.decision).reached.length > 0
      );
    },
    maySelect: ({ context }) => mayDecide(context),
    hasUnsent: ({ context: { batch } }) => batch !== null && unsentOf(batch).length > 0,
    hasSent: ({ context: { batch } }) => batch !== null && batch.items.length > 0,
    canRetryBatch: ({ context: { batch } }) => batch !== null && retryableOf(batch).length > 0,
    canUndoBatch: ({ context }) => context.batch !== null && undoBatch(context, context.batch) !== null,
    batchProofDue: ({ context }) => isProofDue(context.batchProblem),
  },
});
