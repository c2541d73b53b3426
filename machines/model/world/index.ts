export * from './applications.ts';
export * from './appointments.ts';
export type * from './commands.ts';
export * from './decisions.ts';
export * from './facts.ts';
export * from './notifications.ts';
export * from './profiles.ts';
export * from './world.ts';
