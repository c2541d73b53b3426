import type { WorkItem } from '@vetsync/machines/portal/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { HorizonDate } from '../../../components/Horizon/Horizon.tsx';
import { clockTime, dateFormat, numberFormat, relativeUnits } from '../../format.ts';
import { readersTime } from '../../system/parts/appointmentTime.ts';

export const isMeeting = ({ kind }: Pick<WorkItem, 'kind'>) => kind === 'interview' || kind === 'visit';

const dayOfReader = (at: number, { timeZone }: Reader) =>
  dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** When a meeting begins: the time alone if it is today, otherwise with its day. */
export const meetingTime = (at: string, reader: Reader, words: { today: (time: string) => string }): string =>
  dayOfReader(Date.parse(at), reader) === dayOfReader(reader.now, reader)
    ? words.today(clockTime(at, reader))
    : readersTime(at, reader);

const minuteSeconds = 60;
/** How long something has lasted: `9 days`, and its number and unit apart. At least a minute. */
export function formatElapsed(instant: string, { locale, now }: Pick<Reader, 'locale' | 'now'>) {
  const seconds = Math.max(minuteSeconds, Math.floor((now - Date.parse(instant)) / 1000));
  const [unit, length] = relativeUnits.find(([, least]) => seconds >= least) ?? ['minute', minuteSeconds];
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = format.formatToParts(Math.floor(seconds / length));
  const of = (type: 'integer' | 'unit') => parts.find((part) => part.type === type)?.value ?? '';
  return { text: parts.map(({ value }) => value).join(''), count: of('integer'), unit: of('unit') };
}

/** How long somebody has waited, or a listing has left. */
export const spanOf = ({ kind, at }: Pick<WorkItem, 'kind' | 'at'>, { now, ...reader }: Reader) =>
  kind === 'closing'
    ? formatElapsed(new Date(now).toISOString(), { ...reader, now: Date.parse(at) })
    : formatElapsed(at, { ...reader, now });

/** The day of a meeting, or how long somebody has waited, for the sun. */
export function sunOf(item: WorkItem, reader: Reader): HorizonDate {
  if (!isMeeting(item)) {
    const { count, unit } = spanOf(item, reader);
    return { weekday: '', day: count, month: unit };
  }
  const { locale, timeZone } = reader;
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(Date.parse(item.at));
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  };
}
