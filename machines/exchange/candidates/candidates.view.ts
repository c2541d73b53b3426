import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import { newMessageHref } from '../../messages/model/messagesRoute.ts';
import { roleAllows } from '../../organizations/model/roles.ts';
import type { Organization } from '../../organizations/model/organization.ts';
import { jobStatusNames } from '../../reviews/model/statusNames.ts';
import { reviewStep } from '../../shell/model/shellRoute.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { CrisisFinding, IntlConfig } from '../../system/model/index.ts';
import { candidatesHref, comparedMax, comparedMin } from '../model/candidatesRoute.ts';
import type { SentPart } from '../model/sentParts.ts';
import { fitOf } from '../../recruiter/model/candidateList.ts';
import type { PoolCandidate } from '../../recruiter/model/candidateList.ts';
import type { candidatesMachine } from './candidates.machine.ts';
import { draftOf, isLimitedNow, mayAsk } from './candidatesContext.ts';
import type { KeptCandidates } from './candidatesContext.ts';
import { candidateTableView } from './tableView.ts';
import type { CandidateTableView } from './tableView.ts';

/** A candidate who is read or compared. */
export interface CandidateView {
  id: string;
  headline: string;
  /** Null for whoever is not known by name. */
  fit: ReturnType<typeof fitOf>;
  /** What the list calls them. */
  name: string;
  parts: readonly SentPart<OptionalPart>[];
  /** Where their application stands; null if none is known. */
  statusLabel: Phrase | null;
  links: {
    /** This candidate alone. */
    profile: string;
    /** Null for whoever must be asked first. */
    message: string | null;
    /** Their application, open to be reviewed. */
    review: string | null;
  };
}

export interface CandidateRequestView {
  state: 'writing' | 'sending' | 'notSent' | 'sent' | 'accepted';
  text: string;
  textMax: number;
  canSend: boolean;
  /** When it was sent. ISO 8601 in UTC. */
  sentAt: string | null;
  /** The conversation that it began. */
  threadHref: string | null;
  /** Until when nobody else can be asked, ISO 8601 in UTC; null if somebody can. */
  limitedUntil: string | null;
  /** What is written is about a crisis. */
  crisis: CrisisFinding | null;
  failure: Phrase | null;
}

export interface CandidateDetail {
  state: 'finding' | 'missing' | 'failed' | 'shown';
  /** Null until loaded. */
  candidate: CandidateView | null;
  isCompared: boolean;
  request: CandidateRequestView;
  failure: Phrase | null;
}

export interface CandidatesView {
  state: 'loading' | 'missing' | 'failed' | 'notAllowed' | 'open';
  /** Whether it is their role that keeps them from looking for candidates, and not the organization's status. */
  isRoleMissing: boolean;
  /** Null until it is known. */
  organization: Organization | null;
  /** What the list is about. */
  lead: Phrase;
  list: 'loading' | 'failed' | 'listed' | 'loadingMore' | 'pageFailed' | 'refreshing';
  table: CandidateTableView;
  live: 'connecting' | 'live' | 'waiting';
  /** The open candidate, or null. */
  detail: CandidateDetail | null;
  compared: readonly CandidateView[];
  isComparing: boolean;
  comparedMax: number;
  canCompare: boolean;
  /** One more can be chosen. */
  canAdd: boolean;
  /** How many more the URL names than can be compared. */
  leftOut: number;
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof candidatesMachine>;
type Context = Snapshot['context'];
type OpenValue = Extract<Snapshot['value'], object>['open'];

function listStateOf(list: OpenValue['list'], hasRows: boolean): CandidatesView['list'] {
  if (typeof list === 'object') return list.listed === 'idle' ? 'listed' : list.listed;
  if (list === 'refreshing') return hasRows ? list : 'loading';
  if (list === 'empty' || list === 'noMatches' || list === 'searching') return 'listed';
  return list === 'failed' ? list : 'loading';
}

function candidateView(
  { listing: { table, rowOf, partsOf }, write, at, filters }: Context,
  candidate: PoolCandidate,
): CandidateView {
  const { id, headline = '' } = candidate;
  const fit = fitOf(candidate);
  const applied = fit?.hasApplied ? fit.review : null;
  return {
    id,
    headline,
    fit,
    name: String(rowOf(candidate, write)['name']),
    parts: partsOf(candidate),
    statusLabel: applied && jobStatusNames[applied.application.status],
    links: {
      profile: candidatesHref(table, at, { filters, open: id }),
      message: fit ? newMessageHref(at, { personId: id, ...(applied && { about: applied.id }) }) : null,
      review: applied && shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, applied.id] }),
    },
  };
}

