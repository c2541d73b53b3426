import { candidatesHrefFor } from '../../organizations/model/addresses.ts';
import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { organizationHref } from '../../marketplace/model/marketplaceRoute.ts';
import { mayInterview } from '../../model/exchange/decideApplication.ts';
import { evidenceMax, reportNoteMax, reportReasons } from '../../model/exchange/reports.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import type { InboxSearch } from '../model/index.ts';
import { hasWords } from '../../model/text/plainText.ts';
import type { ContactRequest, SentReport } from '../../model/world/contacts.ts';
import type { SentApplication } from '../../model/world/index.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import type { Organization } from '../../organizations/model/index.ts';
import { messagesPhrase } from '../../messages/model/phrases.ts';
import { actingAsSelf, shellHref } from '../../shell/model/index.ts';
import { isLimited, problemMessage } from '../../system/model/index.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import type { CrisisFinding, IntlConfig } from '../../system/model/index.ts';
import {
  askedInstead,
  canReport,
  destinationOf,
  draftOf,
  isReportable,
  mayWrite,
  openThread,
  templatesOf,
} from './inboxContext.ts';
import type { inboxMachine } from './inbox.machine.ts';
import { isSameDestination } from './inboxMessages.ts';
import type { FoundPerson, InboxThread } from './inboxMessages.ts';

/** A row of the list. */
export interface InboxRow {
  /** A conversation, or for a person what an organization answered to an application, or asks them. */
  kind: 'conversation' | 'answer' | 'request';
  id: string;
  /** The other side. */
  name: string;
  shape: 'person' | 'organization';
  /** Id of a drawn portrait, or null. */
  portrait: string | null;
  /** Of the newest message. ISO 8601 in UTC. */
  lastAt: string;
  /** The beginning of the newest message, or null. */
  last: { isSent: boolean; text: string } | null;
  unread: number;
  isBlocked: boolean;
  isSuspended: boolean;
  /** Whether two people have ended it. */
  isEnded: boolean;
  hasDraft: boolean;
  /** What was answered, and where it stands; null unless it is an answer. */
  application: SentApplication | null;
  isCurrent: boolean;
  href: string;
}

export interface InboxMessage {
  id: string;
  authorName: string;
  isSent: boolean;
  text: string;
  /** Nobody wrote it. */
  isSimulated: boolean;
  /** Null until it is stored. */
  at: string | null;
  /** `stored`, or how far sending it has come. `waiting`: the server can't be reached; `limited`: that
   * was too much for now. Both are tried again. */
  state: 'stored' | 'sending' | 'waiting' | 'limited' | 'refused';
  /** Whether it can be reported: the other side wrote it. */
  mayReport: boolean;
  failure: Phrase | null;
}

/** Somebody to write to. */
export interface InboxPerson extends Omit<FoundPerson, 'to'> {
  href: string;
}

/** Who can be written to. */
export interface InboxPeopleView {
  state: 'loading' | 'failed' | 'listed';
  q: string;
  listed: readonly InboxPerson[];
  total: number;
}

/** A contact request that waits for an answer. */
export interface InboxRequest extends Pick<
  ContactRequest,
  'id' | 'organizationName' | 'fromName' | 'text' | 'at'
> {
  state: 'open' | 'accepting' | 'declining' | 'failed';
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
  /** `asked`: the organization asks for a conversation, and is answered here. */
  state:
    | 'closed'
    | 'asked'
    | 'choosing'
    | 'composing'
    | 'following'
    | 'loading'
    | 'missing'
    | 'failed'
    | 'shown';
  /** The other side; null until it is known. */
  name: string | null;
  shape: InboxRow['shape'];
  /** The page of the organization that a person writes with; null if there is none, and for its staff. */
  organizationHref: string | null;
  /** Where the person chooses a time of their mentor's; null where there is none. */
  timesHref: string | null;
  /** Where the staff offer an interview; null for whoever can't, or is a person. */
  interviewHref?: string | null;
  /** Id of a drawn portrait, or null. */
  portrait: string | null;
  /** What the organization knows the person by, and the page of the application, if it is one. */
  about: readonly { title: Phrase; href: string | null }[];
  /** Whether an answer is being written. */
  isAwaited: boolean;
  /** Prepared texts. */
  templates: readonly { id: string; label: Phrase }[];
  /** Oldest first. */
  messages: readonly InboxMessage[];
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  /** New messages couldn’t be loaded. */
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
  /** Whether it is between two people, and whether they have ended it. */
  isPerson: boolean;
  isEnded: boolean;
  /** Null where nobody can be blocked. */
  block: 'idle' | 'confirming' | 'changing' | 'failed' | null;
  /** Whether the conversation can be reported. */
  mayReport: boolean;
  /** What became of the person's last report here; null if there is none. */
  reported: SentReport | null;
  /** The report that is being written; null if there is none. */
  report: InboxReportView | null;
  /** What is being written, or was just written here, tells of it. For staff, also what the person wrote. */
  crisis: CrisisFinding | null;
  failure: Phrase | null;
}

