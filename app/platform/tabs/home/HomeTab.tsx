import { chatView, type Chat } from '@vetsync/machines/chat';
import { homeTab, type HomeSamples } from '@vetsync/machines/homeTab';
import { tabCode } from '@vetsync/machines/platform';
import { veteranHomeView, type veteranHomeMachine } from '@vetsync/machines/veteranHome';
import { ChatCard } from '@vetsync/ui/screens/battleBuddy/ChatCard';
import { VeteranHome } from '@vetsync/ui/screens/home/VeteranHome';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';

export const codeOf = (samples: HomeSamples) => tabCode(homeTab, samples);

interface DashboardProps {
  home: ActorRefFrom<typeof veteranHomeMachine>;
  chat: Chat;
}

/** A veteran's dashboard, with a talk with Battle Buddy. */
export default function HomeTab() {
  const tab = useTab(homeTab);
  const home = useSelector(tab, (shown) => shown?.children.home);
  const chat = useSelector(tab, (shown) => shown?.context.chat);
  return home && chat ? <Dashboard home={home} chat={chat} /> : null;
}

function Dashboard({ home, chat }: DashboardProps) {
  return (
    <VeteranHome
      view={useSelector(home, veteranHomeView)}
      send={home.send}
      chat={<ChatCard view={useSelector(chat, chatView)} send={chat.send} />}
    />
  );
}
