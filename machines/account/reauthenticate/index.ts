export * from './reauthenticate.machine.ts';
export type {
  ReauthenticateEvent,
  ReauthenticateParentEvent,
  ReauthenticateEmitted,
} from './reauthenticate.setup.ts';
export * from './reauthenticate.view.ts';
