import { statesOf } from '../../kit/index.ts';
import { toastsMachine } from './toasts.machine.ts';

export * from './toasts.machine.ts';
export type * from './toasts.events.ts';
export * from './toasts.view.ts';
export const toastsStates = statesOf(toastsMachine);
