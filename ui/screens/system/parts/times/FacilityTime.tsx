import type { IntlConfig } from '@vetsync/machines/system/model';
import { Text, type TextProps } from '../../../../components/Text/Text.tsx';
import { slotTime, weekdayDate } from '../../../dates.ts';
import { PlaceTime } from './PlaceTime.tsx';

export interface FacilityTimeProps extends Pick<TextProps, 'size' | 'weight'> {
  /** Date and time at the medical center. */
  at: { date: string; time: string };
  /** The exact instant, if it is known. */
  start: string | null;
  facilityTimeZone: string;
  intl: IntlConfig;
}

/** Time of an appointment, also by the clock of the medical center if it differs. */
export function FacilityTime({ at, start, facilityTimeZone, intl, ...look }: FacilityTimeProps) {
  if (start !== null) return <PlaceTime start={start} timeZone={facilityTimeZone} intl={intl} {...look} />;
  return (
    <Text as="div" numeric {...look}>
      <time dateTime={at.date}>{`${weekdayDate(at.date, intl)}, ${slotTime(at.time, intl)}`}</time>
    </Text>
  );
}
