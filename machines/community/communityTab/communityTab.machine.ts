import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from '../../kit/index.ts';
import type { Desk } from '../../messages/model/index.ts';
import { profileDetail } from '../../model/world/index.ts';
import { deliveryOf } from '../../shell/model/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { communityMachine } from '../community/index.ts';
import type { CommunityEmitted, CommunityParentEvent } from '../community/index.ts';
import { eventEditorMachine } from '../eventEditor/index.ts';
import type { EventEditorEmitted, EventEditorParentEvent } from '../eventEditor/index.ts';
import { mentorsMachine } from '../mentors/index.ts';
import type { MentorsEmitted, MentorsParentEvent } from '../mentors/index.ts';
import {
  communityLinks,
  mergeEvents,
  mergeMessages,
  organizationContacts,
  parseEventDraft,
  readCommunityRoute,
  writeEventFilters,
  writeMentorFilters,
} from '../model/index.ts';
import type {
  CommunityEvent,
  CommunityRoute,
  CommunityStats,
  Group,
  Member,
  Mentor,
  Message,
  NetworkFigures,
} from '../model/index.ts';
import { networkMachine, parseMessageDraft } from '../network/index.ts';
import type { NetworkEmitted, NetworkParentEvent } from '../network/index.ts';

/** The community that the demo's veteran belongs to. A new account's is empty. */
export interface CommunitySamples {
  /** Events and messages. @param now epoch milliseconds; they are dated from it. */
  events: (now: number) => readonly CommunityEvent[];
  messages: (now: number) => readonly Message[];
  groups: readonly Group[];
  members: readonly Member[];
  mentors: readonly Mentor[];
  /** Who answers at each organization; null: nobody. */
  desks: Readonly<Record<Desk, Omit<Member, 'id'>>> | null;
  /** Headline figures, and those of the veteran's network; null: not known. */
  stats: CommunityStats | null;
  network: NetworkFigures | null;
  /** Number on the membership card; empty: none yet. */
  memberNumber: string;
}

type CommunityTabInput = TabInput<CommunitySamples>;

interface CommunityTabContext extends CommunityTabInput {
  /** Events and messages of the samples, dated from when the tab was opened. */
  datedEvents: readonly CommunityEvent[];
  datedMessages: readonly Message[];
}

const storageKeys = {
  event: { name: 'event_draft', kind: 'session' },
  message: { name: 'message_draft', kind: 'session' },
} as const;

function routeOf({ route, samples }: Pick<CommunityTabInput, 'route' | 'samples'>): CommunityRoute {
  const { detail, query, screen } = tabAddress(route);
  return readCommunityRoute({ detail, query, screen, groupIds: samples.groups.map(({ id }) => id) });
}

const linksOf = ({ route }: CommunityTabInput) => communityLinks(tabAddress(route));

function communityRoute(tab: CommunityTabInput) {
  const { open, eventId, filters } = routeOf(tab);
  return { eventId: open === 'event' ? eventId : null, filters };
}

function networkRoute(tab: CommunityTabInput) {
  const { list, q, memberId } = routeOf(tab);
  return { list, q, memberId };
}

const eventsOf = ({ datedEvents, world }: CommunityTabContext) => ({
  events: mergeEvents(datedEvents, world.createdEvents),
  joined: world.joinedEvents,
  waiting: world.waitingEvents,
});

/** The events that the veteran takes part in. */
function joinedOf(tab: CommunityTabContext): CommunityEvent[] {
  const { events, joined } = eventsOf(tab);
  return events.filter(({ id }) => joined.some((one) => one.id === id));
}

const messagesOf = ({ datedMessages, world }: CommunityTabContext) =>
  mergeMessages(datedMessages, world.sentMessages);
const contactsOf = ({ world, samples: { desks } }: CommunityTabContext) =>
  desks ? organizationContacts(world, desks) : [];
const requestedMentors = ({ world }: CommunityTabContext) => world.mentorRequests.map(({ id }) => id);

