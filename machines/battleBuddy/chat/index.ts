import { statesOf } from '../../kit/index.ts';
import { chatMachine } from './chat.machine.ts';

export * from './chat.machine.ts';
export * from './chat.view.ts';
export * from './battleBuddyView.ts';
export * from './ongoingChat.ts';
export const chatStates = statesOf(chatMachine);
