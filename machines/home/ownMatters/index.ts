export * from './asked.ts';
export * from './followOwn.ts';
export * from './nextVisit.ts';
