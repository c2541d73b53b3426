import { assign, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { portalAt } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import { seededRandom } from '../../reviews/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import type { UniversitySamples } from '../model/index.ts';
import { universityMachine } from '../university/index.ts';
import type { UniversityParentEvent } from '../university/index.ts';

type UniversityDashboardTabInput = TabInput<PortalSamples<UniversitySamples>>;

/** A university's dashboard. It consists of links, so it emits nothing. A signed-in university has no activities yet. */
const machine = setup({
  types: {
    context: {} as UniversityDashboardTabInput,
    events: {} as RouteChanged | WorldChanged,
    emitted: {} as TabEmitted,
    input: {} as UniversityDashboardTabInput,
    children: {} as { university: 'university' },
  },
  actors: { worldChanges, university: universityMachine },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    notifyWorld: sendTo('university', ({ context }, { world }: WorldChanged): UniversityParentEvent => ({
      type: 'world.changed',
      world: context.samples.filterWorld(world),
    })),
  },
}).createMachine({
  id: 'universityDashboardTab',
  context: ({ input }) => input,
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'university',
      src: 'university',
      input: ({ context: { samples, route, world, epoch, reader, now } }) => {
        const records = samples.records(now());
        return {
          samples: records,
          world: samples.filterWorld(world),
          // The same until the demo is reset.
          activities: records.activities(seededRandom(`activities ${epoch}`)),
          at: portalAt(route),
          reader,
          now,
        };
      },
    },
  ],
  on: {
    'route.changed': { actions: withEvent('setRoute') },
    'world.changed': { actions: withEvent('notifyWorld') },
  },
});

export const universityDashboardTab = relayed(machine);

export interface UniversityDashboardTabView {
  /** Whether the URL names something that the dashboard doesn't have. */
  isUnknown: boolean;
}

export const universityDashboardTabView = ({
  context: { route },
}: SnapshotFrom<typeof machine>): UniversityDashboardTabView => ({
  isUnknown: route.route.detail.length > 0,
});
