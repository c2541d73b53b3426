import type { World } from '../../model/world/index.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import { portalAt } from '../model/index.ts';
import type { PortalSamples, TodaysWork } from '../model/index.ts';
import { todaysWorkMachine } from './todaysWork.machine.ts';

type DashboardTab = TabInput<Pick<PortalSamples<unknown>, 'filterWorld' | 'loadMemberships'>>;

/** Today's work as a child of a dashboard's tab. */
export const todaysWorkChild = <Tab extends DashboardTab>(
  /** Runs once, when the tab opens. */
  openWork: (tab: Tab) => (world: World, now: number) => TodaysWork,
) =>
  tabChild<Tab>()(todaysWorkMachine)({
    input: (tab) => {
      const { samples, world, route, reader, now } = tab;
      return {
        workIn: openWork(tab),
        world: samples.filterWorld(world),
        role: portalAt(route).role,
        loadMemberships: samples.loadMemberships,
        reader,
        now,
      };
    },
    notify: {
      'world.changed': ({ samples, world }) => ({ type: 'world.changed', world: samples.filterWorld(world) }),
    },
    requests: {},
  });
