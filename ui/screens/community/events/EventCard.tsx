import { DateLeaf } from '../../../components/DateLeaf/DateLeaf.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { notOnPhone } from '../../layout.css.ts';
import { event as eventStyle } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import type { EventCardProps } from '../Community.types.ts';
import { EventActions } from './EventActions.tsx';
import { EventBadges } from './EventBadges.tsx';
import { EventBrief } from './EventBrief.tsx';
import { EventFacts } from './EventFacts.tsx';

/** One event with all its details (feature spec, section 2); on a phone a row that opens them. */
export function EventCard({ event, reader, send }: EventCardProps) {
  const words = useWords(communityWords).event;
  const { title, date, description, organizer, participation, clashes } = event;
  return (
    <article className={eventStyle} aria-label={title}>
      <DateLeaf date={date} />
      <Stack space="xsmall">
        <div className={notOnPhone}>
          <EventBadges event={event} />
        </div>
        <div>
          <Heading level={4}>{title}</Heading>
          <div className={notOnPhone}>
            <Text size="small" tone="muted">
              {words.organizer(organizer)}
            </Text>
          </div>
        </div>
        <EventBrief event={event} reader={reader} send={send} />
        <div className={notOnPhone}>
          <Stack space="xsmall">
            <Text>{description}</Text>
            <EventFacts event={event} reader={reader} />
          </Stack>
        </div>
        {clashes.length > 0 && participation !== 'none' && (
          <Text size="small" weight="medium" tone="critical">
            {words.clash(clashes)}
          </Text>
        )}
        <div className={notOnPhone}>
          <EventActions event={event} send={send} />
        </div>
      </Stack>
    </article>
  );
}
