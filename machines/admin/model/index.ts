export * from './adminData.ts';
export * from './adminRoute.ts';
export * from './adminUsers.ts';
