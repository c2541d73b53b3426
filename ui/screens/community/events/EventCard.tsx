import type { CommunityScreenEvent, EventView } from '@vetsync/machines/community';
import type { Reader } from '@vetsync/machines/system/model';
import { DateLeaf } from '../../../components/DateLeaf/DateLeaf.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { event as eventStyle } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import { EventActions } from './EventActions.tsx';
import { EventBadges } from './EventBadges.tsx';
import { EventFacts } from './EventFacts.tsx';

interface EventCardProps {
  event: EventView;
  reader: Reader;
  send: (event: CommunityScreenEvent) => void;
}

/** One event with all its details (feature spec, section 2). */
export function EventCard({ event, reader, send }: EventCardProps) {
  const words = useWords(communityWords).event;
  const { title, date, description, organizer, participation, clashes } = event;
  return (
    <article className={eventStyle} aria-label={title}>
      <DateLeaf date={date} />
      <Stack space="xsmall">
        <EventBadges event={event} />
        <div>
          <Heading level={4}>{title}</Heading>
          <Text size="small" tone="muted">
            {words.organizer(organizer)}
          </Text>
        </div>
        <Text>{description}</Text>
        <EventFacts event={event} reader={reader} />
        {clashes.length > 0 && participation !== 'none' && (
          <Text size="small" weight="medium" tone="critical">
            {words.clash(clashes)}
          </Text>
        )}
        <EventActions event={event} send={send} />
      </Stack>
    </article>
  );
}
