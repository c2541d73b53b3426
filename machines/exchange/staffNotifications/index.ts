export * from './staffNotifications.machine.ts';
export { batchDelayMs } from './staffNotifications.setup.ts';
export type {
  StaffNotificationsContext,
  StaffNotificationsInput,
  StaffNotificationsEvent,
} from './staffNotifications.setup.ts';
export type { ReadingCommand } from './staffNotificationList.ts';
export * from './staffNotifications.view.ts';
