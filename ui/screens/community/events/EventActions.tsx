import type { CommunityScreenEvent, EventView } from '@vetsync/machines/community';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';

const englishWords = communityWords.event;
const eventActions = {
  join: { type: 'event.join', label: englishWords.join, variant: 'primary' },
  leave: { type: 'event.leave', label: englishWords.leave, variant: 'secondary' },
  wait: { type: 'event.wait', label: englishWords.wait, variant: 'secondary' },
  unwait: { type: 'event.leave', label: englishWords.unwait, variant: 'secondary' },
  cancel: { type: 'event.cancel', label: englishWords.cancel, variant: 'secondary' },
} as const;

export interface EventActionsProps {
  event: EventView;
  send: (event: CommunityScreenEvent) => void;
  /** Whether the event's own dialog is open. @default false */
  isOpen?: boolean;
}

/** Actions on an event. */
export function EventActions({ event: { id, title, step }, send, isOpen = false }: EventActionsProps) {
  const words = useWords(communityWords).event;
  const eventAction = step && eventActions[step];
  return (
    <Inline space="xsmall">
      {eventAction ? (
        <Button
          size="small"
          variant={eventAction.variant}
          aria-label={words.about(eventAction.label, title)}
          onPress={() => send({ type: eventAction.type, eventId: id })}
        >
          {eventAction.label}
        </Button>
      ) : (
        <Text size="small" tone="muted">
          {words.over}
        </Text>
      )}
      <Button
        size="small"
        variant="quiet"
        icon={CalendarPlus}
        aria-label={words.about(words.calendar, title)}
        onPress={() => send({ type: 'calendar.save', eventId: id })}
      >
        {words.calendar}
      </Button>
      {!isOpen && (
        <Button
          size="small"
          variant="quiet"
          aria-label={words.about(words.details, title)}
          onPress={() => send({ type: 'event.open', eventId: id })}
        >
          {words.details}
        </Button>
      )}
    </Inline>
  );
}
