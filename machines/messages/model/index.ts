export * from './correspondents.ts';
export * from './messages.ts';
export * from './messagesRoute.ts';
export * from './messagesSamples.ts';
export * from './messagesTemplates.ts';
export * from './unread.ts';
export * from './contacts.ts';
