import { lazyTab, tabCode, type LazyTab, type TabCode, type TabInput } from '@vetsync/machines/platform';
import type { TabValue } from '@vetsync/machines/shell/model';
import type { ComponentType } from 'react';
import type { AnyActorLogic } from 'xstate';
import type { Owner } from '../services/browser/storageKey.ts';
import type { Samples, SamplesByName } from './samples.ts';

/** A tab. Its code is loaded when it is first opened or prefetched. */
export interface Tab {
  load: () => Promise<{ default: ComponentType }>;
  /** The tab's machine on one platform. */
  machineWith: (samples: Samples, owner: Owner) => LazyTab;
}

/** The tabs of a role. */
export type Tabs = Partial<Record<TabValue, Tab>>;

/** What the file of a tab exports: its component, and its machine with the samples it shows. */
export interface TabFile<Shown> {
  default: ComponentType;
  codeOf: (samples: Shown, owner: Owner) => TabCode;
}

/** A tab whose code is loaded together with its samples. */
export const tabWith = <Shown>(
  load: () => Promise<TabFile<Shown>>,
  samplesOf: (samples: Samples) => Promise<Shown>,
): Tab => ({
  load,
  machineWith: (samples, owner) =>
    lazyTab(async () => {
      const [{ codeOf }, shown] = await Promise.all([load(), samplesOf(samples)]);
      return codeOf(shown, owner);
    }),
});

/** A tab's machine that shows these samples. */
type TabLogic<Shown> = AnyActorLogic & {
  getInitialSnapshot: (scope: never, input: TabInput<Shown>) => unknown;
};

/** A tab that shows the samples of this name. Its file exports its component and its machine. */
export const tabOf = <Name extends keyof SamplesByName>(
  name: Name,
  load: () => Promise<{ default: ComponentType; logic: TabLogic<SamplesByName[Name]> }>,
): Tab =>
  tabWith(
    async () => {
      const { default: component, logic } = await load();
      return { default: component, codeOf: (shown: SamplesByName[Name]) => tabCode(logic, shown) };
    },
    (samples) => samples[name](),
  );
