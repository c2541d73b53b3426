import { ongoingChat } from '../../battleBuddy/chat/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { facts, home, homeContext, type HomeSamples } from './dashboard.ts';

/** A veteran's dashboard with its chat, which continues while another tab is open. The demo's first screen. */
export const homeTab = createTab({
  id: 'homeTab',
  context: (input: TabInput<HomeSamples>) => ({
    ...homeContext(input),
    chat: ongoingChat(input, 'widget'),
  }),
  children: { home, facts },
  pages: { dashboard: {} },
  pageOf: () => 'dashboard',
});
