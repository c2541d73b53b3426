export * from './auth.machine.ts';
export type { AuthContext, AuthEmitted, AuthEvent, AuthInput, AuthParentEvent } from './auth.setup.ts';
export * from './auth.view.ts';
