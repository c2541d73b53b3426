import { statesOf } from '../../kit/index.ts';
import { staffNotificationsMachine } from './staffNotifications.machine.ts';

export * from './staffNotifications.machine.ts';
export { batchDelayMs } from './staffNotifications.setup.ts';
export type {
  StaffNotificationsContext,
  StaffNotificationsInput,
  StaffNotificationsEvent,
} from './staffNotifications.setup.ts';
export type { ReadingCommand } from './staffNotificationList.ts';
export * from './staffNotifications.view.ts';
export const staffNotificationsStates = statesOf(staffNotificationsMachine);
