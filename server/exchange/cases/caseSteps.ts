import type { CaseEntry, CaseFactKind, CaseRow, CaseRuling } from '@vetsync/machines/model/exchange';
import { AppError } from '../../errors.ts';
import { changeWorld } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import type { StoredWorld } from '../worlds.ts';
import { addEntry, caseFact, lockCase, sharedCase, storeCase } from './caseRows.ts';

/** A command of the staff about a case, once the world of its person is locked. */
export interface Working extends CommandContext {
  organizationId: string;
  personId: string;
  stored: StoredWorld;
  at: Date;
  expectedVersion: number | undefined;
}

/** What a command makes of a case. */
export interface Step {
  kind: CaseFactKind;
  entry: CaseEntry['entry'];
  after: CaseRow;
  changes?: Readonly<Record<string, readonly [unknown, unknown]>> | undefined;
  notes?: string | undefined;
}

/** The refusal of what is not possible from where a case stands. */
async function caseChanged({ tx, organizationId }: Working, { id, status, version }: CaseRow) {
  const [row] = await tx<{ changedBy: { id: string; name: string | null } | null }[]>`
    select (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = c.changed_by) as "changedBy"
    from cases c where c.organization_id = ${organizationId} and c.id = ${id}`;
  return new AppError('case_changed', { state: { caseId: id, status, version }, changedBy: row!.changedBy });
}

/** What a rule has made of a case. @throws AppError `case_changed`, `case_closed`. */
export async function ruled(
  working: Working,
  before: CaseRow,
  ruling: CaseRuling<CaseRow>,
): Promise<Extract<CaseRuling<CaseRow>, { case: CaseRow }>> {
  if ('case' in ruling) return ruling;
  if (ruling.refused === 'case_closed') throw new AppError('case_closed');
  throw await caseChanged(working, before);
}

/** Stores a step of a case: for the staff, in its history, and, if it concerns them, for the person. */
export async function take(working: Working, { kind, after, ...entry }: Step): Promise<NewFact[]> {
  const { tx, userId, commandId, newId, organizationId, personId, stored, at } = working;
  const id = await newId();
  const origin = { actorId: userId, commandId, at };
  await addEntry(tx, { organizationId, caseId: after.id }, { ...entry, id, at, by: userId });
  const theirs: NewFact = {
    ...caseFact({ ...origin, id }, { organizationId, personId }, { kind, after }),
    notifies: kind === 'caseAssigned' && after.owner !== null && after.owner.id !== userId,
  };
  const shared = await sharedCase(tx, organizationId, after);
  const body = { type: 'caseShared', case: shared } as const;
  const own = changeWorld(working, personId, { stored, id, body, origin });
  return own ? [theirs, own] : [theirs];
}

/** Stores a change of what a case itself says. */
export async function changeRow(working: Working, before: CaseRow, step: Step): Promise<NewFact[]> {
  const { tx, userId, organizationId, at } = working;
  const after = { ...step.after, updatedAt: at.toISOString(), version: before.version + 1 };
  await storeCase(tx, organizationId, { after, by: userId });
  return take(working, { ...step, after });
}

/** Locks a case. @throws AppError `not_found`, `case_changed` if it has changed since the caller has read it. */
export async function lockExpected(working: Working, caseId: string): Promise<CaseRow> {
  const { tx, organizationId, expectedVersion } = working;
  const before = await lockCase(tx, organizationId, caseId);
  if (expectedVersion !== undefined && expectedVersion !== before.version)
    throw await caseChanged(working, before);
  return before;
}
