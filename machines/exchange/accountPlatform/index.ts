export * from './accountPlatform.machine.ts';
export type * from './accountRelays.ts';
