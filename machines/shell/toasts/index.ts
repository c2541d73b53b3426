import { statesOf } from '../../kit/index.ts';
import { toastsMachine } from './toasts.machine.ts';

export * from './toasts.machine.ts';
export const toastsStates = statesOf(toastsMachine);
