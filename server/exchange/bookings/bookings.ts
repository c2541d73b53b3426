import type { BookingEntry, BookingStatus } from '@vetsync/machines/bookings/model';
import { roleAllows } from '@vetsync/machines/organizations/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { setScope, withScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { withApplicantAccess } from '../applicantAccess.ts';
import { markHandled } from '../notifications/staffNotifications.ts';
import { bookingColumns, personBookingOf, staffBookingOf } from './bookingRows.ts';
import type { BookingRow } from './bookingRows.ts';

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

/** Bookings as both sides read them. Why somebody comes, only those of the staff read who answer. */
export const createBookings = (sql: Sql, clock: Clock) => ({
  /** A page, by the time at which they begin. @throws AppError `not_found`, `status_not_allowed`. */
  list: (reader: Reader, { from, to, calendar, person, status, waitsFor, cursor, limit }: BookingRequest) =>
    withApplicantAccess(sql, reader, async (tx, { role }) => {
      const rows = await tx<BookingRow[]>`
        select ${bookingColumns(tx)} from bookings b join organizations o on o.id = b.organization_id
        where b.organization_id = ${reader.organizationId}
          ${from === undefined ? tx`` : tx`and b.starts_at >= ${from}`}
          ${to === undefined ? tx`` : tx`and b.starts_at < ${to}`}
          ${calendar === undefined ? tx`` : tx`and b.calendar_id = ${calendar}`}
          ${person === undefined ? tx`` : tx`and b.user_id = ${person}`}
          ${status === undefined ? tx`` : tx`and b.status = ${status}`}
          ${
            waitsFor === undefined
              ? tx``
              : tx`and (b.status = 'requested' and b.proposal is null
                  or b.proposed_until is not null and b.proposal->>'by' = 'person')`
          }
          ${cursor ? tx`and (b.starts_at, b.id) > (${cursor.createdAt}, ${cursor.id})` : tx``}
        order by b.starts_at, b.id limit ${limit + 1}`;
      const readsReasons = roleAllows(role, 'review');
      const { page, nextCursor } = pageOf(
        rows.map((row) => ({ row, createdAt: row.start, id: row.id })),
        limit,
      );
      return {
        bookings: page.map(({ row }) => ({
          ...staffBookingOf(row),
          reason: readsReasons ? row.reason : null,
        })),
        nextCursor,
      };
    }),

  /** One booking with its history, for the staff. @throws AppError `not_found`, `status_not_allowed`. */
  find: (reader: Reader, id: string) =>
    withApplicantAccess(sql, reader, async (tx, { role }) => {
      const [row] = await tx<BookingRow[]>`
        select ${bookingColumns(tx)} from bookings b join organizations o on o.id = b.organization_id
        where b.organization_id = ${reader.organizationId} and b.id = ${id}`;
      if (!row) throw new AppError('not_found');
      const readsReasons = roleAllows(role, 'review');
      const history = await historyOf(tx, row, { isStaff: true });
      await setScope(tx, { ...reader, colleague: reader.userId });
      await markHandled(tx, reader, { subject: id, now: clock.now() });
      return {
        booking: { ...staffBookingOf(row), reason: readsReasons ? row.reason : null },
        history: readsReasons ? history : history.map((entry) => ({ ...entry, reason: null })),
      };
    }),

  /** One's own booking with its history. @throws AppError `not_found`. */
  findOwn: (userId: string, id: string) =>
    withScope(sql, { userId }, async (tx) => {
      const [found] = await tx<{ organizationId: string }[]>`
        select organization_id as "organizationId" from bookings where id = ${id} and user_id = ${userId}`;
      if (!found) throw new AppError('not_found');
      await setScope(tx, { userId, ...found });
      const [row] = await tx<BookingRow[]>`
        select ${bookingColumns(tx)} from bookings b join organizations o on o.id = b.organization_id
        where b.organization_id = ${found.organizationId} and b.id = ${id} and b.user_id = ${userId}`;
      return {
        booking: { ...personBookingOf(row!), reason: row!.reason },
        history: await historyOf(tx, row!, { isStaff: false }),
      };
    }),
});
