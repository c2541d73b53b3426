import { statesOf } from '../../kit/index.ts';
import { documentsMachine } from './documents.machine.ts';

export * from './documents.machine.ts';
export type * from './documents.events.ts';
export * from './documents.view.ts';
export const documentsStates = statesOf(documentsMachine);
