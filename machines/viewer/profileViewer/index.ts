import { statesOf } from '../../kit/index.ts';
import { profileViewerMachine } from './profileViewer.machine.ts';

export * from './profileViewer.machine.ts';
export type * from './profileViewer.events.ts';
export * from './profileViewer.view.ts';
export const profileViewerStates = statesOf(profileViewerMachine);
