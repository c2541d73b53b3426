import { mentorsMachine, mentorsView } from '@vetsync/machines/mentors';
import { writeMentorFilters } from '@vetsync/machines/community/model';
import { sampleMentors } from '@vetsync/samples/community';
import { Mentors } from '@vetsync/ui/screens/community/Mentors';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { usePlatformEvents } from '../../usePlatform.ts';
import { replaceQuery } from './address.ts';
import type { CommunityState } from './useCommunityRoute.ts';

const idsOf = (requests: readonly { id: string }[]) => requests.map(({ id }) => id);

/** Civilian mentors; outside the demo there are none yet. */
export function MentorsPage({ here: { mode, route, links, world } }: { here: CommunityState }) {
  const { q, field } = route.mentors;
  const { mentorRequests } = world;
  const mentors = useActorRef(mentorsMachine, {
    input: {
      mentors: mode === 'demo' ? sampleMentors : [],
      asked: idsOf(mentorRequests),
      filters: { q, field },
      links,
    },
  });
  usePlatformEvents(mentors);
  useEffect(() => {
    const subscriptions = mentors.on('location.changed', ({ filters }) =>
      replaceQuery(writeMentorFilters(filters)),
    );
    return () => subscriptions.unsubscribe();
  }, [mentors]);
  useEffect(() => mentors.send({ type: 'location.changed', filters: { q, field } }), [mentors, q, field]);
  useEffect(
    () => mentors.send({ type: 'asked.changed', asked: idsOf(mentorRequests) }),
    [mentors, mentorRequests],
  );
  return <Mentors view={useSelector(mentors, mentorsView)} send={mentors.send} />;
}
