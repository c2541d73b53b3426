import { lazyTab, type LazyTab, type TabLogic } from '@vetsync/machines/platform';
import type { TabValue } from '@vetsync/machines/shell/model';
import type { ComponentType } from 'react';
import type { Snapshot } from 'xstate';
import type { Owner } from '../services/browser/storageKey.ts';
import type { Samples, SamplesByName } from './samples.ts';

/** A tab. Its code is loaded when it is first opened or prefetched. */
export interface Tab {
  load: (owner: Owner) => Promise<{ default: ComponentType }>;
  /** The tab's machine on one platform. */
  machineWith: (samples: Samples, owner: Owner) => LazyTab;
}

/** The tabs of a role. */
export type Tabs = Partial<Record<TabValue, Tab>>;

/** What the file of a tab exports: its component, and its machine. */
export interface TabFile<S extends Snapshot<unknown>, Shown> {
  default: ComponentType;
  logic: TabLogic<S, Shown>;
}

/** A tab whose code is loaded together with what it shows. */
export const tabWith = <S extends Snapshot<unknown>, Shown>(
  load: (owner: Owner) => Promise<TabFile<S, Shown>>,
  samplesOf: (samples: Samples) => Promise<NoInfer<Shown>>,
): Tab => ({
  load,
  machineWith: (samples, owner) =>
    lazyTab(async () => {
      const [{ logic }, shown] = await Promise.all([load(owner), samplesOf(samples)]);
      return { logic, samples: shown };
    }),
});

/** A tab that shows the samples of this name. */
export const tabOf = <Name extends keyof SamplesByName, S extends Snapshot<unknown>>(
  name: Name,
  load: () => Promise<TabFile<S, SamplesByName[Name]>>,
): Tab => tabWith(load, (samples) => samples[name]());
