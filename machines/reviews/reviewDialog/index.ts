import { statesOf } from '../../kit/index.ts';
import { reviewDialogMachine } from './reviewDialog.machine.ts';

export * from './reviewDialog.machine.ts';
export type * from './reviewDialog.events.ts';
export * from './reviewDialog.view.ts';
export const reviewDialogStates = statesOf(reviewDialogMachine);
