import type { WorkspaceContext } from '../workspace/workspaceSetup.ts';
import type { SelectionContext } from '../workList/selectionSetup.ts';
import type { RoutedListContext } from '../../kit/routedList.ts';
import type { WholeApplication } from '../../model/exchange/responses.ts';
import type { TableSettings } from '../../portal/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import { possibleDecisions } from '../model/index.ts';
import type { ApplicationFilters, ApplicationsRoute } from '../model/index.ts';
import type { Batch } from './applicationBatch.ts';
import type { DecisionContext } from '../../reviews/decision/decisionSetup.ts';
import type { DecisionDraft } from '../../reviews/decision/draft.ts';
import type { ApplicationList, Colleague } from './applicationList.ts';

/** What can be chosen from: who can take care of an application, and what people can apply for. */
export interface Choices {
  colleagues: readonly Colleague[];
  listings: readonly { id: string; title: string }[];
}

export interface ApplicationPageRequest {
  organizationId: string;
  filters: ApplicationFilters;
  cursor: string | null;
}

export interface ReceivedApplicationsInput {
  slug: string;
  /** Id of who is signed in. */
  self: string;
  /** From the URL. */
  route?: ApplicationsRoute;
  /** Draws a UUID. */
  newId: () => string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ReceivedApplicationsContext
  extends
    WorkspaceContext,
    RoutedListContext<ApplicationFilters>,
    SelectionContext<Batch>,
    Omit<DecisionContext, 'openId' | 'workspace'>,
    Pick<ReceivedApplicationsInput, 'slug' | 'self' | 'newId'> {
  list: ApplicationList;
  scrolledAway: boolean;
  opened: WholeApplication | null;
  /** Who was faster, as the refusal says it. */
  changedBy: string | null;
  /** Null until they are loaded. */
  choices: Choices | null;
  /** What is being written about the selected applications. */
  bulkDraft: DecisionDraft;
  /** Row height, and the views by organization. Null until they are loaded. */
  settings: TableSettings | null;
  viewName: string;
  decisionProblem: Problem;
}

type Context = ReceivedApplicationsContext;

/** What can be decided on the open application. */
export const choicesOf = ({ opened }: Pick<Context, 'opened'>) =>
  opened ? possibleDecisions(opened.application.kind, opened.application.status) : [];

/** The selected rows that are listed. */
export const selectedRowsOf = ({ list, selected }: Pick<Context, 'list' | 'selected'>) =>
  list.rows.filter(({ id }) => selected.has(id));
