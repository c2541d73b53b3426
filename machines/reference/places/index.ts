import { statesOf } from '../../kit/index.ts';
import { placesMachine } from './places.machine.ts';

export * from './places.machine.ts';
export * from './places.view.ts';
export const placesStates = statesOf(placesMachine);
