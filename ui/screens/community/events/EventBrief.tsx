import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { clockTime } from '../../format.ts';
import { phoneOnly } from '../../layout.css.ts';
import { cover } from '../Community.css.ts';
import { communityWords } from '../Community.words.ts';
import type { EventCardProps } from '../Community.types.ts';
import { EventState } from './EventBadges.tsx';

/** What a phone's row says of an event: kind, time, location and the reader's part in it. A press opens the rest. */
export function EventBrief({ event, reader, send }: EventCardProps) {
  const words = useWords(communityWords);
  const { id, title, type, start, timeZone, location } = event;
  const time = clockTime(start, { locale: reader.locale, timeZone });
  return (
    <div className={phoneOnly}>
      <Text size="small" tone="muted">
        {[time, words.types[type], location].join(' · ')}
      </Text>
      <EventState event={event} />
      <button
        type="button"
        className={cover}
        aria-label={words.event.about(words.event.details, title)}
        onClick={() => send({ type: 'event.open', eventId: id })}
      />
    </div>
  );
}
