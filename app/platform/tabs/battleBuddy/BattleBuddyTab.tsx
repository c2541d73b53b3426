import { battleBuddyView } from '@vetsync/machines/chat';
import { veteranLinks } from '@vetsync/machines/home/model';
import { BattleBuddy } from '@vetsync/ui/screens/battleBuddy/BattleBuddy';
import { useSelector } from '@xstate/react';
import { usePlatform } from '../../usePlatform.ts';
import { chatOf } from './chats.ts';

export default function BattleBuddyTab() {
  const platform = usePlatform();
  const { mode, content } = platform.view().shell;
  const chat = chatOf(platform, 'page');
  const links = veteranLinks(mode, content.role);
  return (
    <BattleBuddy
      view={useSelector(chat, (seen) => battleBuddyView(seen, links), sameText)}
      send={chat.send}
    />
  );
}

const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
