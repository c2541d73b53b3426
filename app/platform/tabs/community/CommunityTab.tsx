import { communityTab, communityTabView } from '@vetsync/machines/communityTab';
import { lazy, Suspense } from 'react';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';

export const logic = communityTab;

// Each page is fetched when it is first shown.
const EventsPage = lazy(() => import('./EventsPage.tsx'));
const NetworkPage = lazy(() => import('./NetworkPage.tsx'));
const MentorsPage = lazy(() => import('./MentorsPage.tsx'));
const MembershipPage = lazy(() => import('./MembershipPage.tsx'));

/** The veteran's community tab, and the demo's own screens of its pages. */
export default function CommunityTab() {
  return (
    <Suspense>
      <CommunityPage />
    </Suspense>
  );
}

/** The page that the URL names. */
function CommunityPage() {
  const view = useTab(communityTab, communityTabView);
  const { community, editor, network, mentors } = useTabChildren(communityTab);
  if (editor && community) return <EventsPage community={community} editor={editor} />;
  if (network) return <NetworkPage actor={network} />;
  if (mentors) return <MentorsPage actor={mentors} />;
  if (view?.page === 'membership') return <MembershipPage actor={community} member={view.member} />;
  return view?.page === 'unknown' ? <NotHere /> : null;
}
