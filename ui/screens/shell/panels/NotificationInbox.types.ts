import type {
  NotificationPagesEvent,
  NotificationsEvent,
  NotificationsView,
} from '@vetsync/machines/notifications';
import type { ShellEvent } from '@vetsync/machines/shell';

export interface NotificationInboxProps {
  view: NotificationsView;
  send: (event: NotificationsEvent | NotificationPagesEvent | ShellEvent) => void;
}
