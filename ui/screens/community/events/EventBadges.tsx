import type { EventView } from '@vetsync/machines/community';
import CalendarCheck from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';

/** Type of an event, and whether the veteran takes part. */
export function EventBadges({
  event: { type, isOnline, isOwn, isFull, participation },
}: {
  event: EventView;
}) {
  const allWords = useWords(communityWords);
  const words = allWords.event;
  return (
    <Inline space="xxsmall">
      <Badge>{allWords.types[type]}</Badge>
      {isOnline && <Badge tone="info">{words.online}</Badge>}
      {isOwn && (
        <Badge tone="honor" icon={CalendarCheck}>
          {words.own}
        </Badge>
      )}
      {participation === 'joined' && (
        <Badge tone="positive" icon={Check}>
          {words.joined}
        </Badge>
      )}
      {participation === 'waiting' && <Badge tone="caution">{words.waiting}</Badge>}
      {isFull && participation === 'none' && <Badge tone="caution">{words.full}</Badge>}
    </Inline>
  );
}
