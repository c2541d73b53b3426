import { emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldFacts } from '../../kit/index.ts';
import type { FactsChanged, PersonChanged, RouteChanged } from '../../kit/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import { ongoingChat } from '../../battleBuddy/chat/index.ts';
import type { Chat } from '../../battleBuddy/chat/index.ts';
import type { Fact } from '../../model/world/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { veteranLinks } from '../model/index.ts';
import type { Activity } from '../model/index.ts';
import { veteranHomeMachine } from '../veteranHome/index.ts';
import type {
  VeteranHomeEmitted,
  VeteranHomeOpen,
  VeteranHomeParentEvent,
  VeteranHomePerson,
} from '../veteranHome/index.ts';

/** Computes a person's activities from the world's facts, newest first. */
type ActivitiesOf = (facts: readonly Fact[]) => readonly Activity[];

/** Earlier activities on the dashboard. */
export interface HomeSamples {
  /** @param now epoch milliseconds; samples are dated back from it. */
  activities: (now: number) => ActivitiesOf;
}

type HomeTabInput = TabInput<HomeSamples>;

interface HomeTabContext extends Pick<HomeTabInput, 'route' | 'person' | 'reader' | 'now'> {
  activitiesOf: ActivitiesOf;
  chat: Chat;
}

const openOf = ({ route }: RouteChanged): VeteranHomeOpen =>
  route.query['open'] === 'activities' ? 'activities' : null;

const welcomed = ({ name, rank, branch }: Profile): VeteranHomePerson => ({ name, rank, branch });

/** A veteran's dashboard with its chat, which continues while another tab is open. */
const machine = setup({
  types: {
    context: {} as HomeTabContext,
    events: {} as RouteChanged | PersonChanged | FactsChanged | VeteranHomeEmitted,
    emitted: {} as TabEmitted,
    input: {} as HomeTabInput,
    children: {} as { home: 'home' },
  },
  actors: { worldFacts, home: relayed(veteranHomeMachine) },
  actions: {
    notifyOpen: sendTo('home', (_, route: RouteChanged): VeteranHomeParentEvent => ({
      type: 'location.changed',
      open: openOf(route),
    })),
    notifyPerson: sendTo('home', (_, { person }: PersonChanged): VeteranHomeParentEvent => ({
      type: 'person.changed',
      person: welcomed(person),
    })),
    notifyActivities: sendTo('home', ({ context }, { facts }: FactsChanged): VeteranHomeParentEvent => ({
      type: 'activities.changed',
      activities: context.activitiesOf(facts),
    })),
    setOverlay: emit((_, { open }: { open: VeteranHomeOpen }): TabEmitted => ({
      type: 'page.setOverlay',
      open,
      changes: {},
    })),
  },
}).createMachine({
  id: 'homeTab',
  context: ({ input }) => {
    const { samples, route, person, reader, now } = input;
    const activitiesOf = samples.activities(now());
    return { route, person, reader, now, activitiesOf, chat: ongoingChat(input, 'widget') };
  },
  invoke: [
    {
      id: 'home',
      src: 'home',
      input: ({ context: { route, person, reader, now, activitiesOf } }) => {
        const role = route.role ?? defaultRole;
        return {
          person: welcomed(person),
          role,
          links: veteranLinks(route.route.mode, role),
          activities: activitiesOf([]),
          open: openOf(route),
          reader,
          now,
        };
      },
    },
    { src: 'worldFacts' },
  ],
  on: {
    'route.changed': { actions: withEvent('notifyOpen') },
    'person.changed': { actions: withEvent('notifyPerson') },
    'facts.changed': { actions: withEvent('notifyActivities') },
    'location.changed': { actions: withEvent('setOverlay') },
  },
});

export const homeTab = relayed(machine);
