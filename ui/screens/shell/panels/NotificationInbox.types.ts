import type {
  NotificationPagesEvent,
  NotificationsEvent,
  NotificationsView,
} from '@vetsync/machines/shell/notifications';
import type { ShellEvent } from '@vetsync/machines/shell/shell';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

export type NotificationInboxProps = ScreenProps<
  NotificationsView,
  NotificationsEvent | NotificationPagesEvent | ShellEvent
>;
