import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import { evidenceMax, reportNoteMax, reportReasons } from '../../model/exchange/reports.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import type { ContactRequest, SentReport } from '../../model/world/contacts.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { isLimited, mentionsCrisis, problemMessage } from '../../system/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { inboxHref } from '../model/index.ts';
import {
  askedInstead,
  canReport,
  destinationOf,
  draftOf,
  isReportable,
  mayWrite,
  openThread,
} from './inboxContext.ts';
import type { inboxMachine } from './inbox.machine.ts';
import { isSameDestination } from './inboxMessages.ts';

/** A conversation in the list. */
export interface InboxRow {
  id: string;
  /** The other side. */
  name: string;
  /** Of the newest message. ISO 8601 in UTC. */
  lastAt: string;
  /** The beginning of the newest message, or null. */
  last: { isOwn: boolean; text: string } | null;
  unread: number;
  isBlocked: boolean;
  isSuspended: boolean;
  hasDraft: boolean;
  isCurrent: boolean;
  href: string;
}

export interface InboxMessage {
  id: string;
  authorName: string;
  isOwn: boolean;
  text: string;
  /** Null until it is stored. */
  at: string | null;
  /** `stored`, or how far sending it has come. `waiting`: the server can't be reached; `limited`: that
   * was too much for now. Both are tried again. */
  state: 'stored' | 'sending' | 'waiting' | 'limited' | 'refused';
  /** Whether it can be reported: the other side wrote it. */
  mayReport: boolean;
  failure: Phrase | null;
}

/** A contact request that waits for an answer. */
export interface InboxRequest extends Pick<
  ContactRequest,
  'id' | 'organizationName' | 'fromName' | 'text' | 'at'
> {
  state: 'open' | 'accepting' | 'declining' | 'failed';
  /** The URL names who asks. */
  isCurrent: boolean;
}

export interface InboxReportView {
  state: 'writing' | 'sending' | 'notSent' | 'sent';
  /** Whether one message is reported, and not the conversation. */
  isOfMessage: boolean;
  reason: ReportReason | null;
  reasons: readonly ReportReason[];
  note: string;
  noteMax: number;
  /** What administrators get of the conversation, as far as it is loaded here: oldest first. */
  evidence: readonly InboxMessage[];
  /** Older messages are copied too. */
  hasOlderEvidence: boolean;
  canSend: boolean;
  failure: Phrase | null;
}

export interface InboxThreadView {
  state: 'closed' | 'composing' | 'loading' | 'missing' | 'failed' | 'shown';
  /** The other side; null until it is known. */
  name: string | null;
  /** Oldest first. */
  messages: readonly InboxMessage[];
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  /** New messages could not be loaded. */
  isOutdated: boolean;
  text: string;
  textMax: number;
  /** Whether the person's role lets them write for the organization. */
  mayWrite: boolean;
  canSend: boolean;
  /** Whether the person blocks what the organization writes. */
  isBlocked: boolean;
  /** Whether the organization is suspended: nobody there could read it. */
  isSuspended: boolean;
  /** Null where nobody can be blocked. */
  block: 'idle' | 'confirming' | 'changing' | 'failed' | null;
  /** Whether the conversation can be reported. */
  mayReport: boolean;
  /** What became of the person's last report here; null if there is none. */
  reported: SentReport | null;
  /** The report that is being written; null if there is none. */
  report: InboxReportView | null;
  /** What is being written, or was just written here, is about a crisis. */
  inCrisis: boolean;
  failure: Phrase | null;
}

export interface InboxView {
  /** Of whom these messages are. */
  side: 'person' | 'organization';
  state: 'loading' | 'missing' | 'suspended' | 'failed' | 'open';
  /** Null for one's own messages, and until it is known. */
  organization: Organization | null;
  list: 'loading' | 'failed' | 'empty' | 'listed' | 'loadingMore' | 'pageFailed';
  /** The list could not be updated: what is displayed may be old. */
  isOutdated: boolean;
  rows: readonly InboxRow[];
  hasMore: boolean;
  live: 'connecting' | 'live' | 'waiting';
  thread: InboxThreadView;
  /** Organizations that ask the person for a conversation, the last one first. */
  requests: readonly InboxRequest[];
  /** Whether they could be loaded, and why the last answer was not stored. */
  requestsState: 'none' | 'loading' | 'failed' | 'listed';
  requestFailure: Phrase | null;
  /** URL of the list without an open conversation. */
  allHref: string;
  failure: Phrase | null;
  reader: Reader;
}

