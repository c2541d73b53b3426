import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import type { Candidate } from '../../model/exchange/candidates.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import { roleAllows } from '../../organizations/model/index.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { branches } from '../../profile/model/profile.ts';
import type { Branch } from '../../profile/model/profile.ts';
import { rowPositionOf } from '../../portal/model/index.ts';
import type { RowPosition } from '../../portal/model/index.ts';
import { mentionsCrisis, problemMessage } from '../../system/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShownCandidate } from '../candidacy/candidacy.view.ts';
import { candidatesHref, inboxHref, isCandidateFiltered, sentProfile } from '../model/index.ts';
import type { CandidateFilters } from '../model/index.ts';
import type { candidatesMachine } from './candidates.machine.ts';
import { draftOf, isLimitedNow, mayAsk } from './candidates.setup.ts';

/** A candidate in the list. */
export interface CandidateRow {
  id: string;
  /** Their headline; without one their skills or their service. Empty if they show neither. */
  title: string;
  /** What else the list knows of them, in the order of the profile. */
  summary: readonly { part: OptionalPart; text: string }[];
  joinedAt: string;
  /** How far the organization's request has come; null if there is none. */
  request: 'sent' | 'accepted' | null;
  href: string;
  isCurrent: boolean;
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
  inCrisis: boolean;
  failure: Phrase | null;
}

export interface CandidateDetail extends RowPosition {
  state: 'finding' | 'missing' | 'failed' | 'shown';
  /** Null until loaded. */
  shown: ShownCandidate | null;
  request: CandidateRequestView;
  failure: Phrase | null;
}

export interface CandidatesView {
  state: 'loading' | 'missing' | 'failed' | 'notAllowed' | 'open';
  /** Whether it is their role that keeps them from looking for candidates, and not the organization's status. */
  isRoleMissing: boolean;
  /** Null until it is known. */
  organization: Organization | null;
  list: 'loading' | 'failed' | 'empty' | 'noMatches' | 'listed' | 'loadingMore' | 'pageFailed' | 'refreshing';
  live: 'connecting' | 'live' | 'waiting';
  rows: readonly CandidateRow[];
  hasMore: boolean;
  filters: CandidateFilters;
  filtered: boolean;
  /** By which the candidates can be filtered. */
  branches: readonly Branch[];
  /** The open candidate, or null. */
  detail: CandidateDetail | null;
  failure: Phrase | null;
  reader: Reader;
}

type Snapshot = SnapshotFrom<typeof candidatesMachine>;
type Context = Snapshot['context'];
type OpenValue = Extract<Snapshot['value'], object>['open'];

function listStateOf(list: OpenValue['list'], hasRows: boolean): CandidatesView['list'] {
  if (typeof list === 'object') return list.listed === 'idle' ? 'listed' : list.listed;
  if (list === 'loaded') return 'loading';
  if (list === 'searching' || list === 'refreshing') return hasRows ? 'refreshing' : 'loading';
  return list;
}

/** A few words about a candidate who is known by no name. */
function rowOf({ slug, filters, openId, lastId }: Context, candidate: Candidate): CandidateRow {
  const { id, headline, shown, joinedAt, request } = candidate;
  const lines = sentProfile(shown).flatMap(({ lines: of, part }) =>
    of === true ? [] : [{ part, text: of.join(', ') }],
  );
  const main = lines.find(({ part }) => part === 'skills') ?? lines[0];
  return {
    id,
    title: headline || (main?.text ?? ''),
    summary: lines.filter((line) => headline !== '' || line !== main),
    joinedAt,
    request: request?.status ?? null,
    href: candidatesHref(slug, { filters, open: id }),
    isCurrent: id === (openId ?? lastId),
  };
}

function requestViewOf(detail: OpenValue['detail'], context: Context): CandidateRequestView {
  const { opened, limitedUntil, slug, sendProblem } = context;
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
    threadHref: request?.threadId == null ? null : inboxHref(slug, { thread: request.threadId }),
    limitedUntil: isLimited && limitedUntil !== null ? new Date(limitedUntil).toISOString() : null,
    inCrisis: mentionsCrisis(text),
    failure: value === 'notSent' && !isLimited ? problemMessage(sendProblem) : null,
  };
}

function detailOf({ detail }: OpenValue, context: Context): CandidateDetail | null {
  if (detail === 'closed' || detail === 'deciding') return null;
  const { rows, openId, opened, detailProblem } = context;
  const state = typeof detail === 'object' ? 'shown' : detail === 'notFound' ? 'finding' : detail;
  return {
    ...rowPositionOf(rows, openId ?? ''),
    state,
    shown:
      opened && state === 'shown' ? { headline: opened.headline, parts: sentProfile(opened.shown) } : null,
    request: requestViewOf(detail, context),
    failure: state === 'failed' ? problemMessage(detailProblem) : null,
  };
}

const closed: OpenValue = { list: 'loading', feed: { following: 'connecting' }, detail: 'closed' };

function stateOf(value: Snapshot['value']): CandidatesView['state'] {
  if (typeof value === 'object') return 'open';
  return value === 'refused' || value === 'deciding' ? 'loading' : value;
}

export function candidatesView({ value, context }: Snapshot): CandidatesView {
  const open = typeof value === 'object' ? value.open : closed;
  const state = stateOf(value);
  const list = listStateOf(open.list, context.rows.length > 0);
  const isFailed = state === 'failed' || list === 'failed' || list === 'pageFailed';
  return {
    state,
    isRoleMissing: context.workspace !== null && !roleAllows(context.workspace.role, 'review'),
    organization: context.workspace?.organization ?? null,
    list,
    live: typeof open.feed === 'object' ? open.feed.following : open.feed,
    rows: context.rows.map((row) => rowOf(context, row)),
    hasMore: context.cursor !== null,
    filters: context.filters,
    filtered: isCandidateFiltered(context.filters),
    branches,
    detail: detailOf(open, context),
    failure: isFailed ? problemMessage(context.problem) : null,
    reader: context.reader,
  };
}
