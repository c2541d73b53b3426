export * from './nonprofit.ts';
export * from './participants.ts';
export * from './programs.ts';
export * from './queue.ts';
export * from './resources.ts';
export * from './portal.ts';
