export * from './chat.machine.ts';
export * from './chat.view.ts';
export * from './battleBuddyView.ts';
export * from './ongoingChat.ts';
