export * from './followOwn.ts';
export * from './nextVisit.ts';
