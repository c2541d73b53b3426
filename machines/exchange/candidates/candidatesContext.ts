import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import type { Workspace } from '../model/workspace.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import { haveSameRows, isTableFiltered } from '../../portal/model/index.ts';
import type { SavedView, TableDensity, TableFilters, TableSettings } from '../../portal/model/index.ts';
import type { RoutedListContext } from '../../kit/routedList.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import type { CrisisContext } from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import { candidateFiltersOf } from '../model/candidatesRoute.ts';
import type { CandidateFilters, CandidatesRoute } from '../model/candidatesRoute.ts';
import { requestOf, withRequest } from '../../recruiter/model/candidateList.ts';
import type { CandidateListing, CandidatePage, PoolCandidate } from '../../recruiter/model/candidateList.ts';
import type { candidateTable } from './candidateTable.ts';
import type { CandidatesEmitted, CandidatesEvent, CandidatesParentEvent } from './candidates.events.ts';

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

/** Where somebody is in the list. */
interface ListPlace {
  filters: TableFilters;
  /** First visible row; null at the top. */
  topRowId: string | null;
  /** How far that row is scrolled out of view, in px. */
  topRowOffset: number;
  /** The row that was opened last. */
  lastId: string | null;
}

/** What is found again by whoever comes back. */
export interface KeptCandidates {
  place: ListPlace;
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
    RoutedListContext<TableFilters>,
    CrisisContext,
    ListPlace,
    Pick<CandidatesInput, 'slug' | 'listing' | 'at' | 'threadHref' | 'newId' | 'write' | 'random'> {
  filters: TableFilters;
  lastId: string | null;
  /** Whether the list is not as the URL says it: as somebody left it. */
  isRestored: boolean;
  /** Ids that the URL compares; null: nobody is compared. */
  comparing: readonly string[] | null;
  /** Who is chosen to be compared, in that order. */
  compared: readonly PoolCandidate[];
  rows: readonly PoolCandidate[];
  cursor: string | null;
  /** The filters that the rows were asked for with. */
  asked: CandidateFilters;
  /** Whether the rows are the answer. */
  isAnswered: boolean;
  /** Whether the rows are all candidates. Then the table alone searches and filters them. */
  isWhole: boolean;
  find: ReturnType<typeof candidateTable>;
  density: TableDensity;
  /** The views that somebody has saved of this list. */
  views: readonly SavedView[];
  /** Name of the view that is being saved. */
  viewName: string;
  /** All that the open candidate shows. */
  opened: PoolCandidate | null;
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
  | WorkspaceEvent
  | CrisisFound
  | { type: 'list.outdated' };

const searched = new WeakMap<TableFilters, TableFilters>();
/** What the server has searched is not searched again: it reads more than the columns say. */
function unsearchedOf({ filters, isWhole, asked }: Context): TableFilters {
  if (isWhole || !isEqual(candidateFiltersOf(filters), asked)) return filters;
  const others = searched.get(filters) ?? { ...filters, q: '' };
  searched.set(filters, others);
  return others;
}
/** The rows that are displayed, and all others. */
export const tableOf = (context: Context) =>
  context.find(context.rows, context.compared, unsearchedOf(context));

/** A plain URL restores the last visit. Any other URL wins; the scroll position returns if it lists the same rows. */
export function placeOf({ listing, route, kept }: CandidatesInput): ListPlace {
  const { filters, open, compared = null } = route;
  const top = { topRowId: null, topRowOffset: 0 };
  if (!kept) return { filters, ...top, lastId: open };
  const { place } = kept;
  const isPlain =
    open === null &&
    compared === null &&
    !isTableFiltered(filters) &&
    haveSameRows(filters, { ...filters, sort: listing.table.sort });
  if (isPlain) return place;
  const isSame = haveSameRows(filters, place.filters);
  return { ...place, ...(!isSame && top), filters, lastId: open ?? place.lastId };
}

export const draftOf = ({ drafts, openId }: Pick<Context, 'drafts' | 'openId'>) => drafts[openId ?? ''] ?? '';
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
    payload: { candidateId: context.openId ?? '', text: draftOf(context).trim() },
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

/** Whether the rows are not what is looked for: the server has not been asked for it. */
export const needsSearch = ({ isAnswered, isWhole, asked, filters }: Context) =>
  !isAnswered || (!isWhole && !isEqual(candidateFiltersOf(filters), asked));

/** The comparison in the URL, or, `isClosing`, the list without it. */
export const comparisonOf = (
  { filters, compared }: Context,
  to: { isOpening?: boolean; isClosing?: boolean } = {},
): CandidatesEmitted => ({
  type: 'location.changed',
  route: { filters, open: null, compared: to.isClosing ? null : compared.map(({ id }) => id) },
  isClosing: false,
  ...to,
});
