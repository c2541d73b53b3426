import type {
  NotificationPagesEvent,
  NotificationsEvent,
} from '../../shell/notifications/notifications.events.ts';

/** Events that the panel sends. */
export type StaffNotificationsEvent = NotificationsEvent | NotificationPagesEvent;
