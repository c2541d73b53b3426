export * from './reviewChild.ts';
