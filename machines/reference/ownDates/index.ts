import { statesOf } from '../../kit/index.ts';
import { ownDatesMachine } from './ownDates.machine.ts';

export * from './ownDates.machine.ts';
export * from './ownDates.view.ts';
export const ownDatesStates = statesOf(ownDatesMachine);
