import * as z from 'zod/mini';
import type { CommandBatchResult } from '../../model/exchange/command.ts';
import { statusAfter } from '../../model/exchange/decideApplication.ts';
import type { ApplicationDecision, ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import { problemOf } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import { isFullyDecided } from '../model/index.ts';
import type { BatchOf } from '../workList/batch.ts';
import { assignmentSchema, standingSchema } from './applicationList.ts';
import type { ApplicationRow, Colleague } from './applicationList.ts';
import { decideCommand, envelope, undoCommand } from './applicationCommands.ts';
import type { Commanding } from './applicationCommands.ts';
import type { Decided } from './draft.ts';
import type { ApplicationCommand } from './applicationCommands.ts';

/** What is done with several applications. */
export type BatchTask =
  | { kind: 'decide' | 'undo'; decision: ApplicationDecision }
  | { kind: 'mark' }
  | { kind: 'assign'; assignee: Colleague | null };

export interface BatchItem {
  /** Id of the application. */
  id: string;
  applicantName: string;
  command: ApplicationCommand;
}

/** What became of one application. */
export type BatchResult =
  /** `decisionId`: of a decision, to take it back by. */
  | { state: 'done'; decisionId: string | null }
  /** Somebody else was faster: where it stands now, and who made it so, if that is known. */
  | { state: 'changed'; status: ApplicationStatus; by: string | null }
  /** Somebody else was faster: who has it now. */
  | { state: 'taken'; assignee: Colleague | null }
  | { state: 'refused'; problem: Problem };

/** The same thing done with several applications. */
export interface Batch extends BatchOf<BatchTask, BatchItem, BatchResult> {
  /** Where it was asked for, and its result is shown: above the list, or in the panel of the one application. */
  place: 'list' | 'panel';
}

/** A refusal because somebody else has decided. */
export const decidedByOtherSchema = z.object({
  code: z.literal('application_changed'),
  state: standingSchema,
  changedBy: z.nullable(z.object({ name: z.nullable(z.string()) })),
});
/** A refusal because somebody else has assigned. */
export const assignedByOtherSchema = z.object({
  code: z.literal('application_assigned'),
  state: assignmentSchema,
});
const decidedSchema = z.object({ decisionId: z.string() });

type BatchedResult = CommandBatchResult['results'][number];

function resultOf(result: BatchedResult): BatchResult {
  if ('facts' in result) {
    const decided = z.safeParse(decidedSchema, result.facts[0]?.payload);
    return { state: 'done', decisionId: decided.success ? decided.data.decisionId : null };
  }
  const overtaken = z.safeParse(decidedByOtherSchema, result.problem);
  if (overtaken.success) {
    const { state, changedBy } = overtaken.data;
    return { state: 'changed', status: state.status, by: changedBy?.name ?? null };
  }
  const taken = z.safeParse(assignedByOtherSchema, result.problem);
  if (taken.success) return { state: 'taken', assignee: taken.data.state.assignee };
  return { state: 'refused', problem: problemOf(result.problem) };
}

export function withResults(batch: Batch, answers: readonly BatchedResult[]): Batch {
  const answered = batch.items.flatMap(({ id, command }) => {
    const answer = answers.find((each) => each.id === command.id);
    return answer ? [[id, resultOf(answer)] as const] : [];
  });
  return { ...batch, results: { ...batch.results, ...Object.fromEntries(answered) } };
}

/** Selected rows that a decision changes, and why the others stay as they are. */
export function decisionImpact(rows: readonly ApplicationRow[], decision: ApplicationDecision) {
  const reached = rows.filter(({ kind, status }) => statusAfter(kind, status, decision) !== null);
  const others = rows.filter((row) => !reached.includes(row));
  const decided = others.filter(({ kind, status }) => isFullyDecided(kind, status)).length;
  return { reached, decided, same: others.length - decided };
}

export function decisionBatch(context: Commanding, rows: readonly ApplicationRow[], decided: Decided): Batch {
  const { decision } = decided;
  const items = decisionImpact(rows, decision).reached.map((row): BatchItem => ({
    id: row.id,
    applicantName: row.applicantName,
    command: decideCommand(context, row, decided),
  }));
  return { task: { kind: 'decide', decision }, place: 'list', items, results: {} };
}

export const markBatch = (context: Commanding, rows: readonly ApplicationRow[]): Batch => ({
  task: { kind: 'mark' },
  place: 'list',
  items: rows.map(({ id, applicantName }) => ({
    id,
    applicantName,
    command: { ...envelope(context), type: 'application.mark', payload: { applicationId: id } },
  })),
  results: {},
});

type Assignable = Pick<ApplicationRow, 'id' | 'applicantName' | 'assignee'>;
export function assignmentBatch(
  context: Commanding,
  applications: readonly Assignable[],
  { assignee, place }: { assignee: Colleague | null; place: Batch['place'] },
): Batch {
  const assigneeId = assignee?.id ?? null;
  const items = applications
    .filter((each) => (each.assignee?.id ?? null) !== assigneeId)
    .map((each): BatchItem => ({
      id: each.id,
      applicantName: each.applicantName,
      command: {
        ...envelope(context),
        type: 'application.assign',
        payload: { applicationId: each.id, assigneeId, fromId: each.assignee?.id ?? null },
      },
    }));
  return { task: { kind: 'assign', assignee }, place, items, results: {} };
}

/** Takes back the decisions of a batch. Null if it made none. */
export function undoBatch(context: Commanding, { task, items, results }: Batch): Batch | null {
  if (task.kind !== 'decide') return null;
  const undone = items.flatMap(({ id, applicantName }): BatchItem[] => {
    const { [id]: result } = results;
    if (result?.state !== 'done' || result.decisionId === null) return [];
    return [{ id, applicantName, command: undoCommand(context, result.decisionId) }];
  });
  return undone.length === 0
    ? null
    : { task: { ...task, kind: 'undo' }, place: 'list', items: undone, results: {} };
}