type Snapshot = SnapshotFrom<typeof inboxMachine>;
type Context = Snapshot['context'];
type OpenValue = Extract<Snapshot['value'], object>['open'];

function listStateOf(list: OpenValue['list'], isEmpty: boolean): InboxView['list'] {
  if (typeof list === 'object') return isEmpty ? 'empty' : list.listed === 'idle' ? 'listed' : list.listed;
  if (!isEmpty) return 'listed';
  return list === 'failed' ? 'failed' : 'loading';
}

function threadStateOf(thread: OpenValue['thread']): InboxThreadView['state'] {
  if (typeof thread === 'object') return 'shown' in thread ? 'shown' : 'composing';
  if (thread === 'deciding') return 'closed';
  return thread === 'refused' ? 'loading' : thread;
}

const nameOf = (context: Context): string | null => {
  const thread = openThread(context);
  if (!thread) return context.recipient;
  return context.slug === null ? thread.organization.name : thread.person.name;
};

/** Stored messages, oldest first. */
function storedOf(context: Context, messages: Context['messages']): InboxMessage[] {
  const side = context.slug === null ? 'person' : 'organization';
  return messages.toReversed().map(({ id, authorName, side: from, text, at }): InboxMessage => ({
    id,
    authorName,
    isOwn: from === side,
    text,
    at,
    state: 'stored',
    mayReport: isReportable(context, id),
    failure: null,
  }));
}

/** The stored messages, and those of the queue that go to the same conversation. */
function messagesOf(open: OpenValue, context: Context): InboxMessage[] {
  const to = destinationOf(context);
  const stored = storedOf(context, context.messages);
  const isWaiting = open.outbox === 'waiting' || open.outbox === 'proving';
  const waiting = isLimited(context.sendProblem) ? 'limited' : 'waiting';
  const pending = context.queue
    .filter((one) => to !== null && isSameDestination(one.to, to))
    .map(({ id, text, failure }): InboxMessage => ({
      id,
      authorName: '',
      isOwn: true,
      text,
      at: null,
      state: failure ? 'refused' : isWaiting ? waiting : 'sending',
      mayReport: false,
      failure: failure ?? null,
    }));
  return [...stored, ...pending];
}

const olderStates = { idle: 'idle', loadingOlder: 'loading', olderFailed: 'failed' } as const;

function requestsOf({ requests: state }: OpenValue, context: Context): InboxRequest[] {
  const { requests, answering } = context;
  const current = askedInstead(context)?.id;
  const isBusy = state === 'answering' || state === 'refused' || state === 'proving';
  return requests
    .filter(({ status }) => status === 'open')
    .map(({ id, organizationName, fromName, text, at }): InboxRequest => ({
      id,
      organizationName,
      fromName,
      text,
      at,
      isCurrent: id === current,
      state:
        answering?.requestId !== id
          ? 'open'
          : state === 'notAnswered'
            ? 'failed'
            : !isBusy
              ? 'open'
              : answering.isAccepted
                ? 'accepting'
                : 'declining',
    }))
    .toReversed();
}

function requestsStateOf({ requests }: OpenValue, { requests: known }: Context): InboxView['requestsState'] {
  if (requests === 'none' || requests === 'failed') return requests;
  return (requests === 'loading' || requests === 'deciding') && known.length === 0 ? 'loading' : 'listed';
}

