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
