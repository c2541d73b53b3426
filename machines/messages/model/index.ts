export * from './correspondents.ts';
export * from './messages.ts';
export * from './messagesPlace.ts';
export * from './messagesSamples.ts';
export * from './messagesTemplates.ts';
export * from './unread.ts';
