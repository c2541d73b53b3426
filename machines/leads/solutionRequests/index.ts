import { statesOf } from '../../kit/index.ts';
import { solutionRequestsMachine } from './solutionRequests.machine.ts';

export * from './solutionRequests.machine.ts';
export type {
  SolutionRequestPage,
  SolutionRequestPageRequest,
  SolutionRequestsContext,
  SolutionRequestsEmitted,
  SolutionRequestsEvent,
  SolutionRequestsInput,
  SolutionRequestsParentEvent,
} from './solutionRequests.setup.ts';
export * from './solutionRequests.view.ts';
export const solutionRequestsStates = statesOf(solutionRequestsMachine);