/** The community tab: events and their editor, network, mentors and membership. */
const machine = setup({
  types: {
    context: {} as CommunityTabContext,
    events: {} as
      | RouteChanged
      | PersonChanged
      | WorldChanged
      | CommunityEmitted
      | EventEditorEmitted
      | NetworkEmitted
      | MentorsEmitted
      | { type: 'page.changed' }
      | { type: 'world.updated' },
    emitted: {} as TabEmitted,
    input: {} as CommunityTabInput,
    children: {} as {
      community: 'community';
      editor: 'editor';
      network: 'network';
      mentors: 'mentors';
    },
  },
  actors: {
    worldChanges,
    community: relayed(communityMachine),
    editor: relayed(eventEditorMachine),
    network: relayed(networkMachine),
    mentors: relayed(mentorsMachine),
  },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setPerson: assign((_, { person }: PersonChanged) => ({ person })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    changePage: raise({ type: 'page.changed' }),
    updateWorld: raise({ type: 'world.updated' }),
    forward: emit((_, event: TabEmitted) => event),
    notifyCommunity: sendTo('community', ({ context }): CommunityParentEvent => ({
      type: 'location.changed',
      ...communityRoute(context),
    })),
    notifyEvents: sendTo('community', ({ context }): CommunityParentEvent => ({
      type: 'events.changed',
      ...eventsOf(context),
    })),
    notifyEditor: sendTo('editor', ({ context }): EventEditorParentEvent => ({
      type: 'location.changed',
      isOpen: routeOf(context).open === 'create',
    })),
    notifyJoined: sendTo('editor', ({ context }): EventEditorParentEvent => ({
      type: 'joined.changed',
      joined: joinedOf(context),
    })),
    notifyNetwork: sendTo('network', ({ context }): NetworkParentEvent => ({
      type: 'location.changed',
      ...networkRoute(context),
    })),
    notifyContacts: sendTo('network', ({ context }): NetworkParentEvent => ({
      type: 'contacts.changed',
      contacts: contactsOf(context),
    })),
    notifyMessages: sendTo('network', ({ context }): NetworkParentEvent => ({
      type: 'messages.changed',
      messages: messagesOf(context),
    })),
    notifyMentors: sendTo('mentors', ({ context }): MentorsParentEvent => ({
      type: 'location.changed',
      filters: routeOf(context).mentors,
    })),
    notifyRequests: sendTo('mentors', ({ context }): MentorsParentEvent => ({
      type: 'asked.changed',
      asked: requestedMentors(context),
    })),
    // A search replaces the history entry, so that going back doesn't repeat every letter.
    setQuery: emit(
      (_, named: { changes: Readonly<Record<string, string | null>>; replace: boolean }): TabEmitted => ({
        type: 'page.setQuery',
        ...named,
      }),
    ),
    setOverlay: emit(
      (
        _,
        { open, eventId = null }: { open: CommunityRoute['open']; eventId?: string | null },
      ): TabEmitted => ({
        type: 'page.setOverlay',
        open,
        changes: { event: eventId },
      }),
    ),
    store: emit((_, { name, draft }: { name: keyof typeof storageKeys; draft: unknown }): TabEmitted => ({
      type: 'page.store',
      ...storageKeys[name],
      text: JSON.stringify(draft),
    })),
  },
  guards: {
    isPage: ({ context }, { page }: { page: CommunityRoute['page'] }) => routeOf(context).page === page,
    // Not if the person has gone back in the meantime.
    isCreating: ({ context }) => routeOf(context).open === 'create',
  },
}).createMachine({
  id: 'communityTab',
  context: ({ input }) => {
    const { samples, now } = input;
    return { ...input, datedEvents: samples.events(now()), datedMessages: samples.messages(now()) };
  },
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'community',
      src: 'community',
      input: ({ context }) => {
        const { samples, reader, now } = context;
        const { stats, network, groups } = samples;
        const [route, links] = [communityRoute(context), linksOf(context)];
        return { ...eventsOf(context), route, links, stats, network, groups, reader, now };
      },
    },
  ],
  initial: 'arriving',
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'notifyCommunity', 'changePage'] },
    'page.changed': '.arriving',
    'person.changed': { actions: withEvent('setPerson') },
    'world.changed': { actions: [withEvent('setWorld'), 'notifyEvents', 'updateWorld'] },
    'world.dispatch': { actions: withEvent('forward') },
    'page.toast': { actions: withEvent('forward') },
    'page.saveCalendar': { actions: withEvent('forward') },
    'filters.changed': {
      actions: {
        type: 'setQuery',
        params: ({ event }) => ({ changes: writeEventFilters(event.filters), replace: true }),
      },
    },
    'event.changed': {
      actions: {
        type: 'setOverlay',
        params: ({ event: { eventId } }) => ({ open: eventId === null ? null : 'event', eventId }),
      },
    },
  },
  states: {
    arriving: {
      always: [
        { guard: { type: 'isPage', params: { page: 'events' } }, target: 'events' },
        { guard: { type: 'isPage', params: { page: 'network' } }, target: 'network' },
        { guard: { type: 'isPage', params: { page: 'mentors' } }, target: 'mentors' },
        { guard: { type: 'isPage', params: { page: 'membership' } }, target: 'membership' },
        { target: 'unknown' },
      ],
    },
    events: {
      invoke: {
        id: 'editor',
        src: 'editor',
        input: ({ context }) => {
          const { route, person, reader, now, random } = context;
          return {
            persisted: parseEventDraft(context.stored(storageKeys.event.name, storageKeys.event.kind)),
            isOpen: routeOf(context).open === 'create',
            organizer: person.name,
            joined: joinedOf(context),
            delivery: deliveryOf(route.route.mode),
            reader,
            now,
            random,
          };
        },
      },
      on: {
        'page.changed': {
          guard: { type: 'isPage', params: { page: 'events' } },
          actions: 'notifyEditor',
        },
        'world.updated': { actions: 'notifyJoined' },
        'draft.changed': {
          actions: { type: 'store', params: ({ event }) => ({ name: 'event', draft: event.draft }) },
        },
        'dialog.closed': {
          guard: 'isCreating',
          actions: { type: 'setOverlay', params: { open: null } },
        },
        'event.published': {
          actions: {
            type: 'setOverlay',
            params: ({ event }) => ({ open: 'event', eventId: event.eventId }),
          },
        },
      },
    },
    network: {
      invoke: {
        id: 'network',
        src: 'network',
        input: ({ context }) => {
          const { samples, person, reader, now, random } = context;
          return {
            members: samples.members,
            contacts: contactsOf(context),
            writer: person.name,
            groups: samples.groups,
            messages: messagesOf(context),
            route: networkRoute(context),
            links: linksOf(context),
            persisted: parseMessageDraft(context.stored(storageKeys.message.name, storageKeys.message.kind)),
            reader,
            now,
            random,
          };
        },
      },
      on: {
        'page.changed': {
          guard: { type: 'isPage', params: { page: 'network' } },
          actions: 'notifyNetwork',
        },
        'world.updated': { actions: ['notifyContacts', 'notifyMessages'] },
        'network.changed': {
          actions: {
            type: 'setQuery',
            params: ({ event: { route, isSearch } }) => ({
              changes: {
                list: route.list === 'connections' ? null : route.list,
                q: route.q || null,
                with: route.memberId,
              },
              replace: isSearch,
            }),
          },
        },
        'draft.changed': {
          actions: { type: 'store', params: ({ event }) => ({ name: 'message', draft: event.draft }) },
        },
      },
    },
    mentors: {
      invoke: {
        id: 'mentors',
        src: 'mentors',
        input: ({ context }) => ({
          mentors: context.samples.mentors,
          asked: requestedMentors(context),
          filters: routeOf(context).mentors,
          links: linksOf(context),
        }),
      },
      on: {
        'page.changed': {
          guard: { type: 'isPage', params: { page: 'mentors' } },
          actions: 'notifyMentors',
        },
        'world.updated': { actions: 'notifyRequests' },
        'search.changed': {
          actions: {
            type: 'setQuery',
            params: ({ event }) => ({ changes: writeMentorFilters(event.filters), replace: true }),
          },
        },
      },
    },
    membership: {},
    /** The URL names no page of the tab. */
    unknown: {},
  },
});

export const communityTab = relayed(machine);

export interface CommunityTabView {
  page: CommunityRoute['page'];
  /** The person on the membership card. */
  member: { name: string; number: string; service: string; home: string };
}

export function communityTabView({ context }: SnapshotFrom<typeof machine>): CommunityTabView {
  const { person, samples } = context;
  return {
    page: routeOf(context).page,
    member: {
      name: person.name,
      number: samples.memberNumber,
      service: profileDetail(person),
      home: person.location,
    },
  };
}
