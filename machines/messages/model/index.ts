export * from './correspondents.ts';
export * from './messages.ts';
export * from './messagesRoute.ts';
export * from './messagesTemplates.ts';
export * from './replies.ts';
export * from './unread.ts';
export * from './contacts.ts';
export * from './desk.ts';
