import { statesOf } from '../../kit/index.ts';
import { eventEditorMachine } from './eventEditor.machine.ts';

export * from './eventEditor.machine.ts';
export * from './eventEditor.view.ts';
export const eventEditorStates = statesOf(eventEditorMachine);
