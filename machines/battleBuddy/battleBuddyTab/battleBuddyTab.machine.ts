import { setup } from 'xstate';
import { relayed } from '../../kit/index.ts';
import type { RouteChanged } from '../../kit/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import { veteranLinks } from '../../home/model/index.ts';
import type { VeteranLinks } from '../../home/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { ongoingChat } from '../chat/index.ts';
import type { Chat } from '../chat/index.ts';

/** The Battle Buddy tab. Its chat continues while another tab is open. */
const machine = setup({
  types: {
    context: {} as { chat: Chat; links: VeteranLinks },
    events: {} as RouteChanged,
    emitted: {} as TabEmitted,
    input: {} as TabInput,
  },
}).createMachine({
  id: 'battleBuddyTab',
  context: ({ input }) => ({
    chat: ongoingChat(input, 'page'),
    links: veteranLinks(input.route.route.mode, input.route.role ?? defaultRole),
  }),
});

export const battleBuddyTab = relayed(machine);
