import { portalRoles, type PortalRole, type Role } from '@vetsync/machines/account/model';
import { lazyTab, type LazyTab, type TabLogic } from '@vetsync/machines/shell/platform';
import { tabsOf, type TabValue } from '@vetsync/machines/shell/model';
import type { ComponentType } from 'react';
import type { Snapshot } from 'xstate';
import type { Owner } from '../services/browser/storageKey.ts';

/** A tab. Its code is loaded when it is first opened or prefetched. */
export interface Tab {
  load: (owner: Owner) => Promise<{ default: ComponentType }>;
  /** The tab's machine on one platform. Omitted if its page runs machines of its own. */
  machineFor?: (owner: Owner) => LazyTab;
}
export type TabWithMachine = Required<Tab>;

/** The tabs of a platform, by role. */
export type Tabs = Readonly<Record<Role, Readonly<Partial<Record<TabValue, Tab>>>>>;

/** What the file of a tab exports: its component, and its machine. */
interface TabFile<S extends Snapshot<unknown>, Shown> {
  default: ComponentType;
  logic: TabLogic<S, Shown>;
}

/** A tab whose code is loaded together with what it shows. */
export const tabWith = <S extends Snapshot<unknown>, Shown>(
  load: (owner: Owner) => Promise<TabFile<S, Shown>>,
  loadSamples: () => Promise<NoInfer<Shown>>,
): TabWithMachine => ({
  load,
  machineFor: (owner) =>
    lazyTab(async () => {
      const [{ logic }, samples] = await Promise.all([load(owner), loadSamples()]);
      return { logic, samples };
    }),
});

export const portalTabsFrom = (tabFor: (role: PortalRole, name: TabValue) => Tab) =>
  Object.fromEntries(
    portalRoles.map((role) => [
      role,
      Object.fromEntries(tabsOf[role].map(({ value }) => [value, tabFor(role, value)])),
    ]),
  ) as Pick<Tabs, PortalRole>;
