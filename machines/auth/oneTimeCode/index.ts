export * from './oneTimeCode.machine.ts';
export type { OneTimeCodeEvent, OneTimeCodeParentEvent, OneTimeCodeEmitted } from './oneTimeCode.setup.ts';
export * from './oneTimeCode.view.ts';
