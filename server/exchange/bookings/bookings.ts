import type {
  BookingEntry,
  BookingStatus,
  InterviewFeedback,
  ListedBooking,
  StaffBooking,
} from '@vetsync/machines/bookings/model';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { setScope, withScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { withApplicantAccess } from '../applicantAccess.ts';
import { markHandled } from '../notifications/staffNotifications.ts';
import { recordReading } from '../readings.ts';
import { bookingColumns, mentorBookingOf, personBookingOf, staffBookingOf } from './bookingRows.ts';
import type { BookingRow } from './bookingRows.ts';
import { readInterviewers } from './interviews.ts';
import { conversationOf } from './talks.ts';

interface Reader {
  userId: string;
  organizationId: string;
}
interface BookingRequest {
  from?: string | undefined;
  to?: string | undefined;
  calendar?: string | undefined;
  person?: string | undefined;
  status?: BookingStatus | undefined;
  kind?: StaffBooking['kind'] | undefined;
  application?: string | undefined;
  waitsFor?: 'organization' | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}

/** The history of a booking, oldest first. Colleagues are named for the staff alone. */
async function historyOf(
  tx: TransactionSql,
  { organizationId, id }: BookingRow,
  { isStaff }: { isStaff: boolean },
): Promise<BookingEntry[]> {
  const rows = await tx<(Omit<BookingEntry, 'at' | 'start'> & { at: Date; start: Date | null })[]>`
    select s.id, s.at, s.step, s.side as by, s.starts_at as start, nullif(s.reason, '') as reason, ${
      isStaff
        ? tx`(select u.name from named_people u where u.id = s.actor_id and s.side = 'organization')`
        : tx`null`
    } as name
    from booking_steps s where s.organization_id = ${organizationId} and s.booking_id = ${id} order by s.id`;
  return rows.map(({ at, start, ...row }) => ({
    ...row,
    at: at.toISOString(),
    start: start?.toISOString() ?? null,
  }));
}

/** Those who interview, in the order in which they were named. Who is gone has no name. */
const interviewersOf = (tx: TransactionSql, { organizationId, interviewers }: BookingRow) =>
  tx<{ id: string; name: string }[]>`
    select n.id, coalesce(nullif(n.signature, ''), n.name, '') as name
    from unnest(${interviewers}::text[]::uuid[]) with ordinality one (id, nth)
    join calendars c on c.organization_id = ${organizationId} and c.id = one.id
    join named_people n on n.id = c.member_id order by one.nth`;

/** Bookings as both sides read them. Why somebody comes, only those of the staff read who answer. */
export const createBookings = (sql: Sql, clock: Clock) => ({
  /** A page, by the time at which they begin. @throws AppError `not_found`, `status_not_allowed`. */
  list: (
    reader: Reader,
    { from, to, calendar, person, status, kind, application, waitsFor, cursor, limit }: BookingRequest,
  ) =>
    withApplicantAccess(sql, reader, async (tx, { role }) => {
      const readsAdvice = kind === 'interview' && roleAllows(role, 'review');
      const rows = await tx<(BookingRow & Pick<ListedBooking, 'advice'>)[]>`
        select ${bookingColumns(tx)} ${
          readsAdvice
            ? tx`, (
                select f.recommendation from interview_feedback f
                where f.organization_id = b.organization_id and f.booking_id = b.id order by f.at desc limit 1
              ) as advice`
            : tx``
        } from bookings b join organizations o on o.id = b.organization_id
        where b.organization_id = ${reader.organizationId}
          ${from === undefined ? tx`` : tx`and b.starts_at >= ${from}`}
          ${to === undefined ? tx`` : tx`and b.starts_at < ${to}`}
          ${calendar === undefined ? tx`` : tx`and b.calendar_id = ${calendar}`}
          ${person === undefined ? tx`` : tx`and b.user_id = ${person}`}
          ${status === undefined ? tx`` : tx`and b.status = ${status}`}
          ${kind === undefined ? tx`` : tx`and b.kind = ${kind}`}
          ${application === undefined ? tx`` : tx`and b.application_id = ${application}`}
          ${
            waitsFor === undefined
              ? tx``
              : tx`and (b.status = 'requested' and b.proposal is null
                  or b.proposed_until is not null and b.proposal->>'by' = 'person')`
          }
          ${cursor ? tx`and (b.starts_at, b.id) > (${cursor.createdAt}, ${cursor.id})` : tx``}
        order by b.starts_at, b.id limit ${limit + 1}`;
      const { page, nextCursor } = pageOf(
        rows.map((row) => ({ row, createdAt: row.start, id: row.id })),
        limit,
      );
      return {
        bookings: page.map(({ row }) => ({
          ...staffBookingOf(row),
          ...(readsAdvice && { advice: row.advice }),
        })),
        nextCursor,
      };
    }),

  /** @throws AppError `not_found`, `status_not_allowed`. */
  interviewers: (reader: Reader, range: { from: string; to: string }) =>
    withApplicantAccess(sql, reader, (tx) => readInterviewers(tx, reader.organizationId, range)),

  /** One booking with its history, for the staff. @throws AppError `not_found`, `status_not_allowed`. */
  find: (reader: Reader, id: string) =>
    withApplicantAccess(sql, reader, async (tx, { role }) => {
      const [row] = await tx<BookingRow[]>`
        select ${bookingColumns(tx)} from bookings b join organizations o on o.id = b.organization_id
        where b.organization_id = ${reader.organizationId} and b.id = ${id}`;
      if (!row) throw new AppError('not_found');
      const readsReasons = roleAllows(role, 'review');
      const [history, interviewers, feedback, [patient]] = await Promise.all([
        historyOf(tx, row, { isStaff: true }),
        interviewersOf(tx, row),
        tx<(Omit<InterviewFeedback, 'at'> & { at: Date })[]>`
          select f.id, f.at, f.author_id as "authorId", f.recommendation, f.notes,
            (select coalesce(nullif(n.signature, ''), n.name) from named_people n where n.id = f.author_id) as author
          from interview_feedback f
          where f.organization_id = ${row.organizationId} and f.booking_id = ${id} order by f.at, f.id`,
        tx<{ id: string }[]>`
          select c.id from cases c
          where c.organization_id = ${row.organizationId} and c.user_id = ${row.userId} and c.kind = 'patient'
            and c.undone_at is null
          order by (c.listing_id = ${row.calendarId}) desc nulls last, c.opened_at desc limit 1`,
      ]);
      const now = clock.now();
      if (readsReasons && row.reason !== '')
        await recordReading(tx, {
          organizationId: row.organizationId,
          personId: row.userId,
          actorId: reader.userId,
          bookingId: id,
          now,
        });
      await setScope(tx, { ...reader, colleague: reader.userId });
      await markHandled(tx, reader, { subject: id, now });
      return {
        booking: { ...staffBookingOf(row), reason: readsReasons ? row.reason : null },
        history: readsReasons ? history : history.map((entry) => ({ ...entry, reason: null })),
        interviewers,
        feedback: readsReasons ? feedback.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })) : [],
        caseId: patient?.id ?? null,
      };
    }),

  /** One's own booking, or a talk that somebody has with one as their mentor, with its history. @throws AppError `not_found`. */
  findOwn: (userId: string, id: string) =>
    withScope(sql, { userId }, async (tx) => {
      const isOwn = tx`b.id = ${id} and (b.user_id = ${userId} or b.kind = 'mentor' and b.calendar_id = ${userId})`;
      const [found] = await tx<{ organizationId: string }[]>`
        select organization_id as "organizationId" from bookings b where ${isOwn}`;
      if (!found) throw new AppError('not_found');
      await setScope(tx, { userId, ...found });
      const [row] = await tx<(BookingRow & { threadId: string | null })[]>`
        select ${bookingColumns(tx)}, ${conversationOf(tx)} as "threadId" from bookings b left join organizations o on o.id = b.organization_id
        where b.organization_id = ${found.organizationId} and ${isOwn}`;
      const booking = row!.userId === userId ? personBookingOf(row!) : mentorBookingOf(row!);
      return {
        booking: { ...booking, reason: row!.reason },
        history: await historyOf(tx, row!, { isStaff: false }),
        interviewers: (await interviewersOf(tx, row!)).map(({ name }) => name),
        threadId: row!.threadId,
      };
    }),
});
