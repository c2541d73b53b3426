import { statesOf } from '../../kit/index.ts';
import { reauthenticateMachine } from './reauthenticate.machine.ts';

export * from './reauthenticate.machine.ts';
export type {
  ReauthenticateEvent,
  ReauthenticateParentEvent,
  ReauthenticateEmitted,
} from './reauthenticate.setup.ts';
export * from './reauthenticate.view.ts';
export const reauthenticateStates = statesOf(reauthenticateMachine);
