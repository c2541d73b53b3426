import { fromCallback } from 'xstate';
import { worldFacts } from '../../shell/platform/platformChanges.ts';
import type { WorldChanged } from '../../shell/platform/platformChanges.ts';
import { defaultRole } from '../../account/model/index.ts';
import { ongoingChat } from '../../battleBuddy/chat/index.ts';
import type { Chat, ChatSamples } from '../../battleBuddy/chat/index.ts';
import type { Fact } from '../../model/world/index.ts';
import { missingItems } from '../../profile/model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { VisitKind } from '../../wellness/model/providers.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { veteranLinks } from '../model/index.ts';
import type { Activity, EarlierMatters } from '../model/index.ts';
import { countdownMachine } from '../../reference/countdown/index.ts';
import { placesMachine } from '../../reference/places/index.ts';
import { formatPlaceRoute, parseDeadlineMarks, parsePlaceRoute } from '../../reference/model/index.ts';
import type { DeadlineServer, PlaceServer } from '../../reference/model/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { veteranHomeMachine } from '../veteranHome/index.ts';
import type { OwnMatters, VeteranHomeOpen, VeteranHomePerson } from '../veteranHome/index.ts';

/** Computes a person's activities from the world's facts, newest first. */
type ActivitiesOf = (facts: readonly Fact[]) => readonly Activity[];

interface OwnChanged {
  type: 'own.changed';
  own: OwnMatters;
}

/** Reports it whenever it changes, until the returned function is called. */
type FollowOwn = (
  tab: Pick<TabInput, 'world' | 'stored'>,
  io: {
    emit: (changed: OwnChanged) => void;
    receive: (listener: (changed: WorldChanged) => void) => void;
  },
) => () => void;

/** Earlier activities on the dashboard. */
export interface HomeSamples extends ChatSamples {
  /** @param now epoch milliseconds; samples are dated back from it. */
  activities: (now: number) => ActivitiesOf;
  /** What the veteran has from before, dated from `now`. */
  earlier: (now: number, veteran: { id: string; name: string }) => EarlierMatters;
  /** What an appointment that is made here is. */
  visitKind: VisitKind;
  /** Follows what only an account has. @default nobody does, as in the demo */
  own?: FollowOwn;
  /** What public files say: deadlines from the person's dates, and places near them; null: the demo says it itself. */
  reference: (DeadlineServer & PlaceServer) | null;
}

type HomeTabInput = TabInput<HomeSamples>;

interface HomeTabContext extends HomeTabInput {
  activitiesOf: ActivitiesOf;
  chat: Chat;
}

const openOf = ({ route: { route } }: HomeTabContext): VeteranHomeOpen =>
  route.query['open'] === 'activities' ? 'activities' : null;

const welcomed = (person: Profile): VeteranHomePerson => ({
  name: person.name,
  rank: person.rank,
  branch: person.branch,
  missing: missingItems(person),
});

const child = tabChild<HomeTabContext>();

const home = child(veteranHomeMachine)({
  input: (tab) => {
    const { route, person, personId, world, samples, reader, write, now, activitiesOf } = tab;
    const role = route.role ?? defaultRole;
    return {
      person: welcomed(person),
      role,
      tabs: route.tabs,
      visitKind: samples.visitKind,
      veteranId: personId,
      world,
      earlier: samples.earlier(now(), { id: personId, name: person.name }),
      links: veteranLinks(role),
      activities: activitiesOf([]),
      open: openOf(tab),
      reader,
      write,
      now,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', open: openOf(tab) }),
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
    'person.changed': ({ person }) => ({ type: 'person.changed', person: welcomed(person) }),
  },
  requests: { 'location.changed': ({ open }) => setOverlay(open) },
});

const own = child(
  fromCallback<WorldChanged, { follow: FollowOwn | undefined; tab: HomeTabInput }, OwnChanged>(
    ({ input: { follow, tab }, emit, receive }) => follow?.(tab, { emit, receive }),
  ),
)({
  input: (tab) => ({ follow: tab.samples.own, tab }),
  notify: { 'world.changed': ({ world }) => ({ type: 'world.changed', world }) },
  requests: { 'own.changed': (changed) => toActor<typeof veteranHomeMachine>('home', changed) },
});

const marksKey = { name: 'deadline_marks', kind: 'local' } as const;

function referenceOf({ reference }: HomeSamples) {
  if (!reference) throw new Error('The demo asks no server.');
  return reference;
}

const countdown = child(countdownMachine)({
  input: ({ samples, route, person, stored, reader, now }) => {
    const { role } = tabAddress(route);
    return {
      server: referenceOf(samples),
      person,
      marks: parseDeadlineMarks(stored(marksKey.name, marksKey.kind)),
      at: { role },
      reader,
      now,
    };
  },
  notify: { 'person.changed': ({ person }) => ({ type: 'person.changed', person }) },
  requests: { 'marks.changed': ({ marks }) => store(marksKey, marks) },
});

const places = child(placesMachine)({
  input: ({ samples, route }) => {
    const { role, query } = tabAddress(route);
    return { server: referenceOf(samples), route: parsePlaceRoute(query), at: { role } };
  },
  notify: {
    'route.changed': ({ route }) => ({
      type: 'location.changed',
      route: parsePlaceRoute(tabAddress(route).query),
    }),
  },
  requests: { 'route.changed': ({ route }) => replaceQuery(formatPlaceRoute(route)) },
});

/** The page that the URL names. Only an account has others than the dashboard. */
function pageOf({ samples, route }: HomeTabContext) {
  if (!samples.reference) return 'dashboard';
  const [page] = tabAddress(route).detail;
  return page === 'countdown' || page === 'places' ? page : 'datedDashboard';
}

const facts = child(worldFacts)({
  input: () => undefined,
  notify: {},
  requests: {
    'facts.changed': (changed, { activitiesOf }) =>
      toActor<typeof veteranHomeMachine>('home', {
        type: 'activities.changed',
        activities: activitiesOf(changed.facts),
      }),
  },
});

/** A veteran's dashboard with its chat, which continues while another tab is open. */
export const homeTab = createTab({
  id: 'homeTab',
  context: (input: HomeTabInput): HomeTabContext => ({
    ...input,
    activitiesOf: input.samples.activities(input.now()),
    chat: ongoingChat(input, 'widget'),
  }),
  children: { home, facts, own },
  pages: {
    dashboard: {},
    /** With the soonest deadlines. */
    datedDashboard: { countdown },
    countdown: { countdown },
    places: { places },
  },
  pageOf,
});
