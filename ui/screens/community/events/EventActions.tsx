import type { CommunityScreenEvent, EventView } from '@vetsync/machines/community/community';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Flag from 'lucide-react/icons/flag';
import MessageSquare from 'lucide-react/icons/message-square';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';

const eventActions = {
  join: { type: 'event.join' },
  accept: { type: 'event.join' },
  leave: { type: 'event.leave' },
  wait: { type: 'event.wait' },
  unwait: { type: 'event.leave' },
  cancel: { type: 'event.cancel' },
} as const;

export interface EventActionsProps {
  event: EventView;
  send: (event: CommunityScreenEvent) => void;
  /** Whether the event's own dialog is open. @default false */
  isOpen?: boolean;
}

export function EventActions({
  event: { id, title, step, isSending, asksFirst, writeHref, host, isHosted, isMovable },
  send,
  isOpen = false,
}: EventActionsProps) {
  const words = useWords(communityWords).event;
  // What is asked of whoever joins is in the event's own dialog.
  const isAsked = asksFirst && !isOpen && (step === 'join' || step === 'wait');
  return (
    <Inline space="xsmall">
      {step ? (
        <Button
          size="small"
          // In the list, the page's own action is the primary one.
          variant={isOpen && (step === 'join' || step === 'accept') ? 'primary' : 'secondary'}
          isPending={isSending}
          aria-label={words.about(words[step], title)}
          onPress={() => send({ type: isAsked ? 'event.open' : eventActions[step].type, eventId: id })}
        >
          {words[step]}
        </Button>
      ) : (
        <Text size="small" tone="muted">
          {words.over}
        </Text>
      )}
      {isOpen && isMovable && (
        <Button
          size="small"
          isDisabled={isSending}
          aria-label={words.about(words.move, title)}
          onPress={() => send({ type: 'move.open' })}
        >
          {words.move}
        </Button>
      )}
      {step === 'accept' && (
        <Button
          size="small"
          isDisabled={isSending}
          aria-label={words.about(words.decline, title)}
          onPress={() => send({ type: 'event.leave', eventId: id })}
        >
          {words.decline}
        </Button>
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
      {isOpen && writeHref && (
        <LinkButton size="small" variant="quiet" icon={MessageSquare} href={writeHref}>
          {words.write}
        </LinkButton>
      )}
      {isOpen && host && !isHosted && (
        <Button
          size="small"
          variant="quiet"
          icon={Flag}
          aria-label={words.about(words.report, title)}
          onPress={() => send({ type: 'report.open' })}
        >
          {words.report}
        </Button>
      )}
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
