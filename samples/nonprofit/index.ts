export * from './nonprofit.ts';
export * from './programs.ts';
export * from './queue.ts';
export * from './portal.ts';
