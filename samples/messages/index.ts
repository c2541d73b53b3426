export * from './replies.ts';
export * from './threads.ts';
