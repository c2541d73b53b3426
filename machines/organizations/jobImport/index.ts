import { statesOf } from '../../kit/index.ts';
import { jobImportMachine } from './jobImport.machine.ts';

export * from './jobImport.machine.ts';
export type * from './jobImport.events.ts';
export * from './jobImport.view.ts';
export const jobImportStates = statesOf(jobImportMachine);
