import { communityView } from '@vetsync/machines/community';
import { profileDetail } from '@vetsync/machines/model/world';
import { Membership } from '@vetsync/ui/screens/community/Membership';
import { useSelector } from '@xstate/react';
import { usePerson } from '../../person.ts';
import type { CommunityState } from './useCommunityRoute.ts';
import { useEvents } from './useEvents.ts';

/** The demo's member is the last who joined. */
const sampleNumber = 'VS-0015247';

export function MembershipPage({ here }: { here: CommunityState }) {
  const events = useEvents(here);
  const person = usePerson();
  const member = {
    name: person.name,
    number: here.mode === 'demo' ? sampleNumber : '',
    service: profileDetail(person),
    home: person.location,
  };
  return <Membership view={useSelector(events, communityView)} send={events.send} member={member} />;
}
