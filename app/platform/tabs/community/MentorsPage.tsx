import { mentorsView, type mentorsMachine } from '@vetsync/machines/mentors';
import { Mentors } from '@vetsync/ui/screens/community/Mentors';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** Civilian mentors. */
export default function MentorsPage({ mentors }: { mentors: ActorRefFrom<typeof mentorsMachine> }) {
  return <Mentors view={useSelector(mentors, mentorsView)} send={mentors.send} />;
}
