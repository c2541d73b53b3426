export * from './replies.ts';
export * from './threads.ts';
export * from './correspondence.ts';
