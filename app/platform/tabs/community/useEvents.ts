import { communityMachine } from '@vetsync/machines/community';
import { writeEventFilters } from '@vetsync/machines/community/model';
import { communityStats, networkFigures } from '@vetsync/samples/community';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { saveCalendarFile } from '../../../services/browser/calendarFile.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { usePlatformEvents } from '../../usePlatform.ts';
import { closeOverlay, pushQuery, replaceQuery } from './address.ts';
import type { CommunityState } from './useCommunityRoute.ts';

/** The events: who looks for which, and takes part in which. */
export function useEvents({ mode, route, groups, links, events, world }: CommunityState) {
  const eventId = route.open === 'event' ? route.eventId : null;
  const { joinedEvents: joined, waitingEvents: waiting } = world;
  const { q, category, day, format, within, group, places } = route.filters;
  const community = useActorRef(communityMachine, {
    input: {
      events,
      joined,
      waiting,
      route: { eventId, filters: route.filters },
      links,
      stats: mode === 'demo' ? communityStats : null,
      network: mode === 'demo' ? networkFigures : null,
      groups,
      reader: browserReader(),
      now: Date.now,
    },
  });
  usePlatformEvents(community);
  useEffect(() => {
    const subscriptions = [
      community.on('filters.changed', ({ filters }) => replaceQuery(writeEventFilters(filters))),
      community.on('event.changed', (emitted) =>
        emitted.eventId
          ? pushQuery({ open: 'event', event: emitted.eventId })
          : closeOverlay(['open', 'event']),
      ),
      community.on('page.saveCalendar', ({ entry }) => void saveCalendarFile(entry)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [community]);
  useEffect(() => {
    const filters = { q, category, day, format, within, group, places };
    community.send({ type: 'location.changed', eventId, filters });
  }, [community, eventId, q, category, day, format, within, group, places]);
  useEffect(
    () => community.send({ type: 'events.changed', events, joined, waiting }),
    [community, events, joined, waiting],
  );
  return community;
}
