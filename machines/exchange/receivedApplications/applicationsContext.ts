import type { WorkspaceContext } from '../workspace/workspaceSetup.ts';
import type { SelectionContext } from '../workList/selectionSetup.ts';
import type { RoutedListContext } from '../../kit/routedList.ts';
import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { SentChoices } from '../../model/exchange/responses.ts';
import type { TableSettings } from '../../portal/model/index.ts';
import type { Problem, IntlConfig, ToastNotice } from '../../system/model/index.ts';
import { possibleDecisions } from '../model/index.ts';
import type { ApplicationFilters, ApplicationListing, ApplicationsRoute } from '../model/index.ts';
import type { Batch } from './applicationBatch.ts';
import type { DecisionCommand } from './applicationCommands.ts';
import type { DecisionDraft, DecisionDrafts } from './draft.ts';
import type { OpenedApplication } from '../../reviews/model/openedApplication.ts';
import { undoableDecision } from '../model/undoableDecision.ts';
import type { ApplicationList, Colleague } from './applicationList.ts';

/** What can be chosen from: who can take care of an application, and what people can apply for. */
export interface Choices {
  colleagues: readonly Colleague[];
  listings: readonly { id: string; title: string }[];
  /** What people have sent, to filter by. Of cases, nothing. */
  sent?: SentChoices;
}

export interface ApplicationPageRequest {
  organizationId: string;
  filters: ApplicationFilters;
  cursor: string | null;
}

export interface ReceivedApplicationsInput {
  slug: string;
  /** Id of whoever is signed in. */
  self: string;
  /** @default null: the server has pages, sorted by time */
  listing?: ApplicationListing | null;
  /** From the URL. */
  route?: ApplicationsRoute;
  /** What was written before, and is not decided. */
  drafts?: DecisionDrafts;
  /**
   * Given if the panel closes by itself once a decision is recorded: what is said about it then, or null. A decision on one of the
   * list says it, too.
   */
  closingNotice?: (decision: ApplicationDecision) => ToastNotice | null;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ReceivedApplicationsContext
  extends
    WorkspaceContext,
    RoutedListContext<ApplicationFilters>,
    SelectionContext<Batch>,
    Pick<ReceivedApplicationsInput, 'slug' | 'self' | 'newId' | 'closingNotice'> {
  listing: ApplicationListing | null;
  list: ApplicationList;
  scrolledAway: boolean;
  opened: OpenedApplication | null;
  drafts: DecisionDrafts;
  /** What is sent to the server about the open application, or was last. */
  command: DecisionCommand | null;
  /** Who was faster, as the refusal says it. */
  changedBy: string | null;
  /** Null until they are loaded. */
  choices: Choices | null;
  /** What is being written about the selected applications. */
  bulkDraft: DecisionDraft;
  /** When somebody was approved by one press in the list, in epoch milliseconds; null for never. */
  approvedAt: number | null;
  /** Row height, and the views by organization. Null until they are loaded. */
  settings: TableSettings | null;
  viewName: string;
  decisionProblem: Problem;
}

type Context = ReceivedApplicationsContext;

/** What can be decided on the open application. */
export function choicesOf({ opened }: Pick<Context, 'opened'>): readonly ApplicationDecision[] {
  if (!opened) return [];
  const { application, decisions, history } = opened;
  const last = undoableDecision(history)?.decision;
  return (
    decisions?.filter((decision) => decision !== last) ??
    possibleDecisions(application.kind, application.status)
  );
}

/** The selected rows that are listed. */
export const selectedRowsOf = ({ list, selected }: Pick<Context, 'list' | 'selected'>) =>
  list.rows.filter(({ id }) => selected.has(id));

/** Those of them that can be marked as looked at. */
export const markableRowsOf = (context: Pick<Context, 'list' | 'selected' | 'listing'>) =>
  selectedRowsOf(context).filter(({ cells }) => cells && context.listing?.canMark?.(cells));
