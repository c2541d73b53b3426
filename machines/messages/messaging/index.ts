import { statesOf } from '../../kit/index.ts';
import { messagingMachine } from './messaging.machine.ts';

export * from './messaging.machine.ts';
export type { MessagingInput, MessagingContext } from './messaging.setup.ts';
export type * from './messaging.events.ts';
export * from './messaging.view.ts';
export const messagingStates = statesOf(messagingMachine);
