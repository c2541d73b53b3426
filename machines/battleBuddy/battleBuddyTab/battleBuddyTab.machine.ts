import { defaultRole } from '../../account/model/index.ts';
import { veteranLinks } from '../../home/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { ongoingChat } from '../chat/index.ts';

/** The Battle Buddy tab. Its chat continues while another tab is open. */
export const battleBuddyTab = createTab({
  id: 'battleBuddyTab',
  context: (input: TabInput<object>) => ({
    ...input,
    chat: ongoingChat(input, 'page'),
    links: veteranLinks(input.route.role ?? defaultRole),
  }),
  children: {},
  pages: { chat: {} },
  pageOf: () => 'chat',
});
