import type { IntlConfig } from '@vetsync/machines/system/model';
import { Text, type TextProps } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { clockTime, exactTime, weekdayDate } from '../../../dates.ts';
import { exactSpan } from '../../../moreDates.ts';
import { placeTimeWords } from './PlaceTime.words.ts';

interface PlaceTimeProps extends Pick<TextProps, 'size' | 'weight'> {
  /** ISO 8601 in UTC. */
  start: string;
  end?: string;
  /** Of the place. */
  timeZone: string;
  intl: IntlConfig;
}

/** When something is, by the reader's clock and, if it differs, by that of the place. */
export function PlaceTime({ start, end, timeZone, intl, ...look }: PlaceTimeProps) {
  const words = useWords(placeTimeWords);
  const there = { ...intl, timeZone };
  const by = (where: IntlConfig) => (end ? exactSpan(start, end, where) : exactTime(start, where));
  const clock = (where: IntlConfig) => `${weekdayDate(start, where)}, ${clockTime(start, where)}`;
  return (
    <div>
      <Text as="div" numeric {...look}>
        <time dateTime={start}>{by(intl)}</time>
      </Text>
      {clock(there) !== clock(intl) && (
        <Text as="div" size="small" tone="muted" numeric>
          {words.there(by(there))}
        </Text>
      )}
    </div>
  );
}
