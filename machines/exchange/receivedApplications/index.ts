export * from './receivedApplications.machine.ts';
export type { Workspace } from '../model/workspace.ts';
export type { DecisionView } from './decisionView.ts';
export { doubleClickMs } from './batchSetup.ts';
export { parseDrafts } from './draft.ts';
export type { AnswerAsked, DecisionDraft, DecisionDrafts, DecisionField } from './draft.ts';
export type { ApplicationCommand, DecisionCommand } from './applicationCommands.ts';
export type {
  ApplicationPageRequest,
  Choices,
  ReceivedApplicationsContext,
  ReceivedApplicationsInput,
} from './applicationsContext.ts';
export type { Batch, BatchItem, BatchResult, BatchTask } from './applicationBatch.ts';
export type { ApplicationViewLink as ApplicationView } from './savedViews.ts';
export type {
  ApplicationCounts,
  ApplicationList,
  ApplicationPage,
  ApplicationRow,
  Colleague,
  ListedApplication,
  Viewer as Opening,
} from './applicationList.ts';
export type * from './receivedApplications.events.ts';
export * from './receivedApplications.view.ts';
