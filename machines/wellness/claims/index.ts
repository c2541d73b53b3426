export * from './claims.machine.ts';
export * from './claims.view.ts';