function requestViewOf(detail: OpenValue['detail'], context: Context): CandidateRequestView {
  const { opened, limitedUntil, threadHref, sendProblem } = context;
  const request = opened?.request ?? null;
  const value = typeof detail === 'object' ? detail.shown : 'writing';
  const isBusy = value === 'sending' || value === 'refused' || value === 'proving';
  const text = draftOf(context);
  const isLimited = isLimitedNow(context);
  return {
    state: request ? request.status : isBusy ? 'sending' : value === 'notSent' ? 'notSent' : 'writing',
    text,
    textMax: memberMessageMax,
    canSend: mayAsk(context) && !isBusy,
    sentAt: request?.at ?? null,
    threadHref: request?.threadId == null ? null : threadHref(request.threadId),
    limitedUntil: isLimited && limitedUntil !== null ? new Date(limitedUntil).toISOString() : null,
    crisis: context.crisis.finding,
    failure: value === 'notSent' && !isLimited ? problemMessage(sendProblem) : null,
  };
}

function detailOf({ detail }: OpenValue, context: Context): CandidateDetail | null {
  const { openId, rows, opened, compared, detailProblem } = context;
  if (openId === null || detail === 'closed') return null;
  // A row that says everything needs nothing more, and follows what happens.
  const listed = rows.find(({ id, review }) => id === openId && review !== undefined);
  const loading = detail === 'notFound' || detail === 'deciding' ? 'finding' : detail;
  const state = listed || typeof loading === 'object' ? 'shown' : loading;
  const candidate = listed ?? (state === 'shown' ? opened : null);
  return {
    state,
    candidate: candidate && candidateView(context, candidate),
    isCompared: compared.some(({ id }) => id === openId),
    request: requestViewOf(detail, context),
    failure: state === 'failed' ? problemMessage(detailProblem) : null,
  };
}

const closed: OpenValue = {
  list: 'loading',
  feed: { following: 'connecting' },
  detail: 'closed',
  compare: 'choosing',
  filters: 'closed',
  naming: 'idle',
};

function stateOf(value: Snapshot['value']): CandidatesView['state'] {
  if (typeof value === 'object') return 'open';
  return value === 'refused' || value === 'deciding' || value === 'beginning' ? 'loading' : value;
}

export function candidatesView({ value, context }: Snapshot): CandidatesView {
  const { workspace, listing, rows, compared, comparing, problem, intl } = context;
  const open = typeof value === 'object' ? value.open : closed;
  const state = stateOf(value);
  const list = listStateOf(open.list, rows.length > 0);
  const isFailed = state === 'failed' || list === 'failed' || list === 'pageFailed';
  return {
    state,
    isRoleMissing: workspace !== null && !roleAllows(workspace.role, 'review'),
    organization: workspace?.organization ?? null,
    lead: listing.lead,
    list,
    table: candidateTableView(context, { offered: open.filters, isNaming: open.naming === 'naming' }),
    live: typeof open.feed === 'object' ? open.feed.following : open.feed,
    detail: detailOf(open, context),
    compared: compared.map((one) => candidateView(context, rows.find(({ id }) => id === one.id) ?? one)),
    isComparing: open.compare === 'comparing',
    comparedMax,
    canCompare: compared.length >= comparedMin,
    canAdd: compared.length < comparedMax,
    leftOut: Math.max(0, (comparing?.length ?? 0) - comparedMax),
    failure: isFailed ? problemMessage(problem) : null,
    intl,
  };
}

/** What is found again by whoever comes back. */
export function keptCandidates({ context }: Snapshot): KeptCandidates {
  const { filters, topRowId, topRowOffset, lastId, compared } = context;
  return { place: { filters, topRowId, topRowOffset, lastId }, compared };
}
