import type { TransactionSql } from '../data/db.ts';

/** Reading the same again within this leaves no further record: a page reads again whenever something happens. */
const sameReadingMs = 60_000;

interface Reading {
  organizationId: string;
  /** Whose application or conversation it is. They can see the record. */
  personId: string;
  /** The colleague who has read it. */
  actorId: string;
  applicationId?: string;
  threadId?: string;
  caseId?: string;
  /** Of which they have read why the person comes. */
  bookingId?: string;
  /** Of which they have read what was said. */
  referralId?: string;
  now: Date;
}

/** Stores that a colleague has read the history of an application, a conversation, or a case. */
export async function recordReading(
  tx: TransactionSql,
  {
    organizationId,
    personId,
    actorId,
    applicationId = '',
    threadId = '',
    caseId = '',
    bookingId = '',
    referralId = '',
    now,
  }: Reading,
): Promise<void> {
  const isSame =
    (referralId && tx`r.referral_id = ${referralId}`) ||
    (bookingId && tx`r.booking_id = ${bookingId}`) ||
    (caseId && tx`r.case_id = ${caseId}`) ||
    (threadId && tx`r.thread_id = ${threadId}`) ||
    tx`r.application_id = ${applicationId}`;
  await tx`
    insert into access_records (user_id, organization_id, application_id, thread_id, case_id, booking_id, referral_id,
      actor_id, at)
    select ${personId}, ${organizationId}, ${applicationId || null}, ${threadId || null}, ${caseId || null},
      ${bookingId || null}, ${referralId || null}, ${actorId}, ${now}
    where not exists (
      select from access_records r
      where r.organization_id = ${organizationId} and ${isSame} and r.actor_id = ${actorId}
        and r.at > ${new Date(now.getTime() - sameReadingMs)}
    )`;
}
