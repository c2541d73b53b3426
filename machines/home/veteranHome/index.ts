import { statesOf } from '../../kit/index.ts';
import { veteranHomeMachine } from './veteranHome.machine.ts';

export * from './veteranHome.machine.ts';
export * from './veteranHome.view.ts';
export const veteranHomeStates = statesOf(veteranHomeMachine);
