import { statesOf } from '../../kit/index.ts';
import { nonprofitQueueMachine } from './nonprofitQueue.machine.ts';

export * from './nonprofitQueue.machine.ts';
export type * from './nonprofitQueue.events.ts';
export * from './nonprofitQueue.view.ts';
export const nonprofitQueueStates = statesOf(nonprofitQueueMachine);
