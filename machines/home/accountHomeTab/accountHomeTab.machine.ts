import { fromCallback } from 'xstate';
import { countdownMachine } from '../../reference/countdown/index.ts';
import { changedRecord } from '../../model/world/index.ts';
import { ownDatesMachine } from '../../reference/ownDates/index.ts';
import { placesMachine } from '../../reference/places/index.ts';
import {
  formatPlaceRoute,
  parseDeadlineMarks,
  parseDeadlineQuestion,
  parsePlaceRoute,
} from '../../reference/model/index.ts';
import type { DeadlineServer, PlaceServer } from '../../reference/model/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { WorldChanged } from '../../shell/platform/platformChanges.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import { replaceQuery } from '../../shell/platform/tabRequests.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { facts, home, homeContext, type HomeSamples } from '../homeTab/dashboard.ts';
import type { OwnMatters, veteranHomeMachine } from '../veteranHome/index.ts';

interface OwnChanged {
  type: 'own.changed';
  own: OwnMatters;
}

/** Puts a date of the dashboard into the person's own calendar. */
interface SaveDeadline {
  type: 'deadline.save';
  deadlineId: string;
}

/** Reports what only an account has whenever it changes, until the returned function is called. */
type FollowOwn = (
  tab: Pick<TabInput, 'world' | 'stored' | 'intl' | 'now' | 'write' | 'route'>,
  io: {
    emit: (emitted: OwnChanged | CalendarEmitted) => void;
    receive: (listener: (event: WorldChanged | SaveDeadline) => void) => void;
  },
) => () => void;

/** What the dashboard of an account has besides. */
export interface AccountHomeSamples extends HomeSamples {
  /** Follows what only an account has. */
  own: FollowOwn;
  /** What public files say: deadlines from the person's dates, and places near them. */
  reference: DeadlineServer & PlaceServer;
}

type AccountHomeInput = TabInput<AccountHomeSamples>;
const contextOf = (input: AccountHomeInput) => homeContext(input);
type AccountHomeContext = ReturnType<typeof contextOf>;

const child = tabChild<AccountHomeContext>();

const own = child(
  fromCallback<
    WorldChanged | SaveDeadline,
    { follow: FollowOwn; tab: AccountHomeInput },
    OwnChanged | CalendarEmitted
  >(({ input: { follow, tab }, emit, receive }) => follow(tab, { emit, receive })),
)({
  input: (tab) => ({ follow: tab.samples.own, tab }),
  notify: { 'world.changed': ({ world }) => ({ type: 'world.changed', world }) },
  requests: { 'own.changed': (changed) => toActor<typeof veteranHomeMachine>('home', changed) },
});

const marksKey = { name: 'deadline_marks', kind: 'local' } as const;

const countdown = child(countdownMachine)({
  input: ({ samples, route, person, stored, intl, now }) => {
    const { role, query } = tabAddress(route);
    return {
      server: samples.reference,
      person,
      asked: parseDeadlineQuestion(query),
      marks: parseDeadlineMarks(stored(marksKey.name, marksKey.kind)),
      at: { role },
      intl,
      now,
    };
  },
  notify: {
    'person.changed': ({ person }) => ({ type: 'person.changed', person }),
    'world.changed': ({ world }, before) => {
      const text = changedRecord(world, before.world, marksKey.name);
      return text === null ? null : { type: 'marks.restored', text };
    },
  },
  requests: { 'marks.changed': ({ text }) => ({ type: 'page.store', ...marksKey, text }) },
});

const ownDates = child(ownDatesMachine)({
  input: ({ world, person, intl, now, random }) => ({
    events: world.createdEvents,
    organizer: person.name,
    intl,
    now,
    random,
  }),
  notify: {
    'world.changed': ({ world }, before) =>
      world.createdEvents === before.world.createdEvents
        ? null
        : { type: 'events.changed', events: world.createdEvents },
  },
  requests: {},
});

const places = child(placesMachine)({
  input: ({ samples, route }) => {
    const { role, query } = tabAddress(route);
    return { server: samples.reference, route: parsePlaceRoute(query), at: { role } };
  },
  notify: {
    'route.changed': ({ route }) => ({
      type: 'location.changed',
      route: parsePlaceRoute(tabAddress(route).query),
    }),
  },
  requests: { 'route.changed': ({ route }) => replaceQuery(formatPlaceRoute(route)) },
});

/** The page that the URL names. */
function pageOf({ route }: AccountHomeContext) {
  const [page] = tabAddress(route).detail;
  return page === 'countdown' || page === 'places' ? page : 'dashboard';
}

/** A veteran's dashboard with what is saved, the countdown to the last day, and places nearby. */
export const accountHomeTab = createTab({
  id: 'accountHomeTab',
  context: contextOf,
  children: { home, facts, own },
  pages: {
    dashboard: { countdown, ownDates },
    countdown: { countdown, ownDates },
    places: { places },
  },
  pageOf,
});
