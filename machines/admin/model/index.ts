export * from './adminPlace.ts';
export * from './adminUsers.ts';
