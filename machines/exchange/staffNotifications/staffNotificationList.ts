import { unlisted } from '../../kit/unlisted.ts';
import type { CommandOf } from '../../model/exchange/command.ts';
import type { staffNotificationCommands } from '../../model/exchange/commands/staffNotifications.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { assigneeIdIn, staffNotificationKinds } from '../../model/exchange/notifications.ts';
import type { StaffNotification, StaffNotificationPage } from '../../model/exchange/notifications.ts';

/** What is known of an organization's notifications for one colleague. */
export interface StaffNotificationList {
  /** Newest first. */
  notifications: readonly StaffNotification[];
  /** Of the next older page; null after the last. */
  cursor: string | null;
  /** Of all, also those that are not listed. */
  unread: number;
}
export const noStaffNotifications: StaffNotificationList = { notifications: [], cursor: null, unread: 0 };

/** Marks one notification as read, or all up to a time. `as` is the id of the organization. */
export type ReadingCommand = CommandOf<keyof typeof staffNotificationCommands>;

/** Whether a fact notifies a colleague. Nobody is notified of what they did, or of what was given to somebody else. */
export function notifies(fact: Pick<ExchangeFact, 'kind' | 'actor' | 'payload'>, self: string) {
  if (fact.actor === self || !staffNotificationKinds.some((each) => each === fact.kind)) return false;
  const assigneeId = assigneeIdIn(fact);
  return assigneeId === undefined || assigneeId === self;
}

/** What a colleague does with an application or a conversation of which they are notified. */
const handlings = ['applicationOpened', 'applicationDecided', 'threadRead'];

/** Whether a colleague has dealt with what they were notified of, so that the server has marked it as read. */
export const handles = (
  { kind, actor, subject }: Pick<ExchangeFact, 'kind' | 'actor' | 'subject'>,
  { self, list }: { self: string; list: StaffNotificationList },
) =>
  actor === self &&
  handlings.includes(kind) &&
  list.notifications.some((one) => one.subject === subject && !one.isRead);

/**
 * The list after its first page was read again. Older ones stay, unless so much has come in that some between the page and
 * them may be missing.
 */
export function withNewestPage(
  { notifications: known, cursor }: StaffNotificationList,
  { notifications, nextCursor, unread }: StaffNotificationPage,
): StaffNotificationList {
  const older = unlisted(known, notifications);
  const isJoined = older.length < known.length;
  return isJoined && older.length > 0
    ? { notifications: [...notifications, ...older], cursor, unread }
    : { notifications, cursor: nextCursor, unread };
}

export const withOlderPage = (
  { notifications: known }: StaffNotificationList,
  { notifications, nextCursor, unread }: StaffNotificationPage,
): StaffNotificationList => ({
  notifications: [...known, ...unlisted(notifications, known)],
  cursor: nextCursor,
  unread,
});

const unreadIn = (all: readonly StaffNotification[]) => all.filter(({ isRead }) => !isRead).length;

/** The list after the server has marked something as read. */
export function withRead(list: StaffNotificationList, command: ReadingCommand): StaffNotificationList {
  const isMarked = ({ id, at }: StaffNotification) =>
    command.type === 'staffNotification.read'
      ? id === command.payload.notificationId
      : command.payload.until === undefined || at <= command.payload.until;
  const notifications = list.notifications.map((one) =>
    !one.isRead && isMarked(one) ? { ...one, isRead: true } : one,
  );
  const unread =
    command.type === 'staffNotification.readAll'
      ? unreadIn(notifications)
      : list.unread - (unreadIn(list.notifications) - unreadIn(notifications));
  return { ...list, notifications, unread: Math.max(0, unread) };
}
