import type { WorkItem } from '@vetsync/machines/portal/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { numberFormat, relativeUnits } from '../../format.ts';
import { clockTime, exactTime } from '../../dates.ts';
import { dayOfInstant } from '../../moreDates.ts';

export const isMeeting = ({ kind }: Pick<WorkItem, 'kind'>) => kind === 'interview' || kind === 'visit';

/** When a meeting begins: the time alone if it is today, otherwise with its day. */
export const meetingTime = (
  at: string,
  intl: IntlConfig,
  words: { today: (time: string) => string },
): string =>
  dayOfInstant(at, intl) === dayOfInstant(new Date(intl.now).toISOString(), intl)
    ? words.today(clockTime(at, intl))
    : exactTime(at, intl);

const minuteSeconds = 60;
/** How long something has lasted: `9 days`, and its number and unit apart. At least a minute. */
export function formatElapsed(instant: string, { locale, now }: Pick<IntlConfig, 'locale' | 'now'>) {
  const seconds = Math.max(minuteSeconds, Math.floor((now - Date.parse(instant)) / 1000));
  const [unit, length] = relativeUnits.find(([, least]) => seconds >= least) ?? ['minute', minuteSeconds];
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = format.formatToParts(Math.floor(seconds / length));
  const of = (type: 'integer' | 'unit') => parts.find((part) => part.type === type)?.value ?? '';
  return { text: parts.map(({ value }) => value).join(''), count: of('integer'), unit: of('unit') };
}

/** How long somebody has waited, or a listing has left. */
export const spanOf = ({ kind, at }: Pick<WorkItem, 'kind' | 'at'>, { now, ...intl }: IntlConfig) =>
  kind === 'closing'
    ? formatElapsed(new Date(now).toISOString(), { ...intl, now: Date.parse(at) })
    : formatElapsed(at, { ...intl, now });
