import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent, type ClockTick } from '../../kit/index.ts';
import { randomId, memberMessageMax, type WorldDispatchEmitted } from '../../model/world/index.ts';
import {
  findMembers,
  type CommunityLinks,
  type Group,
  type Member,
  type Message,
  type NetworkList,
} from '../model/index.ts';
import {
  crisisAlways,
  crisisFirst,
  crisisInvoke,
  crisisOn,
  crisisParts,
  type CrisisContext,
  type CrisisDismiss,
} from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import type { IntlConfig } from '../../system/model/index.ts';

/** Events that the network page sends. */
export type NetworkEvent =
  | { type: 'search.change'; q: string }
  /** Lists more results. */
  | { type: 'list.more' }
  | { type: 'members.retry' }
  | { type: 'member.write'; memberId: string }
  | { type: 'conversation.close' }
  | { type: 'text.change'; text: string }
  | { type: 'message.send' }
  | CrisisDismiss;

/** The list or conversation that the URL names. */
export interface NetworkRoute {
  list: NetworkList;
  /** Search in the connections. */
  q: string;
  /** The member whose conversation is open. */
  memberId: string | null;
}

/** A message that was not sent yet. */
export interface MessageDraft {
  memberId: string;
  text: string;
}

/** Events from the app. */
export type NetworkParentEvent =
  | ({ type: 'location.changed' } & NetworkRoute)
  | { type: 'messages.changed'; messages: readonly Message[] }
  /** Organizations that can be written to. */
  | { type: 'contacts.changed'; contacts: readonly Member[] };

type NetworkMachineEvent = NetworkEvent | NetworkParentEvent | ClockTick | CrisisFound;

export type NetworkEmitted =
  | WorldDispatchEmitted
  /** The URL should name this list, search and conversation. `isSearch`: only the search changed. */
  | { type: 'network.changed'; route: NetworkRoute; isSearch: boolean }
  /** Stores the draft for a reload; null clears it. */
  | { type: 'draft.changed'; draft: MessageDraft | null };

/** Number of connections listed initially and added per step. */
export const memberPageSize = 12;

export interface NetworkInput {
  members: readonly Member[];
  /** Whom an account knows. Rejects with a `Problem`. @default only `members` */
  readMembers?: (() => Promise<readonly Member[]>) | null;
  groups: readonly Group[];
  /** Organizations that can be written to; they are no connections. */
  contacts?: readonly Member[];
  /** As organizations know the reader. */
  writer?: string;
  /** Oldest first. */
  messages: readonly Message[];
  /** From the URL. */
  route: NetworkRoute;
  links: CommunityLinks;
  /** The draft from before a reload. */
  stored: MessageDraft | null;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  random: () => number;
}

export interface NetworkContext
  extends CrisisContext, Omit<NetworkInput, 'stored' | 'intl' | 'contacts' | 'writer'> {
  contacts: readonly Member[];
  writer: string;
  draft: MessageDraft | null;
  /** Whether the members are known. */
  reading: 'waiting' | 'known' | 'failed';
  /** Number of listed results. */
  shownCount: number;
  intl: IntlConfig;
}

/** Whoever can be written to. */
export const membersAndContacts = ({ members, contacts }: NetworkContext): Member[] => [
  ...members,
  ...contacts,
];
export const openMember = (context: NetworkContext): Member | null =>
  membersAndContacts(context).find(({ id }) => id === context.route.memberId) ?? null;
/** The organization whose conversation is open, or null. */
export const openContact = ({ contacts, route }: NetworkContext): Member | null =>
  contacts.find(({ id }) => id === route.memberId) ?? null;
export const foundMembers = ({ members, route }: NetworkContext): Member[] => findMembers(members, route.q);
/** What is written to the member whose conversation is open. */
export const draftText = ({ draft, route }: NetworkContext): string =>
  draft?.memberId === route.memberId ? draft.text : '';

const crisis = crisisParts<NetworkContext, NetworkMachineEvent>({
  textsOf: (context) => ({ own: [draftText(context)], of: context.route.memberId }),
  sends: { type: 'message.send' },
});

/**
 * Connections, groups and conversations (feature spec, section 2, "Community Hub", the Your Network card). Messages
 * that arrive in the open conversation are read at once. What is being written survives a reload, and a link to
 * somebody unknown says so.
 */
