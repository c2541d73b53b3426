import { createTab, type TabInput } from '@vetsync/machines/shell/platform';

/** The machine of a demo's tab whose page runs machines of its own: it holds what was loaded for the tab, and says whether the path goes on behind it. */
export const demoPage = <Samples>() =>
  createTab({
    id: 'demoPage',
    context: (input: TabInput<Samples>) => input,
    children: {},
    pages: { page: {}, detail: {} },
    pageOf: ({ route: { route } }) => (route.detail.length > 0 ? 'detail' : 'page'),
  });
