import { statesOf } from '../../kit/index.ts';
import { occupationsMachine } from './occupations.machine.ts';

export * from './occupations.events.ts';
export * from './occupations.machine.ts';
export * from './occupations.view.ts';
export const occupationsStates = statesOf(occupationsMachine);
