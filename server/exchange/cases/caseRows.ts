import { personCaseOf } from '@vetsync/machines/model/exchange';
import type { CaseChanges, CaseEntry, CaseFactKind, CaseRow } from '@vetsync/machines/model/exchange';
import type { PersonCase } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import type { FactOrigin } from '../changeWorld.ts';
import type { NewFact } from '../facts/facts.ts';

type Times = 'lastContactAt' | 'openedAt' | 'closedAt' | 'updatedAt';
/** A case as it is read. */
export type StoredCase = Omit<CaseRow, Times> & {
  lastContactAt: Date | null;
  openedAt: Date;
  closedAt: Date | null;
  updatedAt: Date;
};

export const caseColumns = (tx: TransactionSql) => tx`
  c.id, c.kind, c.person_name as "personName", c.rank, c.branch, c.title, c.listing_id as "listingId",
  c.application_id as "applicationId", c.status, c.outcome, c.priority, c.progress, c.term, c.credits,
  c.benefits_left as "benefitsLeft", c.goals, c.next_step as "nextStep", c.next_on::text as "nextOn",
  c.last_contact_at as "lastContactAt", c.opened_at as "openedAt", c.closed_at as "closedAt",
  c.updated_at as "updatedAt", c.version,
  (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = c.owner_id) as owner,
  coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name, 'status', s.status, 'requestedAt', s.requested_at)
      order by s.requested_at, s.id)
    from case_services s where s.organization_id = c.organization_id and s.case_id = c.id
  ), '[]') as services`;

export const caseRowOf = ({ services, ...row }: StoredCase): CaseRow => ({
  ...row,
  services: services.map((one) => ({ ...one, requestedAt: new Date(one.requestedAt).toISOString() })),
  lastContactAt: row.lastContactAt?.toISOString() ?? null,
  openedAt: row.openedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
});

/** Reads one case of an organization that was not taken back. Null: there is none. */
export async function readCase(
  tx: TransactionSql,
  organizationId: string,
  caseId: string,
): Promise<CaseRow | null> {
  const [row] = await tx<StoredCase[]>`
    select ${caseColumns(tx)} from cases c
    where c.organization_id = ${organizationId} and c.id = ${caseId} and c.undone_at is null`;
  return row ? caseRowOf(row) : null;
}

/** Locks a case until the transaction ends, and reads it. @throws AppError `not_found`. */
export async function lockCase(tx: TransactionSql, organizationId: string, caseId: string): Promise<CaseRow> {
  await tx`
    select from cases where organization_id = ${organizationId} and id = ${caseId} for no key update`;
  // A statement of its own, so that it sees what was committed while the one before waited for the lock.
  const row = await readCase(tx, organizationId, caseId);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Stores what staff may change of a case. */
export const storeCase = (
  tx: TransactionSql,
  organizationId: string,
  { after, by }: { after: CaseRow; by: string },
) => tx`
  update cases set status = ${after.status}, outcome = ${after.outcome}, priority = ${after.priority},
    progress = ${after.progress}, term = ${after.term}, credits = ${after.credits},
    benefits_left = ${after.benefitsLeft}, goals = ${tx.json(after.goals)}, next_step = ${after.nextStep},
    next_on = ${after.nextOn}, owner_id = ${after.owner?.id ?? null}, last_contact_at = ${after.lastContactAt},
    closed_at = ${after.closedAt}, updated_at = ${after.updatedAt}, changed_by = ${by}, version = ${after.version}
  where organization_id = ${organizationId} and id = ${after.id}`;

/** A step of a case's history that is to be stored. */
export interface NewEntry {
  entry: CaseEntry['entry'];
  changes?: CaseChanges | undefined;
  notes?: string | undefined;
}

export const addEntry = (
  tx: TransactionSql,
  { organizationId, caseId }: { organizationId: string; caseId: string },
  { id, at, by, entry, changes = {}, notes = '' }: NewEntry & { id: string; at: Date; by: string },
) => tx`
  insert into case_entries (organization_id, id, case_id, at, actor_id, entry, changes, notes)
  values (${organizationId}, ${id}, ${caseId}, ${at}, ${by}, ${entry}, ${tx.json(changes as never)}, ${notes})`;

/** What the organization learns of one of its cases. */
export const caseFact = (
  origin: FactOrigin & { id: string },
  { organizationId, personId }: { organizationId: string; personId: string },
  { kind, after }: { kind: CaseFactKind; after: CaseRow },
): NewFact => ({
  ...origin,
  audience: { organizationId, aboutId: personId },
  kind,
  subject: after.id,
  payload: { case: after },
  version: null,
});

/** What the person sees of a case. */
export async function sharedCase(
  tx: TransactionSql,
  organizationId: string,
  row: CaseRow,
): Promise<PersonCase> {
  const [organization] = await tx<{ name: string }[]>`
    select name from organizations where id = ${organizationId}`;
  return personCaseOf(row, { id: organizationId, name: organization!.name });
}
