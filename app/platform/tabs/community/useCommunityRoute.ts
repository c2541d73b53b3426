import {
  communityLinks,
  mergeEvents,
  readCommunityRoute,
  type CommunityAt,
} from '@vetsync/machines/community/model';
import { sampleEvents, sampleGroups } from '@vetsync/samples/community';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { usePlatform } from '../../usePlatform.ts';

const noGroups: typeof sampleGroups = [];

/** What every part of the community goes by: the place, its links, and the events of demo and world. */
export function useCommunityRoute() {
  const { actor, view } = usePlatform();
  const { mode, content } = view().shell;
  const { role, screen, detail, query } = content;
  const world = useSelector(actor.world, ({ context }) => context.log.world);
  // A signed-in person's community is what they made of it: nothing is a sample.
  const [samples] = useState(() => (mode === 'demo' ? sampleEvents(Date.now()) : []));
  const events = useMemo(() => mergeEvents(samples, world.createdEvents), [samples, world.createdEvents]);
  const at: CommunityAt = { mode, role, screen };
  const groups = mode === 'demo' ? sampleGroups : noGroups;
  const route = readCommunityRoute({ detail, query, screen, groupIds: groups.map(({ id }) => id) });
  return { mode, screen, route, groups, links: communityLinks(at), events, world };
}
export type CommunityState = ReturnType<typeof useCommunityRoute>;
