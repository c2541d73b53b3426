export * from './accountProfile.machine.ts';
export type {
  AccountProfileEvent,
  AccountProfileParentEvent,
  AccountProfileEmitted,
} from './accountProfile.setup.ts';
