export * from './veteranVerification.machine.ts';
export type {
  VeteranVerificationEvent,
  VeteranVerificationParentEvent,
  VeteranVerificationEmitted,
  PopupEvent,
  PopupCommand,
} from './veteranVerification.setup.ts';
export * from './veteranVerification.view.ts';
