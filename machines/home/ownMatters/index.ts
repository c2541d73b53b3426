export * from './followOwn.ts';
