import { worldFacts } from '../../shell/platform/platformChanges.ts';
import { defaultRole } from '../../account/model/index.ts';
import type { Fact } from '../../model/world/index.ts';
import { missingItems } from '../../profile/model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
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
export interface HomeSamples {
  /** @param now epoch milliseconds; samples are dated back from it. */
  activities: (now: number) => ActivitiesOf;
  /** What the veteran has from before, dated from `now`. */
  earlier: (now: number, veteran: { id: string; name: string }) => EarlierMatters;
  /** What an appointment that is made here is. */
  visitKind: VisitKind;
}

/** What every dashboard of a veteran begins with. */
export interface HomeTabContext extends TabInput<HomeSamples> {
  activitiesOf: ActivitiesOf;
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

export const home = child(veteranHomeMachine)({
  input: (tab) => {
    const { route, person, personId, world, samples, intl, now, activitiesOf } = tab;
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
      intl,
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

export const facts = child(worldFacts)({
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

export const homeContext = <Samples extends HomeSamples>(input: TabInput<Samples>) => ({
  ...input,
  activitiesOf: input.samples.activities(input.now()),
});
