import { screenPattern, shellHref } from '../../shell/model/shellRoute.ts';
import type { DemoScreen } from '../../shell/model/shellRoute.ts';
import type { Role } from '../../account/model/roles.ts';
import { formatQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { parseEventFilters } from './eventFilters.ts';
import type { EventFilters } from './eventFilters.ts';
import { parseMentorFilters } from './mentors.ts';
import type { MentorFilters } from './mentors.ts';
import { memberSearchMax } from './network.ts';

/** Pages of the community tab: `/community` and `/community/network`, … The hours are those of a mentor. */
export const communityPages = ['events', 'network', 'mentors', 'hours', 'membership'] as const;
export type CommunityPage = (typeof communityPages)[number];

/** Demo screens that display a page of this tab. */
export const communityScreens = {
  demoVeteranNetwork: 'network',
  demoCivilianMentors: 'mentors',
  demoMembership: 'membership',
} as const satisfies Partial<Record<DemoScreen, CommunityPage>>;
const pageOfScreen = new Map<string, CommunityPage>(Object.entries(communityScreens));

/** Dialogs of the events, as the URL's `open` names them. */
export const eventDialogs = ['event', 'create'] as const;
export type EventDialog = (typeof eventDialogs)[number];
/** Lists of the network page. */
export const networkLists = ['connections', 'groups', 'messages'] as const;
export type NetworkList = (typeof networkLists)[number];

/** The route within the community tab, from the URL. */
export interface CommunityRoute {
  page: CommunityPage | 'unknown';
  open: EventDialog | null;
  /** The event that is open. */
  eventId: string | null;
  filters: EventFilters;
  list: NetworkList;
  /** Search in the connections. */
  q: string;
  /** The member whose conversation is open. */
  memberId: string | null;
  mentors: MentorFilters;
}

interface Named {
  /** The reader's groups. */
  groupIds: readonly string[];
  detail: readonly string[];
  query: Query;
  screen: DemoScreen | null;
}

function pageOf({ detail: [step, ...more], screen }: Named): CommunityRoute['page'] {
  const own = pageOfScreen.get(screen ?? '');
  if (own) return own;
  if (step === undefined) return 'events';
  const page = communityPages.find((communityPage) => communityPage === step && communityPage !== 'events');
  return page && more.length === 0 ? page : 'unknown';
}

/** Parses the path segments after the tab, and its query. */
export const parseCommunityRoute = (named: Named): CommunityRoute => ({
  page: pageOf(named),
  open: eventDialogs.find((eventDialog) => eventDialog === named.query['open']) ?? null,
  eventId: named.query['event'] ?? null,
  filters: parseEventFilters(named.query, named.groupIds),
  list: networkLists.find((networkList) => networkList === named.query['list']) ?? 'connections',
  q: (named.query['q'] ?? '').slice(0, memberSearchMax),
  memberId: named.query['with'] ?? null,
  mentors: parseMentorFilters(named.query),
});

export interface CommunityAt {
  role: Role;
  /** The demo screen with its own URL, or null. */
  screen: DemoScreen | null;
}

/** URL of a page. On a demo screen, the page of that screen keeps its URL. */
export function communityHref({ role, screen }: CommunityAt, page: CommunityPage, query: Query = {}): string {
  if (screen && pageOfScreen.get(screen) === page) {
    return screenPattern(screen) + formatQuery(query);
  }
  return shellHref({ role, tab: 'community', detail: page === 'events' ? [] : [page], query });
}

/** Links to the parts of the tab. */
export function communityLinks(at: CommunityAt) {
  const to = (page: CommunityPage, query?: Query) => communityHref(at, page, query);
  return {
    events: to('events'),
    network: to('network'),
    mentors: to('mentors'),
    hours: to('hours'),
    membership: to('membership'),
    connections: to('network'),
    groups: to('network', { list: 'groups' }),
    messages: to('network', { list: 'messages' }),
    ownGroups: to('events', { group: 'mine' }),
    groupEvents: (group: string) => to('events', { group }),
    create: to('events', { open: 'create' }),
    profile: shellHref({ role: at.role, tab: 'profile' }),
    organizations: shellHref({
      role: at.role,
      tab: 'marketplace',
      query: { show: 'organizations' },
    }),
  };
}
export type CommunityLinks = ReturnType<typeof communityLinks>;
