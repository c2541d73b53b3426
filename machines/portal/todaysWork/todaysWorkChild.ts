import type { World } from '../../model/world/index.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import type { TodaysWork } from '../model/index.ts';
import { todaysWorkMachine } from './todaysWork.machine.ts';

/** Today's work as a child of a dashboard's tab. */
export const todaysWorkChild = <Tab extends TabInput<unknown>>(
  /** Runs once, when the tab opens. */
  openWork: (tab: Tab) => (world: World, now: number) => TodaysWork,
) =>
  tabChild<Tab>()(todaysWorkMachine)({
    input: (tab) => {
      const { world, reader, now } = tab;
      return { workIn: openWork(tab), world, reader, now };
    },
    notify: { 'world.changed': ({ world }) => ({ type: 'world.changed', world }) },
    requests: {},
  });
