import { chatView } from '@vetsync/machines/battleBuddy/chat';
import { homeTab } from '@vetsync/machines/home/homeTab';
import { veteranHomeView } from '@vetsync/machines/home/veteranHome';
import { countdownView } from '@vetsync/machines/reference/countdown';
import { placesView } from '@vetsync/machines/reference/places';
import { ChatCard } from '@vetsync/ui/screens/battleBuddy/ChatCard';
import { VeteranHome } from '@vetsync/ui/screens/home/VeteranHome';
import { Suspense } from 'react';
import { lazyNamed } from '../../../page/lazy/lazyNamed.ts';
import { loadWhenIdle } from '../../whenIdle.ts';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';

export const logic = homeTab;

loadWhenIdle(() => import('@vetsync/ui/screens/home/AllActivities'));

const Dashboard = connect(VeteranHome, veteranHomeView);
const Chat = connect(ChatCard, chatView);
// Deadlines are for accounts, and come from the server.
const Card = connect(
  lazyNamed('CountdownCard', () => import('@vetsync/ui/screens/reference/CountdownCard')),
  countdownView,
);
const Countdown = connect(
  lazyNamed('Countdown', () => import('@vetsync/ui/screens/reference/Countdown')),
  countdownView,
);

const Places = connect(
  lazyNamed('Places', () => import('@vetsync/ui/screens/reference/Places')),
  placesView,
);

/** A veteran's dashboard, with a conversation with Battle Buddy, their countdown, or places near them. */
export default function HomeTab() {
  const { home, countdown, places } = useTabChildren(homeTab);
  const chat = useTab(homeTab, ({ context }) => context.chat);
  const page = useTab(homeTab, ({ value }) => value);
  if (page === 'countdown' && countdown)
    return (
      <Suspense>
        <Countdown actor={countdown} />
      </Suspense>
    );
  if (page === 'places' && places)
    return (
      <Suspense>
        <Places actor={places} />
      </Suspense>
    );
  return (
    <Dashboard
      actor={home}
      chat={<Chat actor={chat} />}
      countdown={
        countdown && (
          <Suspense>
            <Card actor={countdown} />
          </Suspense>
        )
      }
    />
  );
}
