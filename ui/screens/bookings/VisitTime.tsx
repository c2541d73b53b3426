import type { IntlConfig } from '@vetsync/machines/system/model';
import { Text, type TextProps } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { bookingWords } from './Booking.words.ts';
import { visitTime } from './bookingTimes.ts';

interface VisitTimeProps extends Pick<TextProps, 'size'> {
  /** ISO 8601 in UTC. */
  start: string;
  /** Of the place. */
  timeZone: string;
  intl: IntlConfig;
}

/** When a visit is, by the reader's clock and, if it differs, by that of the place. */
export function VisitTime({ start, timeZone, intl, size }: VisitTimeProps) {
  const words = useWords(bookingWords);
  const [own, place] = [visitTime(start, intl), visitTime(start, { ...intl, timeZone })];
  return (
    <div>
      <Text as="div" numeric size={size}>
        <time dateTime={start}>{own}</time>
      </Text>
      {place !== own && (
        <Text as="div" size="small" tone="muted" numeric>
          {words.there(place)}
        </Text>
      )}
    </div>
  );
}
