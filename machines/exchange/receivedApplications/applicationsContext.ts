import type { WorkspaceContext } from '../workspace/workspaceSetup.ts';
import type { SelectionContext } from '../workList/selectionSetup.ts';
import type { RoutedListContext } from '../../kit/routedList.ts';
import type { WholeApplication } from '../../model/exchange/responses.ts';
import type { TableSettings } from '../../portal/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type { ApplicationFilters, ApplicationsRoute } from '../model/index.ts';
import type { Batch } from './applicationBatch.ts';
import { noDraft } from './applicationCommands.ts';
import type { DecisionCommand, DecisionDraft } from './applicationCommands.ts';
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
    Pick<ReceivedApplicationsInput, 'slug' | 'self' | 'newId'> {
  list: ApplicationList;
  scrolledAway: boolean;
  opened: WholeApplication | null;
  /** What is written about each application, until it is decided. */
  drafts: Readonly<Record<string, DecisionDraft>>;
  /** What is sent to the server, or was last. */
  command: DecisionCommand | null;
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

export const draftOf = ({ drafts, openId }: Pick<Context, 'drafts' | 'openId'>): DecisionDraft =>
  drafts[openId ?? ''] ?? noDraft;
/** The selected rows that are listed. */
export const selectedRowsOf = ({ list, selected }: Pick<Context, 'list' | 'selected'>) =>
  list.rows.filter(({ id }) => selected.has(id));
