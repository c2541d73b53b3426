export * from './delivery.ts';
export * from './guidance.ts';
export * from './navigation.ts';
export * from './pageTitle.ts';
export * from './phrases.ts';
export * from './preferences.ts';
export * from './routes.ts';
export * from './shellRoute.ts';
