import { communityTab, communityTabView } from '@vetsync/machines/communityTab';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useTab } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = communityTab;

// Each page is fetched when it is first shown.
const EventsPage = lazy(() => import('./EventsPage.tsx'));
const NetworkPage = lazy(() => import('./NetworkPage.tsx'));
const MentorsPage = lazy(() => import('./MentorsPage.tsx'));
const MembershipPage = lazy(() => import('./MembershipPage.tsx'));

/** The veteran's community tab, and the demo's own screens of its pages. */
export default function CommunityTab() {
  const tab = useTab(communityTab);
  return <Suspense>{tab && <CommunityPage tab={tab} />}</Suspense>;
}

/** The page that the URL names. */
function CommunityPage({ tab }: { tab: ActorRefFrom<typeof communityTab> }) {
  const { page, member } = useSelector(tab, communityTabView);
  const { community, editor, network, mentors } = useSelector(tab, ({ children }) => children);
  if (editor && community) return <EventsPage community={community} editor={editor} />;
  if (network) return <NetworkPage actor={network} />;
  if (mentors) return <MentorsPage actor={mentors} />;
  if (page === 'membership' && community) return <MembershipPage actor={community} member={member} />;
  return page === 'unknown' ? <NotHere /> : null;
}
