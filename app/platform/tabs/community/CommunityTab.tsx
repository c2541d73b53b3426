import { communityView, communityMachine } from '@vetsync/machines/community/community';
import type { EventPageRequest } from '@vetsync/machines/community/community';
import { communityTabView, createCommunityTab } from '@vetsync/machines/community/communityTab';
import { mentorsView } from '@vetsync/machines/community/mentors';
import { networkView } from '@vetsync/machines/community/network';
import { Suspense } from 'react';
import { lazyNamed, lazyPart } from '../../../page/lazy/lazyNamed.ts';
import { connect } from '../../connect.tsx';
import { useOwner, useTab, useTabChildren } from '../../usePlatform.ts';
import NotHere from '../shell/NotHereTab.tsx';
import type { EventPage } from '@vetsync/machines/organizations/model';
import { fromPromise } from 'xstate';
import type { Owner } from '../../../services/browser/storageKey.ts';

type CommunityTabLogic = ReturnType<typeof createCommunityTab>;
const tabs = new Map<Owner, CommunityTabLogic>();

/** The demo's events are those of its samples. */
const none: EventPage = { events: [], nextCursor: null };

/** The tab's machine with the server of the platform's owner. The same owner always gets the same one. */
export function communityTabOf(owner: Owner): CommunityTabLogic {
  const known = tabs.get(owner);
  if (known) return known;
  const server = async () => {
    const [{ httpServer }, { api }] = await Promise.all([
      import('../../../services/http/httpServer.ts'),
      import('../../../services/http/calls.ts'),
    ]);
    return httpServer(api, owner);
  };
  const tab = createCommunityTab(
    communityMachine.provide({
      actors: {
        findEvents: fromPromise(async ({ input }: { input: EventPageRequest }) =>
          owner === 'demo' ? none : (await server()).findEvents(input),
        ),
        readEvent: fromPromise(async ({ input }: { input: { id: string } }) =>
          (await server()).readEvent(input),
        ),
        readParticipation: fromPromise(async ({ input }: { input: { id: string } }) =>
          (await server()).readParticipation(input),
        ),
      },
    }),
  );
  tabs.set(owner, tab);
  return tab;
}

// Each page is fetched when it is first shown.
const MentorHours = lazyPart(() => import('../bookings/MentorHours.tsx'));
const OwnTalks = lazyPart(() => import('../bookings/OwnTalks.tsx'));
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
  const owner = useOwner();
  const logic = communityTabOf(owner);
  const view = useTab(logic, communityTabView);
  const { community, editor, network, mentors } = useTabChildren(logic);
  if (editor && community) return <EventsPage community={community} editor={editor} />;
  if (network) return <NetworkPage actor={network} />;
  // The demo’s mentors are invented, and nobody talks with one.
  if (mentors) return <MentorsPage actor={mentors} talks={owner !== 'demo' && <OwnTalks />} />;
  if (view?.page === 'membership') return <MembershipPage actor={community} member={view.member} />;
  if (view?.page === 'hours') return owner === 'demo' ? <NotHere /> : <MentorHours />;
  return view?.page === 'unknown' ? <NotHere /> : null;
}
