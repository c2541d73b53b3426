import { isReferralOpen, referralAfter, referralDays } from '@vetsync/machines/bookings/model';
import type { Referral, ReferralSide, ReferralStatus, ReferralStep } from '@vetsync/machines/bookings/model';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { setScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { changeWorld } from '../changeWorld.ts';
import type { FactOrigin } from '../changeWorld.ts';
import type { WritingLast } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import type { StoredWorld } from '../worlds.ts';

/** A referral as it is stored. */
export interface ReferralRow {
  id: string;
  organizationId: string;
  /** Names of both organizations; empty of one that is not open to everyone. */
  fromName: string;
  toOrganizationId: string;
  toName: string;
  listingId: string;
  title: string;
  userId: string;
  personName: string;
  note: string;
  status: ReferralStatus;
  answer: string;
  until: Date | null;
  proposedAt: Date;
  sentAt: Date | null;
  changedAt: Date;
}

export const referralColumns = (sql: Sql | TransactionSql) => sql`
  r.id, r.organization_id as "organizationId", coalesce(s.name, '') as "fromName",
  r.to_organization_id as "toOrganizationId", coalesce(o.name, '') as "toName", r.listing_id as "listingId", r.title,
  r.user_id as "userId", r.person_name as "personName", r.note, r.status, r.answer, r.until,
  r.proposed_at as "proposedAt", r.sent_at as "sentAt", r.changed_at as "changedAt"
  from referrals r
  left join organizations s on s.id = r.organization_id
  left join organizations o on o.id = r.to_organization_id`;

/** A referral, if the scope may see it. @throws AppError `not_found`. */
export async function findReferral(
  tx: TransactionSql,
  id: string,
  { locks = false } = {},
): Promise<ReferralRow> {
  const [row] = await tx<ReferralRow[]>`
    select ${referralColumns(tx)} where r.id = ${id} ${locks ? tx`for no key update of r` : tx``}`;
  if (!row) throw new AppError('not_found');
  return row;
}

/** As one side has it. */
export const referralOf = (
  row: ReferralRow,
  { side, reads, threadId }: { side: ReferralSide; reads: boolean; threadId: string | null },
): Referral => ({
  id: row.id,
  side,
  from: { id: row.organizationId, name: row.fromName },
  to: { id: row.toOrganizationId, name: row.toName, listingId: row.listingId, title: row.title },
  personName: row.personName,
  status: row.status,
  note: reads ? row.note : null,
  answer: reads && row.answer !== '' ? row.answer : null,
  until: row.until?.toISOString() ?? null,
  proposedAt: row.proposedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  threadId,
});

/** What changes a referral, once the person's world is locked. */
export interface ReferralWork extends WritingLast {
  stored: StoredWorld;
  origin: FactOrigin;
  newId: () => Promise<string>;
}

const dayMs = 24 * 3_600_000;
export const untilAfter = (at: Date): Date => new Date(at.getTime() + referralDays * dayMs);

/**
 * Tells everyone whom it concerns. The other organization learns nothing of what the person hasn't consented to. What it
 * should know, and what it said, is in no fact.
 *
 * @param by Who took the step, and needs no notification.
 */
export async function tellOfReferral(
  { stored, origin, newId, ...writing }: ReferralWork,
  row: ReferralRow,
  by: ReferralSide | 'time',
): Promise<NewFact[]> {
  const { id: subject, organizationId, toOrganizationId, userId, status, title, personName } = row;
  const names = { from: row.fromName, to: row.toName };
  const own = changeWorld(writing, userId, {
    stored,
    id: await newId(),
    body: { type: 'referralChanged', referralId: subject, news: status, ...names },
    origin,
  });
  const factFor = async (side: 'sender' | 'receiver'): Promise<NewFact> => ({
    ...origin,
    id: await newId(),
    audience: { organizationId: side === 'sender' ? organizationId : toOrganizationId, aboutId: userId },
    kind: 'referralChanged',
    subject,
    payload: { news: status, side, personName, title, ...names },
    version: null,
    notifies: by !== side && !(side === 'receiver' && status === 'returned'),
  });
  return [await factFor('sender'), ...(row.sentAt ? [await factFor('receiver')] : []), ...(own ? [own] : [])];
}

/**
 * Takes a step, in the scope of the person.
 *
 * @throws AppError `referral_changed`.
 */
export async function takeReferralStep(
  work: ReferralWork,
  before: ReferralRow,
  { step, by, answer = '' }: { step: ReferralStep; by: ReferralSide | 'time'; answer?: string | undefined },
): Promise<NewFact[]> {
  const { tx, origin } = work;
  const status = referralAfter(step, by, before.status);
  if (status === null) throw new AppError('referral_changed');
  const row: ReferralRow = {
    ...before,
    status,
    answer,
    until: isReferralOpen(status) ? untilAfter(origin.at) : null,
    sentAt: step === 'consent' ? origin.at : before.sentAt,
    changedAt: origin.at,
  };
  await setScope(tx, { userId: row.userId, organizationId: row.organizationId });
  await tx`
    update referrals set status = ${status}, answer = ${answer}, until = ${row.until}, sent_at = ${row.sentAt},
      changed_at = ${row.changedAt}
    where organization_id = ${row.organizationId} and id = ${row.id}`;
  return tellOfReferral(work, row, by);
}
