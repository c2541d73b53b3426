import { communityView, type communityMachine } from '@vetsync/machines/community';
import type { CommunityTabView } from '@vetsync/machines/communityTab';
import { Membership } from '@vetsync/ui/screens/community/Membership';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

interface MembershipPageProps {
  community: ActorRefFrom<typeof communityMachine>;
  member: CommunityTabView['member'];
}

/** What membership offers, with the veteran's card. */
export default function MembershipPage({ community, member }: MembershipPageProps) {
  return <Membership view={useSelector(community, communityView)} send={community.send} member={member} />;
}
