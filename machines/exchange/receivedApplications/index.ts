import { statesOf } from '../../kit/index.ts';
import { receivedApplicationsMachine } from './receivedApplications.machine.ts';

export * from './receivedApplications.machine.ts';
export type { Workspace } from '../model/workspace.ts';
export type { DecisionCommand } from '../../reviews/decision/decisionCommand.ts';
export type { DecisionEvent } from '../../reviews/decision/decisionSetup.ts';
export type { DecisionView } from '../../reviews/decision/decisionView.ts';
export type { DecisionDraft } from '../../reviews/decision/draft.ts';
export type { ApplicationCommand } from './applicationCommands.ts';
export type {
  ApplicationPageRequest,
  Choices,
  ReceivedApplicationsContext,
  ReceivedApplicationsInput,
} from './applicationsContext.ts';
export type { Batch, BatchItem, BatchResult, BatchTask } from './applicationBatch.ts';
export type { ApplicationViewLink as ApplicationView } from './savedViews.ts';
export type {
  ApplicationList,
  ApplicationPage,
  ApplicationRow,
  Colleague,
  Viewer as Opening,
} from './applicationList.ts';
export type * from './receivedApplications.events.ts';
export * from './receivedApplications.view.ts';
export const receivedApplicationsStates = statesOf(receivedApplicationsMachine);
