import { demoScreens } from '@vetsync/machines/shell/model';
import type { LazyTab } from '@vetsync/machines/shell/platform';
import { createElement, lazy, type ComponentType } from 'react';
import type { Owner } from '../services/browser/storageKey.ts';
import type { TabLoader, ShownContent } from './tabLoader.types.ts';
import type { Tab, Tabs } from './tab.ts';

/** The tabs of one platform, with the code and content of each. */
export function createTabLoader(tabs: Tabs, owner: Owner): TabLoader {
  const machines = new Map<Tab, LazyTab | null>();
  /** The component of each tab that was opened or prefetched. */
  const components = new Map<Tab, ComponentType>();

  function tabAt(at: ShownContent): Tab {
    const { role, tab: name } = at.screen ? demoScreens[at.screen] : at;
    const tab = tabs[role][name];
    if (!tab) throw new Error(`The role ${role} has no tab ${name}`);
    return tab;
  }

  function machineOf(tab: Tab): LazyTab | null {
    const machine = machines.get(tab) ?? tab.machineFor?.(owner) ?? null;
    machines.set(tab, machine);
    return machine;
  }

  /** Loads a tab together with its machine, so that the actor exists before the component renders. */
  async function fetchTab(tab: Tab) {
    const [content] = await Promise.all([tab.load(owner), machineOf(tab)?.fetch()]);
    return content;
  }

  return {
    lazyTabAt: (at) => machineOf(tabAt(at)),

    async prefetch(at) {
      const tab = tabAt(at);
      const { default: content } = await fetchTab(tab);
      // A tab that is already open keeps its content.
      if (!components.has(tab)) components.set(tab, content);
    },

    renderTab(at) {
      const tab = tabAt(at);
      const component = components.get(tab) ?? lazy(() => fetchTab(tab));
      components.set(tab, component);
      return createElement(component);
    },

    discard: (at) => void components.delete(tabAt(at)),
  };
}
