import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fullDay, shortDay, slotTime, timeOfDay, zoneName } from './appointmentTime.ts';

/** Writes days, times and time zones in the reader's language. */
export function useDates() {
  const { locale } = useLocale();
  return useMemo(() => {
    const inLanguage =
      (write: (value: string, where: { locale: string }) => string) =>
      (value: string): string =>
        write(value, { locale });
    return {
      fullDay: inLanguage(fullDay),
      shortDay: inLanguage(shortDay),
      slotTime: inLanguage(slotTime),
      timeOfDay: inLanguage(timeOfDay),
      zoneName: inLanguage(zoneName),
    };
  }, [locale]);
}
