import { statesOf } from '../../kit/index.ts';
import { solutionRequestsMachine } from './solutionRequests.machine.ts';

export * from './solutionRequests.machine.ts';
export type {
  SolutionRequestPage,
  SolutionRequestPageRequest,
  SolutionRequestsContext,
  SolutionRequestsInput,
} from './solutionRequests.setup.ts';
export type * from './solutionRequests.events.ts';
export * from './solutionRequests.view.ts';
export const solutionRequestsStates = statesOf(solutionRequestsMachine);
