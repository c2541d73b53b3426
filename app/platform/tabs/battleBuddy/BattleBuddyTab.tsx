import { battleBuddyTab } from '@vetsync/machines/battleBuddy/battleBuddyTab';
import { battleBuddyView, type Chat } from '@vetsync/machines/battleBuddy/chat';
import type { VeteranLinks } from '@vetsync/machines/home/model';
import { BattleBuddy } from '@vetsync/ui/screens/battleBuddy/BattleBuddy';
import { useSelector } from '@xstate/react';
import { useTab } from '../../usePlatform.ts';

export const logic = battleBuddyTab;

/** A conversation with Battle Buddy on a page of its own. */
export default function BattleBuddyTab() {
  const shown = useTab(battleBuddyTab, ({ context }) => context);
  return shown ? <Conversation {...shown} /> : null;
}

function Conversation({ chat, links }: { chat: Chat; links: VeteranLinks }) {
  const snapshot = useSelector(chat, (now) => now);
  return <BattleBuddy view={battleBuddyView(snapshot, links)} send={chat.send} />;
}
