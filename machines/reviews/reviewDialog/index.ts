import { statesOf } from '../../kit/index.ts';
import { reviewDialogMachine } from './reviewDialog.machine.ts';

export * from './reviewDialog.machine.ts';
export { parseDrafts } from '../decision/draft.ts';
export type { DecisionEvent } from '../decision/decisionSetup.ts';
export type { DecisionView } from '../decision/decisionView.ts';
export type * from './reviewDialog.events.ts';
export * from './reviewDialog.view.ts';
export const reviewDialogStates = statesOf(reviewDialogMachine);