function reportOf({ report: state }: OpenValue, context: Context): InboxReportView | null {
  if (state === 'closed') return null;
  const { report, messages, messagesCursor, reportProblem } = context;
  const isBusy = state === 'sending' || state === 'refused' || state === 'proving';
  const upTo = report.messageId === null ? 0 : messages.findIndex(({ id }) => id === report.messageId);
  const evidence = messages.slice(Math.max(upTo, 0)).slice(0, evidenceMax);
  return {
    state: isBusy ? 'sending' : state,
    isOfMessage: report.messageId !== null,
    reason: report.reason,
    reasons: reportReasons,
    note: report.note,
    noteMax: reportNoteMax,
    evidence: storedOf(context, evidence),
    hasOlderEvidence: evidence.length < evidenceMax && messagesCursor !== null,
    canSend: canReport(context) && !isBusy,
    failure: state === 'notSent' ? problemMessage(reportProblem) : null,
  };
}

function threadOf(open: OpenValue, context: Context): InboxThreadView {
  const { thread } = open;
  const state = threadStateOf(thread);
  const shown = typeof thread === 'object' && 'shown' in thread ? thread.shown : 'idle';
  const text = draftOf(context);
  const messages = messagesOf(open, context);
  const isAllowed = mayWrite(context);
  const own = messages.findLast(({ isOwn }) => isOwn)?.text ?? '';
  return {
    state,
    name: nameOf(context),
    messages,
    hasOlder: context.messagesCursor !== null,
    older: shown in olderStates ? olderStates[shown as keyof typeof olderStates] : 'idle',
    isOutdated: shown === 'outdated',
    text,
    textMax: memberMessageMax,
    mayWrite: isAllowed,
    canSend: isAllowed && text.trim() !== '' && text.trim().length <= memberMessageMax,
    isBlocked: openThread(context)?.isBlocked ?? false,
    isSuspended: openThread(context)?.isSuspended ?? false,
    block: context.slug === null && context.route.thread !== null ? open.block : null,
    mayReport: isReportable(context, null),
    reported: context.reports.findLast(({ threadId }) => threadId === context.route.thread) ?? null,
    report: reportOf(open, context),
    inCrisis: mentionsCrisis(text) || mentionsCrisis(own),
    failure: state === 'failed' ? problemMessage(context.threadProblem) : null,
  };
}

const rowsOf = ({ slug, threads, route, drafts }: Context): InboxRow[] =>
  threads.map(({ id, organization, person, lastAt, last, unread, isBlocked, isSuspended }) => ({
    id,
    name: slug === null ? organization.name : person.name,
    lastAt,
    last: last && { isOwn: last.side === (slug === null ? 'person' : 'organization'), text: last.text },
    unread,
    isBlocked,
    isSuspended,
    hasDraft: (drafts[id] ?? '').trim() !== '',
    isCurrent: id === route.thread,
    href: inboxHref(slug, { thread: id, to: null }),
  }));

const closed: OpenValue = {
  list: 'loading',
  thread: 'closed',
  outbox: 'idle',
  reading: 'idle',
  block: 'idle',
  requests: 'none',
  report: 'closed',
  feed: { following: 'connecting' },
};

const passingStates = ['arriving', 'refused', 'deciding'] as const;
const isPassing = (value: string): value is (typeof passingStates)[number] =>
  (passingStates as readonly string[]).includes(value);

export function inboxView({ value, context }: Snapshot): InboxView {
  const open = typeof value === 'object' ? value.open : closed;
  const state = typeof value === 'object' ? 'open' : isPassing(value) ? 'loading' : value;
  const list = listStateOf(open.list, context.threads.length === 0);
  const isFailed = state === 'failed' || list === 'failed' || list === 'pageFailed';
  return {
    side: context.slug === null ? 'person' : 'organization',
    state,
    organization: context.workspace?.organization ?? null,
    list,
    isOutdated: open.list === 'failed' && context.threads.length > 0,
    rows: rowsOf(context),
    hasMore: context.cursor !== null,
    live: typeof open.feed === 'object' ? open.feed.following : open.feed,
    thread: threadOf(open, context),
    requests: requestsOf(open, context),
    requestsState: requestsStateOf(open, context),
    requestFailure:
      open.requests === 'failed' || open.requests === 'notAnswered'
        ? problemMessage(context.requestProblem)
        : null,
    allHref: inboxHref(context.slug, { thread: null, to: null }),
    failure: isFailed ? problemMessage(context.problem) : null,
    reader: context.reader,
  };
}
