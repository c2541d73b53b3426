import { staffUnreadMax } from '@vetsync/machines/model/exchange';
import type { StaffNotification, StaffNotificationPage } from '@vetsync/machines/model/exchange';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { AppError } from '../../errors.ts';
import { setScope } from '../../data/scopes.ts';
import { withApplicantAccess } from '../applicantAccess.ts';

/** A fact appears at most this long after its time: longer than any transaction may take. In milliseconds. */
const lateMs = 15_000;

export interface Colleague {
  userId: string;
  organizationId: string;
}

/** The facts of which a colleague is notified, as `f`. The scope is that of both, and hides those about them. */
const notificationsOf = (tx: TransactionSql, { userId, organizationId }: Colleague, now: Date) => tx`
  from facts f
  join organization_members m on m.organization_id = f.organization_id and m.user_id = ${userId}
  left join notification_reads r
    on r.organization_id = f.organization_id and r.user_id = ${userId} and r.fact_id = f.id
  cross join lateral (
    select r.fact_id is not null or f.at <= least(coalesce(m.notifications_read_at, m.joined_at), ${now}) as "isRead"
  ) reading
  where f.organization_id = ${organizationId} and f.notifies and f.actor_id is distinct from ${userId}
    and (f.kind not in ('applicationAssigned', 'caseAssigned')
      or coalesce(f.payload #>> '{assignee,id}', f.payload #>> '{case,owner,id}') = ${userId})`;

/** Facts before this have been read, so that counting doesn't look at them. */
const sinceRead = (tx: TransactionSql, { userId, organizationId }: Colleague, now: Date) => tx`
  and f.at > (
    select least(coalesce(notifications_read_at, joined_at), ${now}) from organization_members
    where organization_id = ${organizationId} and user_id = ${userId})`;

/** How many notifications a colleague has not read, up to a maximum. */
export async function countUnread(tx: TransactionSql, colleague: Colleague, now: Date): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from (
      select ${notificationsOf(tx, colleague, now)} ${sinceRead(tx, colleague, now)} and not "isRead"
      limit ${staffUnreadMax}
    ) unread`;
  return row!.count;
}

/** Unread notifications of a colleague between two times. */
export async function unreadNews(
  tx: TransactionSql,
  colleague: Colleague,
  { from, until, now }: { from: Date; until: Date | null; now: Date },
): Promise<Pick<StaffNotification, 'kind' | 'subject'>[]> {
  return tx<Pick<StaffNotification, 'kind' | 'subject'>[]>`
    select f.kind, f.subject ${notificationsOf(tx, colleague, now)} and f.at >= ${from}
      ${until ? tx`and f.at < ${until}` : tx``} and not "isRead" limit ${staffUnreadMax}`;
}

/** Marks one notification of a colleague as read. @throws AppError `not_found`. */
export async function markNotificationRead(
  tx: TransactionSql,
  colleague: Colleague,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const { userId, organizationId } = colleague;
  const [found] = await tx`select ${notificationsOf(tx, colleague, now)} and f.id = ${id}`;
  if (!found) throw new AppError('not_found');
  await tx`
    insert into notification_reads (organization_id, user_id, fact_id, at)
    values (${organizationId}, ${userId}, ${id}, ${now}) on conflict do nothing`;
}

/** Marks as read what a colleague was notified of about an application or conversation, because they deal with it. */
export async function markHandled(
  tx: TransactionSql,
  colleague: Colleague,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  const { userId, organizationId } = colleague;
  await tx`
    insert into notification_reads (organization_id, user_id, fact_id, at)
    select ${organizationId}, ${userId}, f.id, ${now} ${notificationsOf(tx, colleague, now)}
      ${sinceRead(tx, colleague, now)} and f.subject = ${subject} and not "isRead"
    on conflict do nothing`;
}

/**
 * Marks all notifications of a colleague as read, or those up to a time. The last ones are marked one by one, because others of that
 * time may be on their way, and so are those that the server's clock dates later than the database's.
 */
export async function markAllNotificationsRead(
  tx: TransactionSql,
  colleague: Colleague,
  { until, now }: { until: Date | null; now: Date },
): Promise<void> {
  const { userId, organizationId } = colleague;
  const [row] = await tx<{ now: Date }[]>`select clock_timestamp() as now`;
  const clocks = Math.min(now.getTime(), row!.now.getTime());
  const settled = new Date(Math.min(until?.getTime() ?? Infinity, clocks - lateMs));
  await tx`
    insert into notification_reads (organization_id, user_id, fact_id, at)
    select ${organizationId}, ${userId}, f.id, ${now} ${notificationsOf(tx, colleague, now)}
      and f.at > ${settled} ${until ? tx`and f.at <= ${until}` : tx``} and not "isRead"
    on conflict do nothing`;
  await tx`
    update organization_members set notifications_read_at = greatest(notifications_read_at, joined_at, ${settled})
    where organization_id = ${organizationId} and user_id = ${userId}`;
}

/** What the staff of organizations are notified of, as each colleague reads it. */
export const createStaffNotifications = (sql: Sql, clock: Clock) => ({
  /** A page, newest first. @throws AppError `not_found` for whoever is no member, `status_not_allowed`. */
  list: (
    { userId, organizationId }: Colleague,
    { cursor, limit }: { cursor?: Keyset | undefined; limit: number },
  ): Promise<StaffNotificationPage> =>
    withApplicantAccess(sql, { userId, organizationId }, async (tx) => {
      await setScope(tx, { userId, organizationId, colleague: userId });
      const now = clock.now();
      const rows = await tx<(Omit<StaffNotification, 'at'> & { createdAt: Date })[]>`
        select f.id, f.kind, f.subject, f.payload, f.at as "createdAt", "isRead", (
          select json_build_object('applicantName', a.applicant_name, 'listingTitle', a.listing_title)
          from applications a
          where a.organization_id = f.organization_id and a.id = case when f.kind like 'application%' or f.kind in ('offerAccepted', 'offerDeclined', 'spotFreed') then f.subject::uuid end
        ) as application
        ${notificationsOf(tx, { userId, organizationId }, now)}
        ${cursor ? tx`and (f.at, f.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
        order by f.at desc, f.id desc limit ${limit + 1}`;
      const { page, nextCursor } = pageOf(rows, limit);
      return {
        notifications: page.map(({ createdAt, ...row }) => ({ ...row, at: createdAt.toISOString() })),
        nextCursor,
        unread: await countUnread(tx, { userId, organizationId }, now),
      };
    }),
});
