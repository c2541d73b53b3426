import * as z from 'zod/mini';
import { openCaseStatusesOf } from '../../model/exchange/cases.ts';
import { caseFactSchema } from '../../model/exchange/casePayloads.ts';
import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import type { CommandBatchResult } from '../../model/exchange/command.ts';
import type { CaseStatus } from '../../model/cases/caseStatuses.ts';
import { problemOf } from '../../system/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { BatchOf } from '../workList/batch.ts';
import { assignRequest, caseCommand } from './caseCommands.ts';
import type { CaseCommand, Commanding } from './caseCommands.ts';
import type { CaseOwner } from './caseList.ts';

/** What is done with several cases. */
export type CaseBatchTask =
  | { kind: 'status'; status: CaseStatus }
  | { kind: 'assign'; owner: CaseOwner | null }
  /** Each is set back to what it was. */
  | { kind: 'undo' };

export interface CaseBatchItem {
  /** Id of the case. */
  id: string;
  personName: string;
  /** As it was. */
  before: Pick<CaseRow, 'status' | 'owner'>;
  command: CaseCommand;
}

/** What became of one case. */
export type CaseBatchResult =
  /** `version`: of the case now, if the answer says it. */
  | { state: 'done'; version: number | null }
  /** A colleague was faster. */
  | { state: 'changed'; by: string | null }
  | { state: 'refused'; problem: Problem };

export type CaseBatch = BatchOf<CaseBatchTask, CaseBatchItem, CaseBatchResult>;

/** A refusal because a colleague has changed the case, closed it, or has it. */
const overtakenSchema = z.object({
  code: z.enum(['case_changed', 'case_closed', 'case_assigned']),
  changedBy: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
});
/** Who was faster; undefined if a call failed for another reason. */
export function overtakenBy(error: unknown): string | null | undefined {
  const found = overtakenSchema.safeParse(error);
  return found.success ? (found.data.changedBy?.name ?? null) : undefined;
}

type BatchedResult = CommandBatchResult['results'][number];
function resultOf(answer: BatchedResult): CaseBatchResult {
  if ('facts' in answer) {
    const fact = caseFactSchema.safeParse(answer.facts[0]?.payload);
    return { state: 'done', version: fact.data?.case.version ?? null };
  }
  const by = overtakenBy(answer.problem);
  return by === undefined
    ? { state: 'refused', problem: problemOf(answer.problem) }
    : { state: 'changed', by };
}

export function withResults(batch: CaseBatch, answers: readonly BatchedResult[]): CaseBatch {
  const answered = batch.items.flatMap(({ id, command }) => {
    const answer = answers.find((each) => each.id === command.id);
    return answer ? [[id, resultOf(answer)] as const] : [];
  });
  return { ...batch, results: { ...batch.results, ...Object.fromEntries(answered) } };
}

const itemOf = ({ id, personName, status, owner }: CaseRow, command: CaseCommand): CaseBatchItem => ({
  id,
  personName,
  before: { status, owner },
  command,
});

/** Whether a case can get a status. A closed one is opened again first. */
export const canGet = ({ kind, status, closedAt }: CaseRow, next: CaseStatus) =>
  closedAt === null && status !== next && openCaseStatusesOf(kind).includes(next);

export const statusBatch = (
  context: Commanding,
  rows: readonly CaseRow[],
  status: CaseStatus,
): CaseBatch => ({
  task: { kind: 'status', status },
  items: rows
    .filter((row) => canGet(row, status))
    .map((row) =>
      itemOf(
        row,
        caseCommand(context, {
          type: 'case.change',
          expectedVersion: row.version,
          payload: { caseId: row.id, changes: { status } },
        }),
      ),
    ),
  results: {},
});

export const assignmentBatch = (
  context: Commanding,
  rows: readonly CaseRow[],
  owner: CaseOwner | null,
): CaseBatch => ({
  task: { kind: 'assign', owner },
  items: rows
    .filter((row) => row.closedAt === null && (row.owner?.id ?? null) !== (owner?.id ?? null))
    .map((row) => itemOf(row, caseCommand(context, assignRequest(row, owner?.id ?? null)))),
  results: {},
});

/** Sets back what a batch has done. Null if it did nothing, or if it was an undo. */
export function undoBatch(context: Commanding, { task, items, results }: CaseBatch): CaseBatch | null {
  if (task.kind === 'undo') return null;
  const undone = items.flatMap((item): CaseBatchItem[] => {
    const { id, before } = item;
    const { [id]: result } = results;
    if (result?.state !== 'done') return [];
    const command = caseCommand(
      context,
      task.kind === 'assign'
        ? assignRequest({ id, owner: task.owner }, before.owner?.id ?? null)
        : {
            type: 'case.change',
            ...(result.version !== null && { expectedVersion: result.version }),
            payload: { caseId: id, changes: { status: before.status } },
          },
    );
    return [{ ...item, command }];
  });
  return undone.length === 0 ? null : { task: { kind: 'undo' }, items: undone, results: {} };
}
