import { communityView } from '@vetsync/machines/community/community';
import { communityTabView } from '@vetsync/machines/community/communityTab';
import { mentorsView } from '@vetsync/machines/community/mentors';
import { networkView } from '@vetsync/machines/community/network';
import { Suspense } from 'react';
import { lazyNamed, lazyPart } from '../../../page/lazy/lazyNamed.ts';
import { connect } from '../../connect.tsx';
import { useOwner, useTab, useTabChildren } from '../../usePlatform.ts';
import { communityTabOf } from './communityTabOf.ts';
import NotHere from '../shell/NotHereTab.tsx';

export { communityTabOf } from './communityTabOf.ts';

// Each page is fetched when it is first shown.
const EventsPage = lazyPart(() => import('./EventsPage.tsx'));
const NetworkPage = connect(
  lazyNamed('Network', () => import('@vetsync/ui/screens/community/Network')),
  networkView,
);
const MentorsPage = connect(
  lazyNamed('Mentors', () => import('@vetsync/ui/screens/community/Mentors')),
  mentorsView,
);
const MembershipPage = connect(
  lazyNamed('Membership', () => import('@vetsync/ui/screens/community/Membership')),
  communityView,
);

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
  const logic = communityTabOf(useOwner());
  const view = useTab(logic, communityTabView);
  const { community, editor, network, mentors } = useTabChildren(logic);
  if (editor && community) return <EventsPage community={community} editor={editor} />;
  if (network) return <NetworkPage actor={network} />;
  if (mentors) return <MentorsPage actor={mentors} />;
  if (view?.page === 'membership') return <MembershipPage actor={community} member={view.member} />;
  return view?.page === 'unknown' ? <NotHere /> : null;
}
