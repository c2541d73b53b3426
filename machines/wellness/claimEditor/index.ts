import { statesOf } from '../../kit/index.ts';
import { claimEditorMachine } from './claimEditor.machine.ts';

export * from './claimEditor.machine.ts';
export * from './claimEditor.view.ts';
export const claimEditorStates = statesOf(claimEditorMachine);
