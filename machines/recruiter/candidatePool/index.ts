import { statesOf } from '../../kit/index.ts';
import { candidatePoolMachine } from './candidatePool.machine.ts';

export * from './candidatePool.machine.ts';
export type * from './candidatePool.events.ts';
export type { CandidatePoolInput } from './candidatePool.setup.ts';
export * from './candidatePool.view.ts';
export const candidatePoolStates = statesOf(candidatePoolMachine);