export const networkMachine = setup({
  types: {
    context: {} as NetworkContext,
    events: {} as NetworkMachineEvent,
    emitted: {} as NetworkEmitted,
    input: {} as NetworkInput,
  },
  actors: {
    ...crisis.actors,
    readMembers: fromPromise<readonly Member[] | null, NetworkContext['readMembers']>(
      async ({ input }) => input?.() ?? null,
    ),
  },
  actions: crisis.actions,
  guards: crisis.guards,
})
  .extend({
    actions: {
      startClock: raise(...clockTick),
      readClock: assign(({ context }) => readClock(context)),
      setMembers: assign(({ context }, { output }: { output: readonly Member[] | null }) => ({
        members: output ?? context.members,
        reading: 'known' as const,
      })),
      failReading: assign({ reading: 'failed' }),
      readAgain: assign({ reading: 'waiting' }),
      setRoute: assign(({ context }, { list, q, memberId }: NetworkRoute) => ({
        route: { list, q, memberId },
        shownCount: q === context.route.q ? context.shownCount : memberPageSize,
      })),
      setContacts: assign((_, { contacts }: { contacts: readonly Member[] }) => ({ contacts })),
      /** The world knows whether there was anything unread. */
      markRead: enqueueActions(({ context, enqueue }) => {
        const contact = openContact(context);
        if (!contact) return;
        const command = { type: 'conversation.read', reader: 'user', withId: contact.id } as const;
        enqueue.emit({ type: 'world.dispatch', command });
      }),
      setMessages: assign((_, { messages }: { messages: readonly Message[] }) => ({ messages })),
      search: assign(({ context }, { q }: { q: string }) => ({
        route: { ...context.route, q },
        shownCount: memberPageSize,
      })),
      showMore: assign(({ context }) => ({ shownCount: context.shownCount + memberPageSize })),
      open: assign(({ context }, { memberId }: { memberId: string | null }) => ({
        route: { ...context.route, list: 'messages' as const, memberId },
      })),
      write: assign(({ context: { route } }, { text }: { text: string }) => ({
        draft: route.memberId === null ? null : { memberId: route.memberId, text },
      })),
      emitRoute: emit(({ context: { route } }) => ({ type: 'network.changed', route, isSearch: false })),
      emitSearch: emit(({ context: { route } }) => ({ type: 'network.changed', route, isSearch: true })),
      emitDraft: emit(({ context: { draft } }) => ({
        type: 'draft.changed',
        draft: draft?.text ? draft : null,
      })),
      clearDraft: assign({ draft: null }),
      sendMessage: enqueueActions(({ context, enqueue }) => {
        const member = openMember(context);
        if (!member) return;
        const text = draftText(context).trim();
        enqueue.emit({
          type: 'world.dispatch',
          command: {
            type: 'message.send',
            message: {
              id: randomId(context.random, 16),
              to: member.id,
              text,
              ...(openContact(context) && { fromName: context.writer }),
            },
          },
        });
      }),
    },
    guards: {
      isWriting: ({ context }) => context.route.memberId !== null,
      isMember: ({ context }) => openMember(context) !== null,
      isAtGroups: ({ context }) => context.route.list === 'groups',
      isAtMessages: ({ context }) => context.route.list === 'messages',
      foundSome: ({ context }) => foundMembers(context).length > 0,
      foundNone: ({ context }) => foundMembers(context).length === 0,
      canSend: ({ context }) => {
        const text = draftText(context).trim();
        return text !== '' && text.length <= memberMessageMax;
      },
    },
  })
  .createMachine({
    id: 'network',
    context: ({ input: { stored, intl, contacts = [], writer = '', ...input } }) => ({
      ...input,
      contacts,
      writer,
      draft: stored,
      reading: input.readMembers ? 'waiting' : 'known',
      shownCount: memberPageSize,
      crisis: noCrisis,
      intl: { ...intl, now: input.now() },
    }),
    invoke: [
      crisisInvoke,
      {
        src: 'readMembers',
        input: ({ context }) => context.readMembers,
        onDone: { actions: withEvent('setMembers') },
        onError: { actions: 'failReading' },
      },
    ],
    always: crisisAlways,
    entry: 'startClock',
    initial: 'routing',
    on: {
      ...crisisOn,
      'clock.tick': { actions: ['readClock', 'startClock'] },
      'location.changed': { target: '.routing', actions: withEvent('setRoute') },
      'contacts.changed': {
        target: '.routing',
        actions: withEvent('setContacts'),
      },
      'messages.changed': { actions: withEvent('setMessages') },
      'members.retry': { target: '#network', reenter: true, actions: 'readAgain' },
      'member.write': {
        target: '.routing',
        actions: [withEvent('open'), 'emitRoute'],
      },
    },
    states: {
      routing: {
        always: [
          { guard: 'isMember', target: 'conversation' },
          { guard: 'isWriting', target: 'missing' },
          { guard: 'isAtGroups', target: 'groups' },
          { guard: 'isAtMessages', target: 'messages' },
          { target: 'connections' },
        ],
      },
      connections: {
        initial: 'some',
        on: {
          'search.change': { actions: [withEvent('search'), 'emitSearch'] },
          'list.more': { actions: 'showMore' },
        },
        states: {
          some: { always: { guard: 'foundNone', target: 'none' } },
          none: { always: { guard: 'foundSome', target: 'some' } },
        },
      },
      groups: {},
      messages: {},
      /** A conversation with one member. */
      conversation: {
        entry: 'markRead',
        on: {
          'messages.changed': {
            actions: [withEvent('setMessages'), 'markRead'],
          },
          'text.change': { actions: [withEvent('write'), 'emitDraft'] },
          'message.send': [
            crisisFirst,
            { guard: 'canSend', actions: ['sendMessage', 'clearDraft', 'emitDraft'] },
          ],
          'conversation.close': {
            target: 'messages',
            actions: [{ type: 'open', params: { memberId: null } }, 'emitRoute'],
          },
        },
      },
      /** The URL names nobody the reader knows. */
      missing: {
        on: {
          'conversation.close': {
            target: 'messages',
            actions: [{ type: 'open', params: { memberId: null } }, 'emitRoute'],
          },
        },
      },
    },
  });
