export * from './answers.ts';
export * from './branches.ts';
export * from './countdown.ts';
export * from './deeds.ts';
export * from './occupationRoute.ts';
export * from './placeRoute.ts';
export * from './referenceServer.ts';
