import { statesOf } from '../../kit/index.ts';
import { receivedApplicationsMachine } from './receivedApplications.machine.ts';

export * from './receivedApplications.machine.ts';
export type {
  ApplicationPageRequest,
  DecisionCommand,
  DecisionDraft,
  Desk,
  ReceivedApplicationsContext,
  ReceivedApplicationsInput,
} from './applicationsContext.ts';
export type { ApplicationList, ApplicationPage, ApplicationRow } from './applicationList.ts';
export type * from './receivedApplications.events.ts';
export * from './receivedApplications.view.ts';
export const receivedApplicationsStates = statesOf(receivedApplicationsMachine);
