import type { EventView } from '@vetsync/machines/community/community';
import CalendarCheck from 'lucide-react/icons/calendar-days';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';

type EventBadgesProps = { event: EventView };

/** The veteran's part in an event, or that it is full; nothing if neither. */
export function EventState({ event: { isHosted, isFull, participation } }: EventBadgesProps) {
  const words = useWords(communityWords).event;
  return (
    <>
      {isHosted && (
        <Badge tone="honor" icon={CalendarCheck}>
          {words.own}
        </Badge>
      )}
      {participation === 'joined' && (
        <Badge tone="positive" icon={Check}>
          {words.joined}
        </Badge>
      )}
      {participation === 'offered' && <Badge tone="caution">{words.offered}</Badge>}
      {participation === 'waiting' && <Badge tone="caution">{words.waiting}</Badge>}
      {isFull && participation === 'none' && <Badge tone="caution">{words.full}</Badge>}
    </>
  );
}

/** Type of an event, whether its host is a verified veteran, and whether the reader takes part. */
export function EventBadges({ event }: EventBadgesProps) {
  const words = useWords(communityWords);
  return (
    <Inline space="xxsmall">
      <Badge>{words.types[event.type]}</Badge>
      {event.isOnline && <Badge tone="info">{words.event.online}</Badge>}
      {event.host?.isVerified && <Badge icon={BadgeCheck}>{words.event.verified}</Badge>}
      <EventState event={event} />
    </Inline>
  );
}
