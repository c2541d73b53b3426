import { statesOf } from '../../kit/index.ts';
import { veteranVerificationMachine } from './veteranVerification.machine.ts';

export * from './veteranVerification.machine.ts';
export type {
  VeteranVerificationEvent,
  VeteranVerificationParentEvent,
  VeteranVerificationEmitted,
  PopupEvent,
  PopupCommand,
} from './veteranVerification.setup.ts';
export * from './veteranVerification.view.ts';
export const veteranVerificationStates = statesOf(veteranVerificationMachine);
