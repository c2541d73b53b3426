import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { dateText, slotTime, weekdayDate, zoneName } from '../../dates.ts';
import { weekdayName } from '../../moreDates.ts';

/** Writes days, times and time zones in the reader's language. */
export function useDates() {
  const { locale } = useLocale();
  return useMemo(() => {
    const inLanguage =
      (write: (value: string, where: { locale: string }) => string) =>
      (value: string): string =>
        write(value, { locale });
    return {
      dateText: inLanguage(dateText),
      weekdayDate: inLanguage(weekdayDate),
      weekdayName: inLanguage(weekdayName),
      slotTime: inLanguage(slotTime),
      zoneName: inLanguage(zoneName),
    };
  }, [locale]);
}
