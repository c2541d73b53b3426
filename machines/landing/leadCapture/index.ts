import { statesOf } from '../../kit/index.ts';
import { leadCaptureMachine } from './leadCapture.machine.ts';

export * from './leadCapture.machine.ts';
export * from './leadCapture.view.ts';
export const leadCaptureStates = statesOf(leadCaptureMachine);
