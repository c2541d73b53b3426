export * from './accountSecurity.machine.ts';
export type {
  AccountSecurityEvent,
  AccountSecurityParentEvent,
  AccountSecurityEmitted,
} from './accountSecurity.setup.ts';
export * from './accountSecurity.view.ts';
