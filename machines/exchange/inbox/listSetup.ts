import { assign, enqueueActions, raise, setup } from 'xstate';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { feedReconnectDelay } from '../../leads/model/index.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isLimited, retryAfterOf } from '../../system/model/index.ts';
import type { Recipient, InboxRoute } from '../model/index.ts';
import type { InboxEmitted, InboxEvent, InboxParentEvent } from './inbox.events.ts';
import type { InboxCommand } from './inboxCommands.ts';
import { draftOf } from './inboxContext.ts';
import type { Contacts, InboxContext as Context, InboxInput, Mailbox } from './inboxContext.ts';
import { keyOf, withNewestThreads, withOlderThreads } from './inboxMessages.ts';
import type { MessagePage, ThreadPage } from './inboxMessages.ts';

/** A limit is asked about again after this, even if it lasts longer: timers of browsers are no calendars. */
const longestWaitMs = 60 * 60_000;
/** Facts after which the list, or what somebody asks and reports, is another. */
const listKinds = [
  'messageSent',
  'conversationRead',
  'threadRead',
  'contactAnswered',
  'contactAccepted',
  'threadBlocked',
  'organizationChanged',
];
const contactKinds = ['contactRequested', 'contactAnswered', 'reportSent', 'reportDecided'];

type Event =
  | InboxEvent
  | InboxParentEvent
  | WorkspaceEvent
  | { type: 'inbox.outdated' }
  | { type: 'contacts.outdated' }
  | { type: 'thread.seen' }
  | { type: 'route.corrected' };
const workspaceParts = workspaceSetup<Context, Event>();

/** Types, actors and delays of the messages, and what the list does. */
export const listSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as InboxEmitted,
    input: {} as InboxInput,
  },
  actors: {
    ...workspaceParts.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadThreads: promiseNotProvided<ThreadPage, Mailbox & { cursor: string | null }>('loadThreads'),
    loadMessages: promiseNotProvided<MessagePage, Mailbox & { threadId: string; cursor: string | null }>(
      'loadMessages',
    ),
    /** Who the first message goes to; null where only the server may know. */
    loadRecipient: promiseNotProvided<{ name: string } | null, { to: Recipient }>('loadRecipient'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: InboxCommand }>(
      'sendCommand',
    ),
    /** Of the person who is signed in. */
    loadContacts: promiseNotProvided<Contacts>('loadContacts'),
  },
  actions: workspaceParts.actions,
  guards: workspaceParts.guards,
  delays: {
    ...workspaceParts.delays,
    retry: ({ context: { failures, sendProblem } }) =>
      isLimited(sendProblem)
        ? Math.min(retryAfterOf(sendProblem) * 1_000, longestWaitMs)
        : feedReconnectDelay(failures),
  },
}).extend({
  actions: {
    setRoute: assign((_, { route }: { route: InboxRoute }) => ({ route })),
    setFirstPage: assign(({ context }, { output }: { output: ThreadPage }) => ({
      threads: withNewestThreads(context.threads, output),
      cursor: context.threads.length > output.threads.length ? context.cursor : output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: ThreadPage }) => ({
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
    see: raise({ type: 'thread.seen' }),
    outdate: raise({ type: 'inbox.outdated' }),
    outdateContacts: raise({ type: 'contacts.outdated' }),
    receiveRow: enqueueActions(({ enqueue }, { row: { kind } }: { row: ExchangeFact }) => {
      if (listKinds.includes(kind)) enqueue.raise({ type: 'inbox.outdated' });
      if (contactKinds.includes(kind)) enqueue.raise({ type: 'contacts.outdated' });
    }),
    clearLoaded: assign({
      requests: [],
      reports: [],
      threads: [],
      cursor: null,
      messages: [],
      messagesCursor: null,
      position: null,
    }),
  },
  guards: {
    isPersonal: ({ context }) => context.slug === null,
    hasMore: ({ context }) => context.cursor !== null,
    sameRoute: ({ context: { route }, event }) =>
      event.type === 'location.changed' &&
      event.route.thread === route.thread &&
      (event.route.to && keyOf(event.route.to)) === (route.to && keyOf(route.to)),
  },
});
