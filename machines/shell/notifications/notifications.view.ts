import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { ownNotificationHref } from '../../model/exchange/ownTarget.ts';
import { badgeText, subjectTarget } from '../../model/world/index.ts';
import { shellHref } from '../model/index.ts';
import type { Notification, NotificationType } from '../../model/world/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { NotificationsContext, notificationsMachine } from './notifications.machine.ts';

export interface InboxItem {
  id: string;
  type: NotificationType;
  title: Phrase;
  message: Phrase;
  /** ISO 8601 in UTC. */
  timestamp: string;
  read: boolean;
  /** URL of its subject. Send `notification.open` too, which marks it as read and closes the inbox. */
  href: string;
}

export interface NotificationsView {
  /** `empty`: there are none. Only a list that comes from the server is `loading` or `failed`. */
  state: 'empty' | 'listing' | 'loading' | 'failed';
  /** Newest first. */
  items: readonly InboxItem[];
  unread: number;
  /** Such as `9+`, or null if nothing is unread. */
  badge: string | null;
  canMarkAll: boolean;
  intl: IntlConfig;
  /** Of a list that comes from the server page by page. Missing if all of it is here. */
  paged?: {
    older: 'none' | 'idle' | 'loading' | 'failed';
    /** It could not be read again. */
    isOld: boolean;
    /** Nothing could be marked as read. */
    isUnmarked: boolean;
    failure: Phrase | null;
    /** From this count on, more may be unread. */
    unreadMax: number;
  };
}

type Place = Pick<NotificationsContext, 'role' | 'hasInbox'>;

/** Caches items, because the view is computed on every change and there may be thousands of notifications. */
const made = new WeakMap<Notification, Place & { item: InboxItem }>();
function itemOf(notification: Notification, { role, hasInbox }: Place): InboxItem {
  const known = made.get(notification);
  if (known?.hasInbox === hasInbox && known.role === role) return known.item;
  const { id, type, title, message, timestamp, read } = notification;
  const isWrittenTo = notification.targetRole === 'user' && hasInbox;
  const href = isWrittenTo
    ? ownNotificationHref(notification, { role })
    : shellHref({ role, ...subjectTarget(notification) });
  const item = { id, type, title, message, timestamp, read, href };
  made.set(notification, { role, hasInbox, item });
  return item;
}

export function notificationsView({
  value,
  context: { role, hasInbox, ofRole, intl },
}: SnapshotFrom<typeof notificationsMachine>): NotificationsView {
  const unread = ofRole.filter(({ read }) => !read).length;
  return {
    state: value === 'listing' ? 'listing' : 'empty',
    items: ofRole.map((item) => itemOf(item, { role, hasInbox })).toReversed(),
    unread,
    badge: badgeText(unread),
    canMarkAll: unread > 0,
    intl,
  };
}
