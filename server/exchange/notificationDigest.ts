import type { NotificationCounts } from '@vetsync/machines/model/letters';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import type { MailRequest } from '../mail/mail.ts';
import { withScope, setScope } from '../organizations/scopes.ts';
import { unreadKinds } from './staffNotifications.ts';

interface Span {
  from: Date;
  /** The next mail has what came later. Null if there is none yet. */
  until: Date | null;
}

/** Unread notifications of a person's world, by type. */
async function unreadOwn(tx: TransactionSql, userId: string, { from, until }: Span): Promise<string[]> {
  const rows = await tx<{ type: string }[]>`
    select item ->> 'type' as type from world_items
    where user_id = ${userId} and list = 'notifications' and item ->> 'targetRole' = 'user'
      and not (item ->> 'read')::boolean and (item ->> 'timestamp')::timestamptz >= ${from}
      ${until ? tx`and (item ->> 'timestamp')::timestamptz < ${until}` : tx``}`;
  return rows.map(({ type }) => type);
}

/** The line of the mail in which each kind is counted. */
const lineOf: Readonly<Record<string, keyof NotificationCounts>> = {
  job_application: 'applications',
  college_application: 'applications',
  nonprofit_application: 'applications',
  // Nobody else confirms or moves what a person noted.
  appointment: 'reminders',
  event: 'eventReminders',
  message: 'messages',
  applicationReceived: 'received',
  applicationWithdrawn: 'withdrawn',
  applicationAssigned: 'assigned',
  messageSent: 'inbox',
  contactAccepted: 'contacts',
};

/** What a mail about notifications says: how many of each kind a person has not read. */
export const createNotificationDigests = (sql: Sql, clock: Clock) => ({
  /** Null if there is nothing to say, or the person doesn't want to hear it any more. */
  async countsFor({
    id,
    userId,
    recipient,
    requestedAt,
  }: MailRequest): Promise<{ userId: string; counts: NotificationCounts } | null> {
    if (userId === null) return null;
    return withScope(sql, { userId }, async (tx) => {
      const [account] = await tx<{ own: string; work: string }[]>`
        select mail_about_own as own, mail_about_work as work from users
        where id = ${userId} and email = ${recipient} and banned_at is null`;
      if (!account) return null;
      const [next] = await tx<{ at: Date }[]>`
        select requested_at as at from mail_outbox
        where user_id = ${userId} and kind = 'notifications' and id > ${id} order by id limit 1`;
      const span = { from: requestedAt, until: next?.at ?? null };
      const kinds = account.own === 'never' ? [] : await unreadOwn(tx, userId, span);
      const memberships =
        account.work === 'never'
          ? []
          : await tx<{ id: string }[]>`
              select m.organization_id as id from organization_members m join organizations o on o.id = m.organization_id
              where m.user_id = ${userId} and m.role in ('owner', 'manager', 'reviewer') and o.status <> 'suspended'`;
      for (const { id: organizationId } of memberships) {
        await setScope(tx, { userId, organizationId, colleague: userId });
        kinds.push(...(await unreadKinds(tx, { userId, organizationId }, { ...span, now: clock.now() })));
      }
      const counts: NotificationCounts = {};
      for (const kind of kinds) {
        const line = lineOf[kind];
        if (line) counts[line] = (counts[line] ?? 0) + 1;
      }
      return Object.keys(counts).length === 0 ? null : { userId, counts };
    });
  },
});
