import type { NotificationType, Reader } from '../model/index.ts';

export interface InboxItem {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
  read: boolean;
  /** Where the thing is; send `notification.open` too, which marks it read. */
  href: string;
}

export interface NotificationsView {
  /** `empty`: nothing was ever told to this role. */
  state: 'empty' | 'listing';
  /** Newest first. */
  items: readonly InboxItem[];
  unread: number;
  /** `9+`, or null where nothing is unread. */
  badge: string | null;
  canMarkAll: boolean;
  reader: Reader;
}