export interface InboxView {
  /** Of whom these messages are. */
  side: 'person' | 'organization';
  /** Whose words they are told in: nobody applies to a hospital. */
  reader: 'person' | 'organization' | 'hospital';
  state: 'loading' | 'missing' | 'suspended' | 'failed' | 'open';
  /** Null for one's own messages, and until it is known. */
  organization: Organization | null;
  /** Where the person looks for candidates; null for whoever can't. */
  candidatesHref: string | null;
  list: 'loading' | 'failed' | 'empty' | 'none' | 'listed' | 'loadingMore' | 'pageFailed';
  q: string;
  isUnread: boolean;
  /** How many rows were found, and what is unread in all of them; null until all are listed. */
  found: { count: number; unread: number } | null;
  notice: Phrase | null;
  /** Where somebody is chosen to write to; null where nobody may, or people write first. */
  newHref: string | null;
  /** Who to write to; null unless that is chosen. */
  people: InboxPeopleView | null;
  /** The list could not be updated: what is displayed may be old. */
  isOutdated: boolean;
  rows: readonly InboxRow[];
  hasMore: boolean;
  live: 'connecting' | 'live' | 'waiting';
  thread: InboxThreadView;
  /** The organization that asks the person for a conversation, if that is open. */
  request: InboxRequest | null;
  /** Whether they could be loaded, and why the last answer was not stored. */
  requestsState: 'none' | 'loading' | 'failed' | 'listed';
  requestFailure: Phrase | null;
  /** Where a person finds organizations to write to; null for their staff. */
  organizationsHref: string | null;
  /** URL of the list without an open conversation. */
  allHref: string;
  failure: Phrase | null;
  intl: IntlConfig;
}

/** Who has messages of their own. */
const own = { role: 'user' } as const;

type Snapshot = SnapshotFrom<typeof inboxMachine>;
type Context = Snapshot['context'];
type OpenValue = Extract<Snapshot['value'], object>['open'];

function listStateOf(list: OpenValue['list'], context: Context): InboxView['list'] {
  const { cursor, route, isStale } = context;
  const isEmpty = rowsOf(context).length === 0;
  if (typeof list === 'object' && (!isEmpty || cursor !== null))
    return list.listed === 'idle' ? 'listed' : list.listed;
  if (list === 'loading' || list === 'failed') return context.threads.length > 0 ? 'listed' : list;
  if (!isEmpty) return 'listed';
  // The search stays in sight while it finds nothing.
  return isStale || isSearched(route) ? 'none' : 'empty';
}
const isSearched = ({ q, isUnread }: Context['route']) => q.trim() !== '' || isUnread;

function threadStateOf(thread: OpenValue['thread']): InboxThreadView['state'] {
  if (typeof thread === 'object')
    return 'shown' in thread ? 'shown' : 'choosing' in thread ? 'choosing' : 'composing';
  if (thread === 'deciding') return 'closed';
  return thread === 'refused' ? 'loading' : thread;
}

const nameOf = (context: Context): string | null => {
  const thread = openThread(context);
  if (!thread) return context.recipient;
  return context.slug === null ? thread.organization.name : thread.person.name;
};

/** Nobody writes where the organization is suspended, or two people have ended it. */
const closedBy = (thread: Pick<InboxThread, 'isPerson' | 'isSuspended'> | null) => ({
  isSuspended: thread?.isSuspended === true && !thread.isPerson,
  isEnded: thread?.isSuspended === true && thread.isPerson === true,
});

/** Stored messages, oldest first. */
function storedOf(context: Context, messages: Context['messages']): InboxMessage[] {
  const side = context.slug === null ? 'person' : 'organization';
  return messages
    .toReversed()
    .map(({ id, authorName, side: from, text, at, isSimulated = false }): InboxMessage => ({
      id,
      authorName,
      isSent: from === side,
      text,
      isSimulated,
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
      isSent: true,
      text,
      isSimulated: false,
      at: null,
      state: failure ? 'refused' : isWaiting ? waiting : 'sending',
      mayReport: false,
      failure: failure ?? null,
    }));
  return [...stored, ...pending];
}

