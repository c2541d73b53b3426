import { statesOf } from '../../kit/index.ts';
import { notificationsMachine } from './notifications.machine.ts';

export * from './notifications.machine.ts';
export * from './notifications.view.ts';
export const notificationsStates = statesOf(notificationsMachine);
