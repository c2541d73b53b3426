import type {
  NotificationPagesEvent,
  NotificationsEvent,
} from '../../shell/notifications/notifications.machine.ts';

/** Events that the panel sends. */
export type StaffNotificationsEvent = NotificationsEvent | NotificationPagesEvent;
