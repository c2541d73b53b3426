import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { isProofDue, proofReasonOf } from '../../account/model/index.ts';
import { callbackNotProvided, clockTick, noChanges, promiseNotProvided, readClock } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { feedDeadMs, feedReconnectDelay } from '../../leads/model/index.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { Thread, ThreadMessage } from '../../model/exchange/messages.ts';
import { reportNoteMax } from '../../model/exchange/reports.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import type { ContactRequest, SentReport } from '../../model/world/contacts.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import { roleAllows, statusAllows } from '../../organizations/model/index.ts';
import {
  isLimited,
  problemMessage,
  problemOf,
  retryAfterOf,
  submitTimeoutMs,
  unanswered,
} from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import type { Addressee, ExchangeFeedEvent, ExchangeFeedInput, InboxRoute } from '../model/index.ts';
import type { Desk } from '../receivedApplications/applicationCommands.ts';
import type { InboxEmitted, InboxEvent, InboxParentEvent } from './inbox.events.ts';
import {
  isSameDestination,
  keyOf,
  withMessages,
  withNewestThreads,
  withOlderThreads,
} from './inboxMessages.ts';
import type { Destination, MessagePage, PendingMessage, SavedInbox, ThreadPage } from './inboxMessages.ts';

/** A command about a conversation. `as` is the id of the organization for which somebody acts. */
export type InboxCommand = { id: string; as?: string } & (
  | { type: 'message.send'; payload: Destination & { text: string } }
  | { type: 'thread.read' | 'thread.block' | 'thread.unblock'; payload: { threadId: string } }
  | { type: 'contact.accept' | 'contact.decline'; payload: { requestId: string } }
  | { type: 'thread.report'; payload: ReportPayload }
  | { type: 'message.report'; payload: ReportPayload & { messageId: string } }
);
interface ReportPayload {
  threadId: string;
  reason: ReportReason;
  note?: string;
}

/** What organizations have asked a person, and what the person has reported. */
export interface Contacts {
  requests: readonly ContactRequest[];
  reports: readonly SentReport[];
}

/** A report that is being written. */
export interface ReportDraft {
  /** Id of its command, the same for every attempt; empty before the first. */
  id: string;
  /** Null for the whole conversation. */
  messageId: string | null;
  reason: ReportReason | null;
  note: string;
}
export const emptyReport: ReportDraft = { id: '', messageId: null, reason: null, note: '' };
/** Which conversations: one's own, or those of an organization. */
export interface Mailbox {
  organizationId: string | null;
}

