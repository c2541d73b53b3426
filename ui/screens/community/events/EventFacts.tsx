import type { EventView } from '@vetsync/machines/community/community';
import type { IntlConfig } from '@vetsync/machines/system/model';
import Clock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { zoneName } from '../../system/parts/appointmentTime.ts';
import { fact, facts } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import { eventTime, readersEventTime } from './eventTime.ts';

interface EventFactsProps {
  event: EventView;
  intl: IntlConfig;
}

const Line = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="small" numeric>
    {children}
  </Text>
);

/** Number of participants and the capacity. */
function Seats({ event }: Pick<EventFactsProps, 'event'>) {
  const words = useWords(communityWords).event;
  const { attending, maxAttendees, isFull, left, waiting, waitingAs, participation } = event;
  if (maxAttendees === null || left === null) return <Line>{words.coming(attending)}.</Line>;
  const waits = waiting > 0 && isFull ? ` ${words.waitingCount(waiting)}.` : '';
  const line = waitingAs === null ? waits : ` ${words.waitingAs(waitingAs)}`;
  return (
    <Line>
      {words.attendees(attending, maxAttendees)}. {isFull ? `${words.full}.` : `${words.left(left)}.`}
      {participation === 'waiting' && waitingAs === null ? ` ${words.inLine}` : line}
    </Line>
  );
}

/** Date, time and location of an event in its own time zone, and the reader's time if it differs. */
export function EventFacts({ event, intl }: EventFactsProps) {
  const words = useWords(communityWords).event;
  return (
    <div className={facts}>
      <div className={fact}>
        <Icon of={Clock} size="small" />
        <Text as="span" size="small" numeric>
          <time dateTime={event.start}>{eventTime(words, event, intl)}</time>
          {event.differs && (
            <>
              {` (${zoneName(event.timeZone, intl)}). `}
              <strong>{words.yourTime}</strong> {readersEventTime(words, event, intl)}
            </>
          )}
        </Text>
      </div>
      {event.location && (
        <div className={fact}>
          <Icon of={MapPin} size="small" />
          <Text as="span" size="small">
            {event.location}
          </Text>
        </div>
      )}
      <div className={fact}>
        <Icon of={Users} size="small" />
        <Seats event={event} />
      </div>
    </div>
  );
}
