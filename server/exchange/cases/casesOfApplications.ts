import { caseKindOf, closeCase, firstServiceStatus, newCase } from '@vetsync/machines/model/exchange';
import type { CaseKind } from '@vetsync/machines/model/world';
import type { CaseRow } from '@vetsync/machines/model/exchange';
import { caseStatusesOf } from '@vetsync/machines/model/world';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import type { TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { addEntry, caseFact, lockCase, readCase, storeCase } from './caseRows.ts';
import type { NewEntry } from './caseRows.ts';

/** Whose case it is, and when something happens to it. The world of the person is locked. */
export interface CaseMoment extends Pick<CommandContext, 'tx' | 'userId' | 'commandId' | 'newId'> {
  organizationId: string;
  personId: string;
  at: Date;
}

/** What a new case begins with. */
export interface CaseStart {
  kind: CaseKind;
  applicationId: string | null;
  listingId: string | null;
  title: string;
  personName: string;
  rank: string;
  branch: string;
  ownerId: string | null;
  needs?: readonly string[];
  term?: string;
}

/** Stores a new case with its services. */
export async function addCase(
  { tx, userId, newId, organizationId, personId, at }: CaseMoment,
  { kind, needs, term, ...start }: CaseStart,
): Promise<CaseRow> {
  const id = await newId();
  const { services, ...fields } = newCase(kind, { ...(needs && { needs }), ...(term && { term }) });
  await tx`
    insert into cases ${tx({
      organization_id: organizationId,
      id,
      user_id: personId,
      kind,
      application_id: start.applicationId,
      listing_id: start.listingId,
      title: start.title.slice(0, 200),
      person_name: start.personName,
      rank: start.rank,
      branch: start.branch,
      owner_id: start.ownerId,
      status: fields.status,
      priority: fields.priority,
      progress: fields.progress,
      term: fields.term,
      goals: tx.json(fields.goals as never),
      opened_at: at,
      updated_at: at,
      changed_by: userId,
    })}`;
  if (services.length > 0)
    await tx`
      insert into case_services (organization_id, id, case_id, name, status, requested_at, updated_at)
      select ${organizationId}, uuidv7(), ${id}, name, ${firstServiceStatus}, ${at}, ${at}
      from unnest(${services as string[]}::text[]) name`;
  return (await readCase(tx, organizationId, id))!;
}

/** What follows for the case of an application that was decided on or withdrawn. */
export interface CaseEffect {
  after: CaseRow;
  fact: NewFact;
}

async function effectOf(
  { tx, userId, commandId, newId, organizationId, personId, at }: CaseMoment,
  after: CaseRow,
  { kind, ...entry }: NewEntry & { kind: Parameters<typeof caseFact>[2]['kind'] },
): Promise<CaseEffect> {
  const id = await newId();
  await addEntry(tx, { organizationId, caseId: after.id }, { ...entry, id, at, by: userId });
  const origin = { actorId: userId, commandId, at, id };
  return { after, fact: caseFact(origin, { organizationId, personId }, { kind, after }) };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Taken {
  kind: ApplicationKind;
  listingId: string;
  title: string;
  personName: string;
  assigneeId: string | null;
  snapshot: { rank?: unknown; branch?: unknown };
  answers: { services?: unknown; form?: { preferredStartDate?: unknown } };
}

/** Opens the case of an application that is taken, or the one that it had before the decision was taken back. */
export async function openCaseOf(moment: CaseMoment, applicationId: string): Promise<CaseEffect> {
  const { tx, userId, organizationId, at } = moment;
  const [known] = await tx<{ id: string; kind: CaseKind }[]>`
    update cases set undone_at = null, closed_at = null, outcome = null, updated_at = ${at}, changed_by = ${userId},
      version = version + 1
    where organization_id = ${organizationId} and application_id = ${applicationId} returning id, kind`;
  if (known) {
    await tx`
      update cases set status = ${caseStatusesOf[known.kind][0]}
      where organization_id = ${organizationId} and id = ${known.id}`;
    const after = (await readCase(tx, organizationId, known.id))!;
    return effectOf(moment, after, { kind: 'caseOpened', entry: 'reopened' });
  }
  const [taken] = await tx<Taken[]>`
    select kind, listing_id as "listingId", listing_title as title, applicant_name as "personName",
      assignee_id as "assigneeId", snapshot, answers
    from applications where organization_id = ${organizationId} and id = ${applicationId}`;
  const { kind, snapshot, answers, assigneeId, ...rest } = taken!;
  const services = Array.isArray(answers.services) ? (answers.services as unknown[]) : [];
  const after = await addCase(moment, {
    ...rest,
    kind: caseKindOf[kind],
    applicationId,
    ownerId: assigneeId,
    rank: textIn(snapshot.rank),
    branch: textIn(snapshot.branch),
    needs: services.map(textIn).filter(Boolean),
    term: textIn(answers.form?.preferredStartDate),
  });
  return effectOf(moment, after, { kind: 'caseOpened', entry: 'opened' });
}

/**
 * Refuses somebody for whom a case was just opened, if there was no spot left. Until this transaction ends, nobody else gets
 * one of the same listing.
 *
 * @throws AppError `no_spot_left`.
 */
export async function requireSpot(tx: TransactionSql, caseId: string): Promise<void> {
  const [over] = await tx`
    select from cases c join listings l on l.organization_id = c.organization_id and l.id = c.listing_id
      join listing_spots s on s.listing_id = l.id
    where c.id = ${caseId} and s.taken > (l.details ->> 'capacity')::integer`;
  if (over) throw new AppError('no_spot_left');
}

/** The case of an application. Null if it has none, as before the decision. */
async function caseIdOf(tx: TransactionSql, organizationId: string, applicationId: string) {
  const [row] = await tx<{ id: string }[]>`
    select id from cases
    where organization_id = ${organizationId} and application_id = ${applicationId} and undone_at is null`;
  return row?.id ?? null;
}

/** Takes back a case with the decision by which it had begun. Nothing of it is lost. */
export async function undoCaseOf(moment: CaseMoment, applicationId: string): Promise<CaseEffect | null> {
  const { tx, userId, organizationId, at } = moment;
  const id = await caseIdOf(tx, organizationId, applicationId);
  if (id === null) return null;
  const before = await lockCase(tx, organizationId, id);
  const after = { ...before, updatedAt: at.toISOString(), version: before.version + 1 };
  await storeCase(tx, organizationId, { after, by: userId });
  await tx`update cases set undone_at = ${at} where organization_id = ${organizationId} and id = ${id}`;
  return effectOf(moment, after, { kind: 'caseRemoved', entry: 'undone' });
}

/** Closes the case of an application that the person has withdrawn. */
export async function leaveCaseOf(moment: CaseMoment, applicationId: string): Promise<CaseEffect | null> {
  const { tx, userId, organizationId, at } = moment;
  const id = await caseIdOf(tx, organizationId, applicationId);
  if (id === null) return null;
  const before = await lockCase(tx, organizationId, id);
  const closed = closeCase(before, { outcome: 'left', at: at.toISOString() });
  if ('refused' in closed) return null;
  const after = { ...closed.case, updatedAt: at.toISOString(), version: before.version + 1 };
  await storeCase(tx, organizationId, { after, by: userId });
  return effectOf(moment, after, { kind: 'caseClosed', entry: 'closed', changes: closed.changes });
}
