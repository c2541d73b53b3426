export * from './interviews.ts';
