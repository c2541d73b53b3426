import type { EventView } from '@vetsync/machines/community';
import type { Reader } from '@vetsync/machines/system/model';
import { clockTime, dateFormat } from '../../format.ts';

type Where = Pick<Reader, 'locale' | 'timeZone'>;
const day = (instant: string, { timeZone }: Where) =>
  dateFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(instant),
  );
/** `Mon, Nov 23, 10:00 AM to 1:00 PM` in a time zone. */
const span = ({ start, end }: Pick<EventView, 'start' | 'end'>, where: Where) =>
  `${day(start, where)}, ${clockTime(start, where)} to ${clockTime(end, where)}`;

/** Time of an event in its own time zone. */
export const eventTime = (event: EventView, { locale }: Reader): string =>
  span(event, { locale, timeZone: event.timeZone });
/** Time of an event in the reader's time zone. */
export const readersEventTime = (event: EventView, reader: Reader): string => span(event, reader);

/** Formats `18:30` as `6:30 PM`. */
export const timeLabel = (time: string, { locale }: Pick<Reader, 'locale'>): string =>
  clockTime(`2000-01-01T${time}:00Z`, { locale, timeZone: 'UTC' });
