import { createTab, type TabInput } from '@vetsync/machines/platform';

/** The machine of a demo's tab whose page runs machines of its own: it holds what was loaded for the tab. */
export const demoPage = <Samples>() =>
  createTab({
    id: 'demoPage',
    context: (input: TabInput<Samples>) => input,
    children: {},
    pages: { page: {} },
    pageOf: () => 'page',
  });
