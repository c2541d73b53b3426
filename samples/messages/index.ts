export * from './replies.ts';
export * from './conversations.ts';
export * from './correspondence.ts';
