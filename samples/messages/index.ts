export * from './conversations.ts';
export * from './correspondence.ts';
