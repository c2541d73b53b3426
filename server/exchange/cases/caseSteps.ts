import type {
  CaseChanges,
  CaseEntry,
  CaseFactKind,
  CaseRefusal,
  CaseRow,
} from '@vetsync/machines/model/exchange';
import { AppError } from '../../errors.ts';
import { changeWorld } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import type { StoredWorld } from '../worlds.ts';
import { addEntry, caseFact, sharedCase, storeCase } from './caseRows.ts';

/** A command of the staff about a case, once the world of its person is locked. */
export interface Working extends CommandContext {
  organizationId: string;
  personId: string;
  stored: StoredWorld;
  at: Date;
}

/** What a command makes of a case. */
export interface Step {
  kind: CaseFactKind;
  entry: CaseEntry['entry'];
  after: CaseRow;
  changes?: CaseChanges | undefined;
  notes?: string | undefined;
}

/** Why a rule refuses what somebody asks for. */
export async function refusalOf(
  { tx, organizationId }: Working,
  { id, status, version, owner }: CaseRow,
  refused: CaseRefusal,
): Promise<AppError> {
  if (refused === 'case_assigned') return new AppError(refused, { state: { caseId: id, owner } });
  if (refused !== 'case_changed') return new AppError(refused);
  const [row] = await tx<{ changedBy: { id: string; name: string | null } | null }[]>`
    select (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = c.changed_by) as "changedBy"
    from cases c where c.organization_id = ${organizationId} and c.id = ${id}`;
  return new AppError(refused, { state: { caseId: id, status, version }, changedBy: row!.changedBy });
}

/** Stores what a command makes of a case. */
export async function storeChange(
  { tx, userId, organizationId, at }: Working,
  before: CaseRow,
  after: CaseRow,
): Promise<void> {
  if (after.version > before.version) await storeCase(tx, organizationId, { after, by: userId });
  if (after.lastContactAt !== before.lastContactAt)
    await tx`
      update cases set last_contact_at = ${after.lastContactAt}
      where organization_id = ${organizationId} and id = ${after.id}`;
  for (const { id, name, status, requestedAt } of after.services.filter(
    (one) => !before.services.includes(one),
  ))
    await tx`
      insert into case_services (organization_id, id, case_id, name, status, requested_at, updated_at)
      values (${organizationId}, ${id}, ${after.id}, ${name}, ${status}, ${requestedAt}, ${at})
      on conflict (organization_id, id) do update set status = excluded.status, updated_at = excluded.updated_at`;
}

/** A history names colleagues by their ids. */
const idsIn = ({ owner, ...changes }: CaseChanges): CaseChanges => ({
  ...changes,
  ...(owner && { owner: owner.map((one) => (one as CaseRow['owner'])?.id ?? null) as [unknown, unknown] }),
});

/** Stores a step of a case: for the staff, in its history, and, if it concerns them, for the person. */
export async function take(working: Working, { kind, after, ...entry }: Step): Promise<NewFact[]> {
  const { tx, userId, commandId, newId, organizationId, personId, stored, at } = working;
  const id = await newId();
  const origin = { actorId: userId, commandId, at };
  const changes = idsIn(entry.changes ?? {});
  await addEntry(tx, { organizationId, caseId: after.id }, { ...entry, changes, id, at, by: userId });
  const theirs: NewFact = {
    ...caseFact({ ...origin, id }, { organizationId, personId }, { kind, after }),
    notifies: kind === 'caseAssigned' && after.owner !== null && after.owner.id !== userId,
  };
  const shared = await sharedCase(tx, organizationId, after);
  const body = { type: 'caseShared', case: shared } as const;
  const own = changeWorld(working, personId, { stored, id, body, origin });
  return own ? [theirs, own] : [theirs];
}
