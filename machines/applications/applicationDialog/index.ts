import { statesOf } from '../../kit/index.ts';
import { applicationDialogMachine } from './applicationDialog.machine.ts';

export * from './applicationDialog.machine.ts';
export type * from './applicationDialog.events.ts';
export * from './applicationDialog.view.ts';
export * from './applicationInTab.ts';
export const applicationDialogStates = statesOf(applicationDialogMachine);
