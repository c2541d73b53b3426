import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabMachine } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabChild } from '../../shell/platform/tabChild.ts';
import type { MessagingRole } from '../../messages/model/index.ts';
import { profileDetail } from '../../model/world/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { pushQuery, replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { keptBefore, keptInTab } from '../../marketplace/keptListings/index.ts';
import type { KeptInTab, ReadListings } from '../../marketplace/keptListings/index.ts';
import type { communityMachine } from '../community/index.ts';
import { eventEditorMachine } from '../eventEditor/index.ts';
import { mentorsMachine } from '../mentors/index.ts';
import {
  communityLinks,
  eventsOfParticipant,
  mergeEvents,
  mergeMessages,
  organizationContacts,
  parseEventDraft,
  parseCommunityRoute,
  formatEventFilters,
  formatMentorFilters,
} from '../model/index.ts';
import type {
  CommunityEvent,
  CommunityRoute,
  CommunityStats,
  EventAudience,
  Group,
  Member,
  MentorServer,
  Message,
  NetworkFigures,
} from '../model/index.ts';
import { networkMachine, parseMessageDraft } from '../network/index.ts';

/** The community that the demo's veteran belongs to. A new account's is empty. */
export interface CommunitySamples {
  /** Events and messages. @param now epoch milliseconds; they are dated from it. */
  events: (now: number) => readonly CommunityEvent[];
  messages: (now: number) => readonly Message[];
  groups: readonly Group[];
  members: readonly Member[];
  /** Reads whom the person knows; null: only the members above. */
  readMembers: (() => Promise<readonly Member[]>) | null;
  /** Answers what the page of mentors asks. */
  mentors: MentorServer;
  /** Who answers at each organization; null: nobody. */
  organizations: Readonly<Record<MessagingRole, Omit<Member, 'id'>>> | null;
  /** Headline figures, and those of the veteran's network; null: not known. */
  stats: CommunityStats | null;
  network: NetworkFigures | null;
  /** Whom an event can be for that the person announces. */
  audiences: readonly EventAudience[];
  /** Number on the membership card; empty: none yet. */
  memberNumber: string;
  /** Reads what the person saved, for its closing days. @default nothing closes, as in the demo */
  kept?: ReadListings;
}

type CommunityTabInput = TabInput<CommunitySamples>;

interface CommunityTabContext extends CommunityTabInput, KeptInTab {
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
  return parseCommunityRoute({ detail, query, screen, groupIds: samples.groups.map(({ id }) => id) });
}

const linksOf = ({ route }: CommunityTabInput) => communityLinks(tabAddress(route));

const isCreating = (tab: CommunityTabInput) => routeOf(tab).open === 'create';

function communityRoute(tab: CommunityTabInput) {
  const { open, eventId, filters } = routeOf(tab);
  return { eventId: open === 'event' ? eventId : null, filters };
}

function networkRoute(tab: CommunityTabInput) {
  const { list, q, memberId } = routeOf(tab);
  return { list, q, memberId };
}

