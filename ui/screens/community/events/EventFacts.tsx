import type { EventView } from '@vetsync/machines/community/community';
import type { IntlConfig } from '@vetsync/machines/system/model';
import Clock from 'lucide-react/icons/calendar-clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { PlaceTime } from '../../system/parts/times/PlaceTime.tsx';
import { fact, facts } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';

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

/** Date, time and location of an event, and how many take part. */
export function EventFacts({ event, intl }: EventFactsProps) {
  return (
    <div className={facts}>
      <div className={fact}>
        <Icon of={Clock} size="small" />
        <PlaceTime start={event.start} end={event.end} timeZone={event.timeZone} intl={intl} size="small" />
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
