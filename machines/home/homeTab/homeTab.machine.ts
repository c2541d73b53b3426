import { worldFacts } from '../../shell/platform/platformChanges.ts';
import { defaultRole } from '../../account/model/index.ts';
import { ongoingChat } from '../../battleBuddy/chat/index.ts';
import type { Chat, ChatSamples } from '../../battleBuddy/chat/index.ts';
import type { Fact, World } from '../../model/world/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { keptBefore, keptInTab } from '../../marketplace/keptListings/index.ts';
import type { KeptInTab, ReadListings } from '../../marketplace/keptListings/index.ts';
import { missingItems } from '../../profile/model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { VisitKind } from '../../wellness/model/providers.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { setOverlay } from '../../shell/platform/tabRequests.ts';
import { veteranLinks } from '../model/index.ts';
import type { Activity, EarlierMatters } from '../model/index.ts';
import { veteranHomeMachine } from '../veteranHome/index.ts';
import type { VeteranHomeOpen, VeteranHomePerson } from '../veteranHome/index.ts';

/** Computes a person's activities from the world's facts, newest first. */
type ActivitiesOf = (facts: readonly Fact[]) => readonly Activity[];

/** Earlier activities on the dashboard. */
export interface HomeSamples extends ChatSamples {
  /** @param now epoch milliseconds; samples are dated back from it. */
  activities: (now: number) => ActivitiesOf;
  /** What the veteran has from before, dated from `now`. */
  earlier: (now: number, veteran: { id: string; name: string }) => EarlierMatters;
  /** What an appointment that is made here is. */
  visitKind: VisitKind;
  /** What they did that no fact says. @default nothing */
  noted?: (world: World, reader: Reader) => readonly Activity[];
  /** Reads what the person saved, for its closing days. @default nothing closes, as in the demo */
  kept?: ReadListings;
}

type HomeTabInput = TabInput<HomeSamples>;

interface HomeTabContext extends HomeTabInput, KeptInTab {
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
    const { route, person, personId, world, samples, reader, write, now, activitiesOf, kept: saved } = tab;
    const role = route.role ?? defaultRole;
    return {
      person: welcomed(person),
      role,
      mode: route.route.mode,
      visitKind: samples.visitKind,
      veteranId: personId,
      world,
      earlier: samples.earlier(now(), { id: personId, name: person.name }),
      links: veteranLinks(route.route.mode, role),
      kept: saved,
      activities: activitiesOf([]),
      ...(samples.noted && { noted: samples.noted }),
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
    'context.changed': (tab, before) =>
      tab.kept === before.kept ? null : { type: 'kept.changed', kept: tab.kept },
  },
  requests: { 'location.changed': ({ open }) => setOverlay(open) },
});

const kept = keptInTab<HomeTabContext>(({ samples }) => samples.kept ?? null);

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
    ...keptBefore,
    activitiesOf: input.samples.activities(input.now()),
    chat: ongoingChat(input, 'widget'),
  }),
  children: { home, facts, kept },
  pages: { dashboard: {} },
  pageOf: () => 'dashboard',
});