export interface InboxInput {
  /** Of the organization whose staff reads; null for one's own messages. */
  slug: string | null;
  route?: InboxRoute;
  /** From before a reload. */
  saved?: SavedInbox;
  /** Draws a UUID. */
  newId: () => string;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface InboxContext {
  slug: string | null;
  newId: () => string;
  now: () => number;
  /** Null for one's own messages, and until it is loaded. */
  desk: Desk | null;
  route: InboxRoute;
  threads: readonly Thread[];
  cursor: string | null;
  /** Of the open conversation, newest first. */
  messages: readonly ThreadMessage[];
  messagesCursor: string | null;
  /** Name of whom the first message goes to, once it is known. */
  addressee: string | null;
  drafts: Readonly<Record<string, string>>;
  /** Oldest first. */
  queue: readonly PendingMessage[];
  position: string | null;
  breaks: number;
  failures: number;
  problem: Problem;
  threadProblem: Problem;
  sendProblem: Problem;
  /** What organizations ask, and what became of reports. Empty for an organization. */
  requests: readonly ContactRequest[];
  reports: readonly SentReport[];
  /** The answer to a request that is sent, or was last. */
  answering: { commandId: string; requestId: string; isAccepted: boolean } | null;
  requestProblem: Problem;
  report: ReportDraft;
  reportProblem: Problem;
  reader: Reader;
}
type Context = InboxContext;

export const mailboxOf = ({ desk }: Pick<Context, 'desk'>): Mailbox => ({
  organizationId: desk?.organization.id ?? null,
});
/** Everybody writes for themselves; of an organization's staff, who may decide. */
export const mayWrite = ({ slug, desk }: Pick<Context, 'slug' | 'desk'>) =>
  slug === null ||
  (desk !== null && roleAllows(desk.role, 'review') && statusAllows(desk.organization.status, 'review'));
/** Where what is written goes to; null while no conversation is open. */
export const destinationOf = ({ route: { thread, to } }: Pick<Context, 'route'>): Destination | null =>
  thread === null ? to : { threadId: thread };
export const draftOf = (context: Pick<Context, 'route' | 'drafts'>): string => {
  const to = destinationOf(context);
  return to === null ? '' : (context.drafts[keyOf(to)] ?? '');
};
export const openThread = ({ route, threads }: Pick<Context, 'route' | 'threads'>): Thread | null =>
  threads.find(({ id }) => id === route.thread) ?? null;
/** The message that is sent next. */
export const nextToSend = ({ queue }: Pick<Context, 'queue'>): PendingMessage | null =>
  queue.find(({ failure, messageId }) => failure === undefined && messageId === undefined) ?? null;

const forSide = (context: Context) => {
  const { organizationId } = mailboxOf(context);
  return organizationId === null ? {} : { as: organizationId };
};
export const sendCommandOf = (context: Context): InboxCommand => {
  const { id, to, text } = nextToSend(context)!;
  return { id, ...forSide(context), type: 'message.send', payload: { ...to, text } };
};
export const threadCommandOf = (
  context: Context,
  type: 'thread.read' | 'thread.block' | 'thread.unblock',
): InboxCommand => ({
  id: context.newId(),
  ...(type === 'thread.read' && forSide(context)),
  type,
  payload: { threadId: context.route.thread ?? '' },
});

export const answerCommandOf = ({ answering }: Context): InboxCommand => ({
  id: answering?.commandId ?? '',
  type: answering?.isAccepted ? 'contact.accept' : 'contact.decline',
  payload: { requestId: answering?.requestId ?? '' },
});
export const reportCommandOf = (context: Context): InboxCommand => {
  const { id, messageId, reason, note } = context.report;
  const payload = {
    threadId: context.route.thread ?? '',
    reason: reason ?? 'other',
    ...(note.trim() && { note: note.trim() }),
  };
  return messageId === null
    ? { id, ...forSide(context), type: 'thread.report', payload }
    : { id, ...forSide(context), type: 'message.report', payload: { ...payload, messageId } };
};
/** A report needs a reason, and a note that fits. */
export const canReport = ({ report: { reason, note } }: Pick<Context, 'report'>) =>
  reason !== null && note.trim().length <= reportNoteMax;
/** Nobody reports their own side. */
export const isReportable = (context: Context, messageId: string | null) => {
  const own = context.slug === null ? 'person' : 'organization';
  if (context.route.thread === null || !mayWrite(context)) return false;
  return messageId === null
    ? context.messages.length > 0
    : context.messages.some(({ id, side }) => id === messageId && side !== own);
};

/** A limit is asked about again after this, even if it lasts longer: timers of browsers are no calendars. */
const longestWaitMs = 60 * 60_000;
/** A failure after which the same message may be sent later: no answer, too many, or nobody is signed in. */
const isTemporary = ({ status }: Problem) => status === 0 || status === 429 || status >= 500;
const refused = ({ queue }: Context, id: string) =>
  queue.find((one) => one.id === id && one.failure !== undefined) ?? null;
const withDraft = (context: Context, text: string) => {
  const to = destinationOf(context);
  return to === null ? {} : { drafts: { ...context.drafts, [keyOf(to)]: text } };
};

/** Facts after which the list, or what somebody asks and reports, is another. */
const listKinds = ['messageSent', 'conversationRead', 'threadRead', 'contactAnswered', 'contactAccepted'];
const contactKinds = ['contactRequested', 'contactAnswered', 'reportSent', 'reportDecided'];

/** Types, actors, actions, guards and delays of the messages. */
export const inboxSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | InboxEvent
      | InboxParentEvent
      | ExchangeFeedEvent
      | { type: 'page.woken' }
      | { type: 'inbox.outdated' }
      | { type: 'contacts.outdated' }
      | { type: 'thread.seen' }
      | { type: 'route.corrected' }
      | ClockTick,
    emitted: {} as InboxEmitted,
    input: {} as InboxInput,
  },
  actors: {
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: noChanges,
    /** Reports with `page.woken` that the page is visible again, or the browser online again. */
    wakeUps: noChanges,
    /** Rejects with 404 for who doesn't work there. */
    loadDesk: promiseNotProvided<Desk, { slug: string }>('loadDesk'),
    loadThreads: promiseNotProvided<ThreadPage, Mailbox & { cursor: string | null }>('loadThreads'),
    loadMessages: promiseNotProvided<MessagePage, Mailbox & { threadId: string; cursor: string | null }>(
      'loadMessages',
    ),
    /** Who the first message goes to; null where only the server may know. */
    loadAddressee: promiseNotProvided<{ name: string } | null, { to: Addressee }>('loadAddressee'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: InboxCommand }>(
      'sendCommand',
    ),
    /** Of the person who is signed in. */
    loadContacts: promiseNotProvided<Contacts>('loadContacts'),
    followFeed: callbackNotProvided<EventObject, ExchangeFeedInput>('followFeed'),
  },
  actions: {
    setDesk: assign((_, { output }: { output: Desk }) => ({ desk: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setRoute: assign((_, { route }: { route: InboxRoute }) => ({ route })),
    setThreads: assign(({ context }, { output }: { output: ThreadPage }) => ({
      threads: withNewestThreads(context.threads, output),
      cursor: context.threads.length > output.threads.length ? context.cursor : output.nextCursor,
    })),
    addThreads: assign(({ context }, { output }: { output: ThreadPage }) => ({
      threads: withOlderThreads(context.threads, output),
      cursor: output.nextCursor,
    })),
    /** Opens the conversation with an organization, once there is one. */
    openKnown: enqueueActions(({ context, enqueue }) => {
      const { to } = context.route;
      if (to === null || !('organizationId' in to)) return;
      const known = context.threads.find(({ organization }) => organization.id === to.organizationId);
      if (!known) return;
      const route = { thread: known.id, to: null };
      const text = draftOf(context);
      enqueue.assign({ route, ...(text && { drafts: { ...context.drafts, [known.id]: text } }) });
      enqueue.emit({ type: 'location.changed', route });
      enqueue.raise({ type: 'route.corrected' });
    }),
    clearThread: assign({ messages: [], messagesCursor: null, addressee: null, threadProblem: unanswered }),
    setAddressee: assign((_, { output }: { output: { name: string } | null }) => ({
      addressee: output?.name ?? null,
    })),
    setMessages: assign(({ context }, { output }: { output: MessagePage }) => {
      const messages = withMessages(context.messages, output);
      const isFirst = context.messages.length === 0;
      return {
        messages,
        messagesCursor: isFirst ? output.nextCursor : context.messagesCursor,
        queue: context.queue.filter(({ messageId }) => !messages.some(({ id }) => id === messageId)),
      };
    }),
    addOlder: assign(({ context }, { output }: { output: MessagePage }) => ({
      messages: withMessages(context.messages, output),
      messagesCursor: output.nextCursor,
    })),
    setThreadProblem: assign((_, { error }: { error: unknown }) => ({ threadProblem: problemOf(error) })),
    see: raise({ type: 'thread.seen' }),
    outdate: raise({ type: 'inbox.outdated' }),
    outdateContacts: raise({ type: 'contacts.outdated' }),
    setContacts: assign((_, { output }: { output: Contacts }) => output),
    setRequestProblem: assign((_, { error }: { error: unknown }) => ({ requestProblem: problemOf(error) })),
    /** The same answer again keeps its id: the server carries it out once. */
    chooseAnswer: assign(({ context }, { id, type }: { id: string; type: string }) => {
      const { answering, newId } = context;
      const isAccepted = type === 'request.accept';
      const isSame = answering?.requestId === id && answering.isAccepted === isAccepted;
      return { answering: isSame ? answering : { commandId: newId(), requestId: id, isAccepted } };
    }),
    /** Shows the conversation that an accepted request has begun, once the list has it. */
    openAccepted: enqueueActions(({ context: { answering, requests }, enqueue }) => {
      const request = requests.find(({ id }) => id === answering?.requestId);
      if (!request || !answering?.isAccepted) return;
      const route = { thread: null, to: { organizationId: request.organizationId } };
      enqueue.assign({ route });
      enqueue.raise({ type: 'route.corrected' });
    }),
    requestAnswerProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.requestProblem),
    })),
    startReport: assign((_, { messageId }: { messageId: string | null }) => ({
      report: { ...emptyReport, messageId },
      reportProblem: unanswered,
    })),
    changeReport: assign(
      ({ context: { report } }, { reason, note }: { reason?: ReportReason; note?: string }) => ({
        report: {
          ...report,
          ...(reason !== undefined && { reason }),
          ...(note !== undefined && { note }),
          id: '',
        },
      }),
    ),
    nameReport: assign(({ context: { report, newId } }) => ({
      report: { ...report, id: report.id || newId() },
    })),
    setReportProblem: assign((_, { error }: { error: unknown }) => ({ reportProblem: problemOf(error) })),
    requestReportProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.reportProblem),
    })),
    write: assign(({ context }, { text }: { text: string }) => withDraft(context, text)),
    queueMessage: assign(({ context }) => ({
      ...withDraft(context, ''),
      queue: [
        ...context.queue,
        { id: context.newId(), to: destinationOf(context)!, text: draftOf(context).trim() },
      ],
    })),
    /** To the end, because another one may be on its way. */
    requeue: assign(({ context }, { id }: { id: string }) => {
      const again = refused(context, id);
      if (!again) return {};
      const { failure: _, ...message } = again;
      return { queue: [...context.queue.filter((one) => one !== again), message] };
    }),
    takeBack: assign(({ context }, { id }: { id: string }) => {
      const back = refused(context, id);
      if (!back) return {};
      return {
        queue: context.queue.filter((one) => one !== back),
        ...withDraft(context, [back.text, draftOf(context)].filter(Boolean).join('\n')),
      };
    }),
    setSent: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const sent = nextToSend(context);
        const to = destinationOf(context);
        const [fact] = facts;
        if (!sent) return;
        const isOpen = to !== null && isSameDestination(sent.to, to);
        const others = context.queue.filter((one) => one !== sent);
        // It stays displayed until the conversation is read again.
        const shown = isOpen && fact ? [{ ...sent, messageId: fact.id }] : [];
        enqueue.assign({ queue: [...shown, ...others], failures: 0 });
        const threadId = fact?.payload.threadId;
        if (isOpen && context.route.thread === null && typeof threadId === 'string') {
          const route = { thread: threadId, to: null };
          enqueue.assign({ route });
          enqueue.emit({ type: 'location.changed', route });
          enqueue.raise({ type: 'route.corrected' });
        }
        enqueue.raise({ type: 'inbox.outdated' });
      },
    ),
    setSendProblem: assign((_, { error }: { error: unknown }) => ({ sendProblem: problemOf(error) })),
    refuseMessage: assign(({ context }) => {
      const next = nextToSend(context);
      return {
        queue: context.queue.map((one) =>
          one === next ? { ...one, failure: problemMessage(context.sendProblem) } : one,
        ),
      };
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    save: emit(({ context: { queue, drafts } }) => ({
      type: 'inbox.save',
      saved: {
        queue: queue
          .filter(({ messageId }) => messageId === undefined)
          .map(({ id, to, text }) => ({ id, to, text })),
        drafts: Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== '')),
      },
    })),
    setPosition: assign(({ context }, { position }: { position: string | null }) => ({
      position: position ?? context.position,
      breaks: 0,
    })),
    countBreak: assign(({ context }) => ({ breaks: context.breaks + 1 })),
    loseFeed: raise({ type: 'feed.closed' }),
    receiveRow: enqueueActions(({ enqueue }, { row: { kind } }: { row: ExchangeFact }) => {
      if (listKinds.includes(kind)) enqueue.raise({ type: 'inbox.outdated' });
      if (contactKinds.includes(kind)) enqueue.raise({ type: 'contacts.outdated' });
    }),
    requestProof: emit(({ context }) => ({ type: 'proof.request', reason: proofReasonOf(context.problem) })),
    requestSendProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.sendProblem),
    })),
    clearLoaded: assign({
      requests: [],
      reports: [],
      threads: [],
      cursor: null,
      messages: [],
      messagesCursor: null,
      position: null,
    }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
  },
  guards: {
    isPersonal: ({ context }) => context.slug === null,
    proofDue: ({ context }) => isProofDue(context.problem),
    missing: ({ context }) => context.problem.status === 404,
    hasMore: ({ context }) => context.cursor !== null,
    hasOlder: ({ context }) => context.messagesCursor !== null,
    unfollowed: ({ context }) => context.position === null,
    sameRoute: ({ context: { route }, event }) =>
      event.type === 'location.changed' &&
      event.route.thread === route.thread &&
      (event.route.to && keyOf(event.route.to)) === (route.to && keyOf(route.to)),
    isOpen: ({ context }) => context.route.thread !== null,
    isComposing: ({ context }) => context.route.to !== null,
    threadMissing: ({ context }) => context.threadProblem.status === 404,
    canSend: ({ context }) => {
      const text = draftOf(context).trim();
      return (
        destinationOf(context) !== null && mayWrite(context) && text !== '' && text.length <= memberMessageMax
      );
    },
    hasPending: ({ context }) => nextToSend(context) !== null,
    isUnread: ({ context }) => mayWrite(context) && (openThread(context)?.unread ?? 0) > 0,
    /** Only the person blocks, and takes it back. */
    mayUnblock: ({ context }) => context.slug === null && openThread(context)?.isBlocked === true,
    isAsked: ({ context, event }) =>
      (event.type === 'request.accept' || event.type === 'request.decline') &&
      context.requests.some(({ id, status }) => id === event.id && status === 'open'),
    requestProofDue: ({ context }) => isProofDue(context.requestProblem),
    isAnswered: ({ context }) => context.requestProblem.status === 404,
    isReportable: ({ context, event }) =>
      event.type === 'report.open' && isReportable(context, event.messageId),
    canReport: ({ context }) => canReport(context),
    reportProofDue: ({ context }) => isProofDue(context.reportProblem),
    sendProofDue: ({ context }) => isProofDue(context.sendProblem),
    sendLater: ({ context }) => isTemporary(context.sendProblem),
  },
  delays: {
    submitTimeout: submitTimeoutMs,
    feedDead: feedDeadMs,
    reconnect: ({ context }) => feedReconnectDelay(context.breaks),
    retry: ({ context: { failures, sendProblem } }) =>
      isLimited(sendProblem)
        ? Math.min(retryAfterOf(sendProblem) * 1_000, longestWaitMs)
        : feedReconnectDelay(failures),
  },
});
