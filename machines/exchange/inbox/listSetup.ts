import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { crisisParts } from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { workspaceSetup } from '../workspace/workspaceSetup.ts';
import type { WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import { feedReconnectDelay, searchDebounceMs } from '../../system/model/feedTiming.ts';
import { organizationAnswers } from '../../model/offers/organizationAnswers.ts';
import type { World } from '../../model/world/index.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isLimited, retryAfterOf } from '../../system/model/index.ts';
import type { InboxRoute, InboxSearch, Recipient } from '../model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import type { InboxEmitted, InboxEvent, InboxParentEvent } from './inbox.events.ts';
import type { InboxCommand } from './inboxCommands.ts';
import { crisisTextsOf, movedTo } from './inboxContext.ts';
import type {
  Contacts,
  InboxContext as Context,
  InboxInput,
  KnownRecipient,
  MessagePageRequest,
  PeopleRequest,
  ThreadPageRequest,
} from './inboxContext.ts';
import { keyOf, withNewestThreads, withOlderThreads } from './inboxMessages.ts';
import type { MessagePage, PeopleFound, ThreadPage } from './inboxMessages.ts';

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
  'mentoringChanged',
];
const contactKinds = ['contactRequested', 'contactAnswered', 'reportSent', 'reportDecided'];

export type InboxMachineEvent =
  | InboxEvent
  | InboxParentEvent
  | WorkspaceEvent
  | CrisisFound
  | { type: 'inbox.outdated' }
  | { type: 'contacts.outdated' }
  | { type: 'thread.seen' }
  | { type: 'thread.found' }
  | { type: 'route.corrected' };
const workspaceParts = workspaceSetup<Context, InboxMachineEvent>();
const calls = callSetup<Context, InboxMachineEvent>()('send', 'request', 'report');
const crisis = crisisParts<Context, InboxMachineEvent>({
  textsOf: crisisTextsOf,
  sends: { type: 'message.send' },
});

/** Types, actors and delays of the messages, and what the list does. */
export const listSetup = setup({
  types: {
    context: {} as Context,
    events: {} as InboxMachineEvent,
    emitted: {} as InboxEmitted,
    input: {} as InboxInput,
  },
  actors: {
    ...workspaceParts.actors,
    ...crisis.actors,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    /** Reports a person's world with `world.followed`. */
    worldChanges: changesNotProvided,
    loadThreads: promiseNotProvided<ThreadPage, ThreadPageRequest>('loadThreads'),
    loadMessages: promiseNotProvided<MessagePage, MessagePageRequest>('loadMessages'),
    /** Who the first message goes to; null where only the server may know. */
    loadRecipient: promiseNotProvided<KnownRecipient | null, { to: Recipient }>('loadRecipient'),
    /** Whom the staff of an organization can write to, those who match best or applied last first. */
    findPeople: promiseNotProvided<PeopleFound, PeopleRequest>('findPeople'),
    /** Rejects with a Problem. The same command again has no further effect, and the same answer. */
    sendCommand: promiseNotProvided<{ facts: readonly ExchangeFact[] }, { command: InboxCommand }>(
      'sendCommand',
    ),
    /** Of the person who is signed in. */
    loadContacts: promiseNotProvided<Contacts>('loadContacts'),
  },
  actions: { ...workspaceParts.actions, ...crisis.actions, ...calls.actions },
  guards: { ...workspaceParts.guards, ...crisis.guards, ...calls.guards },
  delays: {
    ...workspaceParts.delays,
    searchDebounce: searchDebounceMs,
    retry: ({ context: { failures, sendProblem } }) =>
      isLimited(sendProblem)
        ? Math.min(retryAfterOf(sendProblem) * 1_000, longestWaitMs)
        : feedReconnectDelay(failures),
  },
}).extend({
  actions: {
    setAnswers: assign((_, { world }: { world: World }) => ({ answers: organizationAnswers(world) })),
    setRoute: assign((_, { route }: { route: InboxRoute }) => ({ route })),
    setFirstPage: assign(({ context }, { output }: { output: ThreadPage }) => ({
      threads: context.isStale ? output.threads : withNewestThreads(context.threads, output),
      cursor:
        !context.isStale && context.threads.length > output.threads.length
          ? context.cursor
          : output.nextCursor,
      notice: output.notice ?? null,
      isStale: false,
    })),
    search: assign(({ context: { route } }, changes: Partial<InboxSearch>) => ({
      route: { ...route, ...changes },
      isStale: true,
    })),
    emitRoute: emit(({ context: { route } }) => ({ type: 'location.changed', route })),
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
      const moved = movedTo(context, known.id);
      enqueue.assign(moved);
      enqueue.emit({ type: 'location.changed', route: moved.route });
      enqueue.raise({ type: 'thread.found' });
    }),
    see: raise({ type: 'thread.seen' }),
    markOutdated: raise({ type: 'inbox.outdated' }),
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
    isSameSearch: ({ context: { route }, event }) =>
      event.type === 'location.changed' &&
      event.route.q === route.q &&
      event.route.isUnread === route.isUnread,
    sameRoute: ({ context: { route }, event }) =>
      event.type === 'location.changed' &&
      event.route.thread === route.thread &&
      event.route.isChoosing === route.isChoosing &&
      (event.route.to && keyOf(event.route.to)) === (route.to && keyOf(route.to)),
  },
});
