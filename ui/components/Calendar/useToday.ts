import { useState } from 'react';
import { getLocalTimeZone, today } from '@internationalized/date';
import type { Day } from './calendarDays.ts';

/** The date where the reader is: the parent's, or the device's. */
export function useToday(given: Day | undefined): Day {
  const [own] = useState(() => given ?? today(getLocalTimeZone()).toString());
  return given ?? own;
}