const olderStates = { idle: 'idle', loadingOlder: 'loading', olderFailed: 'failed' } as const;

function requestOf({ requests: state }: OpenValue, context: Context): InboxRequest | null {
  const asked = askedInstead(context);
  if (!asked) return null;
  const { id, organizationName, fromName, text, at } = asked;
  const { answering } = context;
  const isBusy = state === 'answering' || state === 'refused' || state === 'proving';
  const answer = answering?.isAccepted ? 'accepting' : 'declining';
  return {
    id,
    organizationName,
    fromName,
    text,
    at,
    state:
      answering?.requestId !== id ? 'open' : state === 'notAnswered' ? 'failed' : isBusy ? answer : 'open',
  };
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

/** Everything that they have applied for is decided, so that no interview can change it. */
const isDecided = ({ about }: InboxThread) =>
  about.length > 0 &&
  about.every(({ application }) => application?.status && !mayInterview(application.status));

function threadOf(open: OpenValue, context: Context): InboxThreadView {
  const { thread } = open;
  const state = thread === 'closed' && askedInstead(context) ? 'asked' : threadStateOf(thread);
  const shown = typeof thread === 'object' && 'shown' in thread ? thread.shown : 'idle';
  const text = draftOf(context);
  const messages = messagesOf(open, context);
  const isAllowed = mayWrite(context);
  const opened = openThread(context);
  return {
    state,
    name: nameOf(context),
    shape: context.slug === null && !opened?.isPerson ? 'organization' : 'person',
    organizationHref:
      context.slug === null && opened && !opened.isSuspended && !opened.isPerson
        ? organizationHref(own, opened.organization.id)
        : null,
    portrait: opened?.portrait ?? null,
    about: (opened?.about ?? []).map(({ title, application }) => ({
      title,
      href: application && context.applicationHref(application),
    })),
    timesHref: opened?.isBookable ? wellnessHref(own, { calendarId: opened.organization.id }) : null,
    interviewHref:
      opened && isAllowed && !opened.isBlocked && !isDecided(opened)
        ? (context.interviewHref?.(opened.id) ?? null)
        : null,
    isAwaited: opened?.isAwaited ?? false,
    templates: isAllowed ? templatesOf(context).map((id) => ({ id, label: messagesPhrase(id) })) : [],
    messages,
    hasOlder: context.messagesCursor !== null,
    older: shown in olderStates ? olderStates[shown as keyof typeof olderStates] : 'idle',
    isOutdated: shown === 'outdated',
    text,
    textMax: memberMessageMax,
    mayWrite: isAllowed,
    canSend: isAllowed && text.trim() !== '' && text.trim().length <= memberMessageMax,
    isBlocked: opened?.isBlocked ?? false,
    isPerson: opened?.isPerson ?? false,
    ...closedBy(opened),
    block: context.slug === null && context.route.thread !== null ? open.block : null,
    mayReport: isReportable(context, null),
    reported: context.reports.findLast(({ threadId }) => threadId === context.route.thread) ?? null,
    report: reportOf(open, context),
    crisis: context.crisis.finding,
    failure: state === 'failed' ? problemMessage(context.threadProblem) : null,
  };
}

function peopleOf({ thread }: OpenValue, context: Context): InboxPeopleView | null {
  if (typeof thread !== 'object' || !('choosing' in thread)) return null;
  const { people, personQuery: q, route, href } = context;
  return {
    state: thread.choosing === 'failed' ? 'failed' : people === null ? 'loading' : 'listed',
    q,
    listed: (people?.people ?? []).map(({ to, ...person }) => ({
      ...person,
      href: href({ ...searchIn(route), ...('threadId' in to ? { thread: to.threadId } : { to }) }),
    })),
    total: people?.total ?? 0,
  };
}

const searchIn = ({ q, isUnread }: Context['route']) => ({ q, isUnread });

function conversationsOf({ slug, threads, route, drafts, href }: Context): InboxRow[] {
  return threads.map(
    ({ id, organization, person, portrait = null, lastAt, last, unread, isBlocked, ...thread }) => ({
      kind: 'conversation',
      id,
      name: slug === null ? organization.name : person.name,
      shape: slug === null && !thread.isPerson ? 'organization' : 'person',
      portrait,
      lastAt,
      last: last && { isSent: last.side === (slug === null ? 'person' : 'organization'), text: last.text },
      unread,
      isBlocked,
      ...closedBy(thread),
      hasDraft: (drafts[id] ?? '').trim() !== '',
      application: null,
      isCurrent: id === route.thread,
      href: href({ ...searchIn(route), thread: id }),
    }),
  );
}

const oneText = {
  shape: 'organization',
  portrait: null,
  isBlocked: false,
  isSuspended: false,
  isEnded: false,
  hasDraft: false,
} as const;

/** What organizations ask the person, the last one first. */
const requestRowsOf = (context: Context): InboxRow[] =>
  context.requests
    .filter(({ status }) => status === 'open')
    .map(({ id, organizationId, organizationName, text, at }): InboxRow => ({
      ...oneText,
      kind: 'request',
      id,
      name: organizationName,
      lastAt: at,
      last: { isSent: false, text },
      unread: 1,
      application: null,
      isCurrent: id === askedInstead(context)?.id,
      href: context.href({ ...searchIn(context.route), to: { organizationId } }),
    }))
    .toReversed();

const answerRowsOf = ({ answers, applicationHref }: Context): InboxRow[] =>
  answers.map(({ application, decision: { at, message = '' }, isUnread }) => ({
    ...oneText,
    kind: 'answer',
    id: application.id,
    name: application.organization,
    lastAt: new Date(at).toISOString(),
    last: message === '' ? null : { isSent: false, text: message },
    unread: isUnread ? 1 : 0,
    application,
    isCurrent: false,
    href: applicationHref(application),
  }));

/** The server searches conversations; what a person has besides is here. */
const isFound = (row: InboxRow, { q, isUnread }: InboxSearch) =>
  (!isUnread || row.unread > 0) &&
  hasWords([row.name, row.application?.title, row.last?.text].filter(Boolean).join(' '), q);

/** What the person is asked comes first, then the newest. Answers that are older than the next page wait for it. */
function rowsOf(context: Context): InboxRow[] {
  const conversations = conversationsOf(context);
  if (context.slug !== null) return conversations;
  const { route, cursor } = context;
  const isFoundIn = (row: InboxRow) => isFound(row, route);
  const oldest = cursor === null ? '' : (conversations.at(-1)?.lastAt ?? '');
  const answers = answerRowsOf(context).filter((row) => row.lastAt >= oldest && isFoundIn(row));
  return [
    ...requestRowsOf(context).filter(isFoundIn),
    ...[...conversations, ...answers].toSorted((a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt)),
  ];
}

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

const passingStates = ['routing', 'refused', 'deciding'] as const;
const isPassing = (value: string): value is (typeof passingStates)[number] =>
  (passingStates as readonly string[]).includes(value);

export function inboxView({ value, context }: Snapshot): InboxView {
  const open = typeof value === 'object' ? value.open : closed;
  const state = typeof value === 'object' ? 'open' : isPassing(value) ? 'loading' : value;
  const list = listStateOf(open.list, context);
  const { route, cursor, href } = context;
  const rows = rowsOf(context);
  const side = context.slug === null ? 'person' : 'organization';
  const isFailed = state === 'failed' || list === 'failed' || list === 'pageFailed';
  return {
    side,
    reader: context.workspace?.organization.kind === 'hospital' ? 'hospital' : side,
    state,
    organization: context.workspace?.organization ?? null,
    candidatesHref: candidatesHrefFor(context.workspace),
    list,
    isOutdated: open.list === 'failed' && context.threads.length > 0,
    rows,
    q: route.q,
    isUnread: route.isUnread,
    found:
      cursor === null && list === 'listed'
        ? { count: rows.length, unread: rows.reduce((sum, { unread }) => sum + unread, 0) }
        : null,
    notice: context.notice,
    newHref:
      side === 'organization' && !context.onlyReplies && mayWrite(context)
        ? href({ ...searchIn(route), isChoosing: true })
        : null,
    people: peopleOf(open, context),
    hasMore: context.cursor !== null,
    live: typeof open.feed === 'object' ? open.feed.following : open.feed,
    thread: threadOf(open, context),
    request: requestOf(open, context),
    requestsState: requestsStateOf(open, context),
    requestFailure:
      open.requests === 'failed' || open.requests === 'notAnswered'
        ? problemMessage(context.requestProblem)
        : null,
    organizationsHref:
      context.slug === null
        ? shellHref({ ...own, tab: 'marketplace', query: { as: actingAsSelf, show: 'organizations' } })
        : null,
    allHref: href(searchIn(route)),
    failure: isFailed ? problemMessage(context.problem) : null,
    intl: context.intl,
  };
}
