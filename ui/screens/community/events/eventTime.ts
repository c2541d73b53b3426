import type { EventView } from '@vetsync/machines/community/community';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { Translation } from '../../../language/translate.ts';
import { clockTime, dateFormat } from '../../format.ts';
import type { communityWords } from '../Community.words.ts';

type Where = Pick<IntlConfig, 'locale' | 'timeZone'>;
type Words = Pick<Translation<typeof communityWords>['event'], 'span'>;

const day = (instant: string, { locale, timeZone }: Where) =>
  dateFormat(locale, { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(instant),
  );
/** `Mon, Nov 23, 10:00 AM to 1:00 PM` in a time zone. */
const span = ({ span: write }: Words, { start, end }: Pick<EventView, 'start' | 'end'>, where: Where) =>
  write(day(start, where), clockTime(start, where), clockTime(end, where));

/** Time of an event in its own time zone. */
export const eventTime = (words: Words, event: EventView, { locale }: IntlConfig): string =>
  span(words, event, { locale, timeZone: event.timeZone });
/** Time of an event in the reader's time zone. */
export const readersEventTime = (words: Words, event: EventView, intl: IntlConfig): string =>
  span(words, event, intl);
