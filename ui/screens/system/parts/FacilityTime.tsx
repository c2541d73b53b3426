import type { IntlConfig } from '@vetsync/machines/system/model';
import { Text, type TextProps } from '../../../components/Text/Text.tsx';
import { readersTime } from './appointmentTime.ts';
import { useDates } from './useDates.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../../wellness/Wellness.words.ts';

export interface FacilityTimeProps extends Pick<TextProps, 'size' | 'weight'> {
  /** Date and time at the medical center. */
  at: { date: string; time: string };
  /** The exact instant, and whether the reader's local time differs. */
  start: string | null;
  differs: boolean;
  facilityTimeZone: string;
  intl: IntlConfig;
}

/** Time of an appointment in the medical center's time zone, and the reader's time if it differs. */
export function FacilityTime({ at, start, differs, facilityTimeZone, intl, ...look }: FacilityTimeProps) {
  const { fullDay, slotTime, zoneName } = useDates();
  const words = useWords(wellnessWords);
  return (
    <div>
      <Text as="div" numeric {...look}>
        <time dateTime={start ?? at.date}>{words.at(fullDay(at.date), slotTime(at.time))}</time>
      </Text>
      {start && differs && (
        <Text as="div" size="small" tone="muted" numeric>
          <div>{words.facilityTime(zoneName(facilityTimeZone))}</div>
          <div>
            <strong>{words.yourTime}</strong> {readersTime(start, intl)}
          </div>
        </Text>
      )}
    </div>
  );
}
