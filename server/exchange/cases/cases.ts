import type { StaffBooking } from '@vetsync/machines/bookings/model';
import type { CaseEntry, WholeCase } from '@vetsync/machines/model/exchange';
import { caseEntriesMax, caseVisitsMax } from '@vetsync/machines/model/exchange';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { setScope } from '../../data/scopes.ts';
import { withApplicantAccess } from '../applicantAccess.ts';
import { bookingColumns, staffBookingOf } from '../bookings/bookingRows.ts';
import type { BookingRow } from '../bookings/bookingRows.ts';
import { markHandled } from '../notifications/staffNotifications.ts';
import { recordReading } from '../readings.ts';
import { readCase } from './caseRows.ts';
import { casesFound, servicesFound } from './caseSearch.ts';
import type { CaseReader, CaseRequest, ServiceRequest } from './caseSearch.ts';

/** What a patient has booked, latest first. Why they come is only on the page of each. */
async function visitsOf(
  tx: TransactionSql,
  { organizationId, personId }: { organizationId: string; personId: string },
): Promise<StaffBooking[]> {
  const rows = await tx<BookingRow[]>`
    select ${bookingColumns(tx)} from bookings b join organizations o on o.id = b.organization_id
    where b.organization_id = ${organizationId} and b.user_id = ${personId} and b.kind = 'appointment'
    order by b.starts_at desc, b.id desc limit ${caseVisitsMax}`;
  return rows.map(staffBookingOf);
}

type StoredEntry = Omit<CaseEntry, 'at'> & { at: Date };

/** The newest entries of a history, oldest first. Colleagues are named in them. */
async function entriesOf(tx: TransactionSql, organizationId: string, caseId: string): Promise<CaseEntry[]> {
  const rows = await tx<StoredEntry[]>`
    select e.id, e.at, e.entry, e.notes, case when e.changes ? 'owner' then jsonb_set(e.changes, '{owner}', (
        select coalesce(jsonb_agg(
          (select jsonb_build_object('id', u.id, 'name', u.name) from named_people u where u.id::text = one.id)
          order by one.nth), '[null, null]')
        from jsonb_array_elements_text(e.changes -> 'owner') with ordinality one (id, nth)
      )) else e.changes end as changes,
      (select json_build_object('id', u.id, 'name', u.name) from named_people u where u.id = e.actor_id) as actor
    from case_entries e where e.organization_id = ${organizationId} and e.case_id = ${caseId}
    order by e.id desc limit ${caseEntriesMax}`;
  return rows.toReversed().map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Those whom an organization has taken in, as its staff read them. */
export function createCases(sql: Sql, clock: Clock) {
  return {
    /** A page of cases. @throws AppError `not_found`, `status_not_allowed`. */
    list: (reader: CaseReader, request: CaseRequest) =>
      withApplicantAccess(sql, reader, (tx) => casesFound(tx, reader, request)),

    /** A page of services. @throws AppError `not_found`, `status_not_allowed`. */
    services: (reader: CaseReader, request: ServiceRequest) =>
      withApplicantAccess(sql, reader, (tx) => servicesFound(tx, reader, request)),

    /** One case with its history. The person can see that a colleague has read it. @throws AppError `not_found`. */
    find: (reader: CaseReader, caseId: string): Promise<WholeCase> =>
      withApplicantAccess(sql, reader, async (tx) => {
        const { userId, organizationId } = reader;
        const [person] = await tx<{ id: string; threadId: string | null; snapshot: WholeCase['snapshot'] }[]>`
          select c.user_id as id, (
            select t.id from threads t where t.organization_id = c.organization_id and t.user_id = c.user_id
          ) as "threadId", (
            select a.snapshot from applications a
            where a.organization_id = c.organization_id and a.id = c.application_id
          ) as snapshot
          from cases c where c.organization_id = ${organizationId} and c.id = ${caseId} and c.user_id <> ${userId}`;
        const row = person && (await readCase(tx, organizationId, caseId));
        if (!row) throw new AppError('not_found');
        const { id: personId, threadId, snapshot } = person;
        const now = clock.now();
        const entries = await entriesOf(tx, organizationId, caseId);
        const visits = row.kind === 'patient' ? await visitsOf(tx, { organizationId, personId }) : null;
        await recordReading(tx, { organizationId, personId, actorId: userId, caseId, now });
        await setScope(tx, { userId, organizationId, colleague: userId });
        await markHandled(tx, { userId, organizationId }, { subject: caseId, now });
        return { case: row, entries, threadId, snapshot, visits };
      }),
  };
}