const eventsOf = ({ datedEvents, world }: CommunityTabContext) => ({
  events: mergeEvents(
    [...datedEvents, ...eventsOfParticipant([...world.joinedEvents, ...world.waitingEvents])],
    world.createdEvents,
  ),
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
const contactsOf = ({ world, samples: { organizations } }: CommunityTabContext) =>
  organizations ? organizationContacts(world, organizations) : [];
const requestedMentors = ({ world }: CommunityTabContext) => world.mentorRequests.map(({ id }) => id);

const child = tabChild<CommunityTabContext>();

const kept = keptInTab<CommunityTabContext>(({ samples }) => samples.kept ?? null);

const communityIn = (logic: typeof communityMachine) =>
  child(logic)({
    input: (tab) => {
      const { samples, intl, write, now, random } = tab;
      const { stats, network: figures, groups } = samples;
      const [route, links] = [communityRoute(tab), linksOf(tab)];
      const { role } = tabAddress(tab.route);
      const closing = { kept: tab.kept, at: { role } };
      const figuresOf = { stats, network: figures, groups };
      return { ...eventsOf(tab), ...closing, ...figuresOf, route, links, intl, write, now, random };
    },
    notify: {
      'route.changed': (tab) => ({ type: 'location.changed', ...communityRoute(tab) }),
      'world.changed': (tab) => ({ type: 'events.changed', ...eventsOf(tab) }),
      'command.settled': ({ settled }) => settled ?? null,
      'context.changed': ({ kept: listings }, before) =>
        listings === before.kept ? null : { type: 'kept.changed', kept: listings },
    },
    requests: {
      'filters.changed': ({ filters }) => replaceQuery(formatEventFilters(filters)),
      'event.changed': ({ eventId }) => setOverlay(eventId === null ? null : 'event', { event: eventId }),
    },
  });

const editor = child(eventEditorMachine)({
  input: (tab) => {
    const { person, samples, intl, now, random } = tab;
    return {
      stored: parseEventDraft(tab.stored(storageKeys.event.name, storageKeys.event.kind)),
      isOpen: isCreating(tab),
      organizer: person.name,
      joined: joinedOf(tab),
      audiences: samples.audiences,
      intl,
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', isOpen: isCreating(tab) }),
    'world.changed': (tab) => ({ type: 'joined.changed', joined: joinedOf(tab) }),
    'command.settled': ({ settled }) => settled ?? null,
  },
  requests: {
    'draft.changed': ({ draft }) => store(storageKeys.event, draft),
    // Not if the person has gone back in the meantime.
    'dialog.closed': (_, tab) => (isCreating(tab) ? setOverlay(null, { event: null }) : null),
    'event.published': ({ eventId }) => setOverlay('event', { event: eventId }),
  },
});

const network = child(networkMachine)({
  input: (tab) => {
    const { samples, person, intl, now, random } = tab;
    return {
      members: samples.members,
      readMembers: samples.readMembers,
      contacts: contactsOf(tab),
      writer: person.name,
      groups: samples.groups,
      messages: messagesOf(tab),
      route: networkRoute(tab),
      links: linksOf(tab),
      stored: parseMessageDraft(tab.stored(storageKeys.message.name, storageKeys.message.kind)),
      intl,
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', ...networkRoute(tab) }),
    'world.changed': (tab) => [
      { type: 'contacts.changed', contacts: contactsOf(tab) },
      { type: 'messages.changed', messages: messagesOf(tab) },
    ],
  },
  requests: {
    'network.changed': ({ route: { list, q, memberId }, isSearch }) => {
      const changes = { list: list === 'connections' ? null : list, q: q || null, with: memberId };
      return isSearch ? replaceQuery(changes) : pushQuery(changes);
    },
    'draft.changed': ({ draft }) => store(storageKeys.message, draft),
  },
});

const mentors = child(mentorsMachine)({
  input: (tab) => ({
    server: tab.samples.mentors,
    requestedIds: requestedMentors(tab),
    filters: routeOf(tab).mentors,
    links: linksOf(tab),
    random: tab.random,
  }),
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', filters: routeOf(tab).mentors }),
    'world.changed': (tab) => ({ type: 'requests.changed', requestedIds: requestedMentors(tab) }),
  },
  requests: { 'search.changed': ({ filters }) => replaceQuery(formatMentorFilters(filters)) },
});

type Child<Logic extends AnyActorLogic> = TabChild<CommunityTabContext, Logic>;
interface Children {
  kept: ReturnType<typeof keptInTab<CommunityTabContext>>;
  community: Child<typeof communityMachine>;
}
interface Pages {
  events: { editor: Child<typeof eventEditorMachine> };
  network: { network: Child<typeof networkMachine> };
  mentors: { mentors: Child<typeof mentorsMachine> };
  hours: object;
  membership: object;
  unknown: object;
}

/**
 * The community tab: events and their editor, network, mentors and membership. Only the machines of the page that the
 * URL names run, so a conversation isn't marked as read while nobody sees it.
 *
 * @param community With its calls for the events of organizations.
 */
export const createCommunityTab = (
  community: typeof communityMachine,
): TabMachine<CommunityTabContext, CommunitySamples, Children, Pages> =>
  createTab({
    id: 'communityTab',
    context: (input: CommunityTabInput): CommunityTabContext => {
      const { samples, now } = input;
      return {
        ...input,
        ...keptBefore,
        datedEvents: samples.events(now()),
        datedMessages: samples.messages(now()),
      };
    },
    children: { kept, community: communityIn(community) },
    pages: {
      events: { editor },
      network: { network },
      mentors: { mentors },
      hours: {},
      membership: {},
      /** The URL names no page of the tab. */
      unknown: {},
    },
    pageOf: (tab) => routeOf(tab).page,
  });

export interface CommunityTabView {
  page: CommunityRoute['page'];
  /** The person on the membership card. */
  member: { name: string; number: string; service: string; home: string };
}

export function communityTabView({
  context,
}: SnapshotFrom<ReturnType<typeof createCommunityTab>>): CommunityTabView {
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
