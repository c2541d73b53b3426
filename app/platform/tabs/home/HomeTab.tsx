import { chatView } from '@vetsync/machines/battleBuddy/chat';
import { homeTab } from '@vetsync/machines/home/homeTab';
import { veteranHomeView } from '@vetsync/machines/home/veteranHome';
import { ChatCard } from '@vetsync/ui/screens/battleBuddy/ChatCard';
import { VeteranHome } from '@vetsync/ui/screens/home/VeteranHome';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { loadWhenIdle } from '../../whenIdle.ts';

export const logic = homeTab;

loadWhenIdle(() => import('@vetsync/ui/screens/home/AllActivities'));

const Dashboard = connect(VeteranHome, veteranHomeView);
const Chat = connect(ChatCard, chatView);

/** A veteran's dashboard, with a conversation with Battle Buddy. */
export default function HomeTab() {
  const { home } = useTabChildren(homeTab);
  const chat = useTab(homeTab, ({ context }) => context.chat);
  return <Dashboard actor={home} chat={<Chat actor={chat} />} />;
}
