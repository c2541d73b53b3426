import type {
  NotificationPagesEvent,
  NotificationsEvent,
  NotificationsView,
} from '@vetsync/machines/shell/notifications';
import type { ShellEvent } from '@vetsync/machines/shell/shell';

export interface NotificationInboxProps {
  view: NotificationsView;
  send: (event: NotificationsEvent | NotificationPagesEvent | ShellEvent) => void;
}
