export * from './veteran.ts';
