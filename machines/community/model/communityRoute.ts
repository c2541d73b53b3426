import { demoScreens, shellHref } from '../../shell/model/shellRoute.ts';
import type { DemoScreen, PlatformMode } from '../../shell/model/shellRoute.ts';
import type { Role } from '../../account/model/roles.ts';
import { routes } from '../../shell/model/routes.ts';
import { writeQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import { readEventFilters } from './eventFilters.ts';
import type { EventFilters } from './eventFilters.ts';
import { readMentorFilters } from './mentors.ts';
import type { MentorFilters } from './mentors.ts';
import { memberSearchMax } from './network.ts';

/** Pages of the community tab: `/community` and `/community/network`, … */
export const communityPages = ['events', 'network', 'mentors', 'membership'] as const;
export type CommunityPage = (typeof communityPages)[number];

/** Demo places that show a page of this tab by itself. */
export const communityScreens = {
  demoVeteranNetwork: 'network',
  demoCivilianMentors: 'mentors',
  demoMembership: 'membership',
} as const satisfies Partial<Record<DemoScreen, CommunityPage>>;
const pageOfScreen = new Map<string, CommunityPage>(Object.entries(communityScreens));

/** Dialogs of the events, as the address's `open` names them. */
export const eventDialogs = ['event', 'create'] as const;
export type EventDialog = (typeof eventDialogs)[number];
/** Lists of the network page. */
export const networkLists = ['connections', 'groups', 'messages'] as const;
export type NetworkList = (typeof networkLists)[number];

/** Where somebody is in the community tab, as the address says it. */
export interface CommunityRoute {
  page: CommunityPage | 'unknown';
  open: EventDialog | null;
  /** The event that is open. */
  eventId: string | null;
  filters: EventFilters;
  list: NetworkList;
  /** Looked for among connections. */
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
  const page = communityPages.find((one) => one === step && one !== 'events');
  return page && more.length === 0 ? page : 'unknown';
}

/** Reads the steps of the path behind the tab, and its query. */
export const readCommunityRoute = (named: Named): CommunityRoute => ({
  page: pageOf(named),
  open: eventDialogs.find((one) => one === named.query['open']) ?? null,
  eventId: named.query['event'] ?? null,
  filters: readEventFilters(named.query, named.groupIds),
  list: networkLists.find((one) => one === named.query['list']) ?? 'connections',
  q: (named.query['q'] ?? '').slice(0, memberSearchMax),
  memberId: named.query['with'] ?? null,
  mentors: readMentorFilters(named.query),
});

export interface CommunityAt {
  mode: PlatformMode;
  role: Role;
  /** The demo place with an address of its own that is shown, if it is one. */
  screen: DemoScreen | null;
}

/** The address of a page; on a demo screen of its own a page that is this very screen stays there. */
export function communityHref(
  { mode, role, screen }: CommunityAt,
  page: CommunityPage,
  query: Query = {},
): string {
  if (screen && pageOfScreen.get(screen) === page) {
    const isOwn = demoScreens[screen].role === role;
    return routes[screen].pattern + writeQuery(isOwn ? query : { ...query, role });
  }
  return shellHref({ mode, role, tab: 'community', detail: page === 'events' ? [] : [page], query });
}

/** Where the parts of the tab lead. */
export function communityLinks(at: CommunityAt) {
  const to = (page: CommunityPage, query?: Query) => communityHref(at, page, query);
  return {
    events: to('events'),
    network: to('network'),
    mentors: to('mentors'),
    membership: to('membership'),
    connections: to('network'),
    groups: to('network', { list: 'groups' }),
    messages: to('network', { list: 'messages' }),
    ownGroups: to('events', { group: 'mine' }),
    groupEvents: (group: string) => to('events', { group }),
    create: to('events', { open: 'create' }),
    profile: shellHref({ mode: at.mode, role: at.role, tab: 'profile' }),
  };
}
export type CommunityLinks = ReturnType<typeof communityLinks>;
