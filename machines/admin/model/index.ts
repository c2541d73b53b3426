export * from './adminRoute.ts';
export * from './adminUsers.ts';
