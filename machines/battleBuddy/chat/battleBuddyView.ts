import type { SnapshotFrom } from 'xstate';
import { battleBuddyStats } from '../model/index.ts';
import type { VeteranLinks } from '../../home/model/index.ts';
import type { chatMachine } from './chat.machine.ts';
import { chatView } from './chat.view.ts';
import type { ChatView } from './chat.view.ts';

/** Targets of the page's quick actions, in order. */
export const battleBuddyActions = ['education', 'career', 'wellness'] as const;

export interface BattleBuddyView {
  chat: ChatView;
  actions: readonly { destination: (typeof battleBuddyActions)[number]; href: string }[];
  /** Sample figures. */
  stats: typeof battleBuddyStats;
}

/** The Battle Buddy page (feature spec, section 2, "Battle Buddy AI Assistant") around its chat. */
export const battleBuddyView = (
  snapshot: SnapshotFrom<typeof chatMachine>,
  links: VeteranLinks,
): BattleBuddyView => ({
  chat: chatView(snapshot),
  actions: battleBuddyActions.map((destination) => ({ destination, href: links[destination] })),
  stats: battleBuddyStats,
});
