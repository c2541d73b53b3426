import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import type { Workspace } from '../model/workspace.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import type { PortalRow, TableRoute, TableSettings } from '../../portal/model/index.ts';
import type { HistoryAction, TablePosition } from '../../portal/portalTable/index.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import { candidateFiltersOf } from '../model/candidatesRoute.ts';
import type { CandidateFilters, CandidatesRoute } from '../model/candidatesRoute.ts';
import { requestOf, withRequest } from '../../recruiter/model/candidateList.ts';
import type { CandidateListing, CandidatePage, PoolCandidate } from '../../recruiter/model/candidateList.ts';
import type {
  CandidatesEmitted,
  CandidatesEvent,
  CandidatesParentEvent,
  CandidatesTableEvent,
} from './candidates.events.ts';

/** Asks the open candidate for a conversation. `as` is the id of the organization. */
export interface ContactCommand {
  id: string;
  as: string;
  type: 'contact.request';
  payload: { candidateId: string; text: string };
}

export interface CandidatePageRequest {
  organizationId: string;
  filters: CandidateFilters;
  cursor: string | null;
}

/** What is found again by whoever comes back. */
export interface KeptCandidates {
  position: TablePosition;
  compared: readonly PoolCandidate[];
}

export interface CandidatesInput {
  slug: string;
  listing: CandidateListing;
  /** From the URL. */
  route: CandidatesRoute;
  kept?: KeptCandidates | null;
  /** As stored in this browser. */
  settings: TableSettings;
  /** What is known before it is asked for. */
  known?: { workspace: Workspace; page: CandidatePage };
  at: Omit<ShellTarget, 'tab' | 'detail'>;
  /** The address of the conversation that an accepted request began. */
  threadHref: (threadId: string) => string | null;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Writes the texts that are searched and sorted. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, not including, 1. */
  random: () => number;
}

export interface CandidatesContext
  extends
    WorkspaceContext,
    Pick<
      CandidatesInput,
      'slug' | 'listing' | 'settings' | 'at' | 'threadHref' | 'newId' | 'write' | 'random'
    > {
  kept: TablePosition | null;
  route: TableRoute;
  /** Ids that the URL compares; null: nobody is compared. */
  comparing: readonly string[] | null;
  /** Who is chosen to be compared, in that order. */
  compared: readonly PoolCandidate[];
  rows: readonly PoolCandidate[];
  cursor: string | null;
  /** The filters that the rows were asked for with. */
  asked: CandidateFilters;
  /** Whether the rows are all candidates. Then the table alone searches and filters them. */
  isWhole: boolean;
  tableRows: (
    candidates: readonly PoolCandidate[],
    compared: readonly PoolCandidate[],
  ) => readonly PortalRow[];
  /** All that the open candidate shows. */
  opened: PoolCandidate | null;
  detailProblem: Problem;
  /** What is written to each candidate, until it is sent. */
  drafts: Readonly<Record<string, string>>;
  command: ContactCommand | null;
  /** Until when nobody else can be asked, in epoch milliseconds; null as far as is known. */
  limitedUntil: number | null;
  sendProblem: Problem;
}
type Context = CandidatesContext;
export type CandidatesMachineEvent =
  | CandidatesEvent
  | CandidatesParentEvent
  | CandidatesTableEvent
  | WorkspaceEvent
  | { type: 'list.outdated' };

export const openIdOf = ({ route }: Pick<Context, 'route'>): string | null => route.open?.id ?? null;
export const draftOf = (context: Pick<Context, 'drafts' | 'route'>) =>
  context.drafts[openIdOf(context) ?? ''] ?? '';
export const isLimitedNow = ({ limitedUntil, intl }: Pick<Context, 'limitedUntil' | 'intl'>) =>
  limitedUntil !== null && intl.now < limitedUntil;
export const mayAsk = (context: Context) => {
  const text = draftOf(context).trim();
  return (
    context.opened !== null &&
    !context.opened.request &&
    text !== '' &&
    text.length <= memberMessageMax &&
    !isLimitedNow(context)
  );
};

export function commandOf(context: Context): ContactCommand {
  const { newId, workspace, command } = context;
  const next: ContactCommand = {
    id: newId(),
    as: workspace?.organization.id ?? '',
    type: 'contact.request',
    payload: { candidateId: openIdOf(context) ?? '', text: draftOf(context).trim() },
  };
  // The same again keeps its id: the server carries it out once, even if only its answer was lost.
  return command && isEqual({ ...command, id: next.id }, next) ? command : next;
}

export const withFact = ({ rows, opened }: Context, fact: ExchangeFact) => {
  const asked = requestOf(fact);
  if (!asked) return {};
  return { rows: rows.map((row) => withRequest(row, asked)), opened: withRequest(opened, asked) };
};

/** Who is compared, as they are now. Who is no longer listed among all is left out. */
export const current = ({ compared, isWhole }: Context, rows: readonly PoolCandidate[]) =>
  compared.flatMap((one) => rows.find(({ id }) => id === one.id) ?? (isWhole ? [] : one));

export const changesSearch = ({ isWhole, asked }: Context, route: TableRoute) =>
  !isWhole && !isEqual(candidateFiltersOf(route), asked);

export const emitted = (
  { route, compared }: Context,
  historyAction: HistoryAction,
  isComparing: boolean,
): CandidatesEmitted => ({
  type: 'location.changed',
  route: { table: { ...route, open: null }, compared: isComparing ? compared.map(({ id }) => id) : null },
  historyAction,
});
