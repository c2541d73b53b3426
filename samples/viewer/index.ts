export * from './veteran.ts';
export * from './correspondence.ts';
