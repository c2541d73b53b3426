import { staffNewsHref } from '@vetsync/machines/exchange/model';
import { ownTarget } from '@vetsync/machines/model/exchange';
import type { News, NotificationLine } from '@vetsync/machines/model/letters';
import type { Notification } from '@vetsync/machines/model/world';
import { roleOfKind } from '@vetsync/machines/organizations/model';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import { actingAsSelf, shellHref } from '@vetsync/machines/shell/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import type { MailRequest } from '../../mail/mail.ts';
import { withScope, setScope } from '../../data/scopes.ts';
import { unreadNews } from './staffNotifications.ts';

interface Span {
  from: Date;
  /** The next mail has what came later. Null if there is none yet. */
  until: Date | null;
}

/** The line of the mail in which each kind is counted. */
const lineOf: Readonly<Record<string, NotificationLine>> = {
  job_application: 'applications',
  college_application: 'applications',
  nonprofit_application: 'applications',
  // Nobody else confirms or moves what a person noted.
  appointment: 'reminders',
  booking: 'bookings',
  care: 'care',
  event: 'events',
  ownEvent: 'eventReminders',
  message: 'messages',
  applicationReceived: 'received',
  applicationUpdated: 'updated',
  applicationWithdrawn: 'withdrawn',
  offerAccepted: 'offers',
  spotFreed: 'spots',
  applicationAssigned: 'assigned',
  caseAssigned: 'cases',
  messageSent: 'inbox',
  contactAccepted: 'contacts',
  bookingChanged: 'booked',
};
/** With more pages in a line, it leads to the list of them. */
const pathsMax = 3;

/** Something unread: its page, and the list that has it. */
interface Unread {
  kind: string;
  path: string;
  list: string;
}

/** Whether somebody is reminded of an event that they noted themselves. */
const isOwnEvent = ({ type, title }: Notification) =>
  type === 'event' && typeof title === 'object' && title.code === 'contact.reminder';

/** Whether it is about something booked with an organization. */
const isBooking = ({ type, message }: Notification) =>
  type === 'appointment' && typeof message === 'object' && message.code === 'contact.bookingMore';

/** Unread notifications of a person's world. */
async function unreadOwn(tx: TransactionSql, userId: string, { from, until }: Span): Promise<Unread[]> {
  const rows = await tx<{ item: Notification }[]>`
    select item from world_items
    where user_id = ${userId} and list = 'notifications' and item ->> 'targetRole' = 'user'
      and not (item ->> 'read')::boolean and (item ->> 'timestamp')::timestamptz >= ${from}
      ${until ? tx`and (item ->> 'timestamp')::timestamptz < ${until}` : tx``}
    order by item ->> 'timestamp'`;
  return rows.map(({ item }) => {
    const { query, ...target } = ownTarget(item);
    const at = { role: 'user', tab: target.tab } as const;
    const as = { as: actingAsSelf };
    return {
      kind: isBooking(item) ? 'booking' : isOwnEvent(item) ? 'ownEvent' : item.type,
      path: shellHref({ ...at, ...target, query: { ...as, ...query } }),
      list: shellHref({ ...at, query: as }),
    };
  });
}

/** What a colleague has not read of an organization. */
async function unreadAtWork(
  tx: TransactionSql,
  { id: organizationId, slug, kind }: { id: string; slug: string; kind: OrganizationKind },
  { userId, ...span }: Span & { userId: string; now: Date },
): Promise<Unread[]> {
  await setScope(tx, { userId, organizationId, colleague: userId });
  const role = roleOfKind[kind];
  const news = await unreadNews(tx, { userId, organizationId }, span);
  return news.map((one) => ({
    kind: one.kind,
    path: staffNewsHref(one, { slug, role }),
    list: staffNewsHref({ kind: one.kind, subject: null }, { slug, role }),
  }));
}

/** Counts what is unread by line, in the order in which it came. */
function newsOf(unread: readonly Unread[]): News[] {
  const lines = Map.groupBy(unread, ({ kind }) => lineOf[kind]);
  return [...lines].flatMap(([line, found]) => {
    if (line === undefined) return [];
    const paths = new Set(found.map(({ path }) => path));
    const shown = paths.size > pathsMax ? new Set(found.map(({ list }) => list)) : paths;
    return [{ line, count: found.length, paths: [...shown] }];
  });
}

/** What a mail about notifications says: how many of each kind a person has not read, and where. */
export const createNotificationDigests = (sql: Sql, clock: Clock) => ({
  /** Null if there is nothing to say, or the person doesn't want to hear it any more. */
  async newsFor({
    id,
    userId,
    recipient,
    requestedAt,
  }: MailRequest): Promise<{ userId: string; news: News[] } | null> {
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
      const unread = account.own === 'never' ? [] : await unreadOwn(tx, userId, span);
      const workplaces =
        account.work === 'never'
          ? []
          : await tx<{ id: string; slug: string; kind: OrganizationKind }[]>`
              select o.id, o.slug, o.kind from organization_members m join organizations o on o.id = m.organization_id
              where m.user_id = ${userId} and m.role in ('owner', 'manager', 'reviewer') and o.status <> 'suspended'`;
      for (const workplace of workplaces)
        unread.push(...(await unreadAtWork(tx, workplace, { ...span, userId, now: clock.now() })));
      const news = newsOf(unread);
      return news.length === 0 ? null : { userId, news };
    });
  },
});
