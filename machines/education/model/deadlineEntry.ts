import type { WritePhrase } from '../../system/model/phrase.ts';
import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import { momentIn } from '../../model/time/zoned.ts';
import { schoolTimeZone } from './deadlines.ts';
import type { Deadline } from './deadlines.ts';
import { educationPhrase } from './phrases.ts';

/** The last minute of a deadline, after midnight of its day. */
const lastMinute = 24 * 60 - 1;

/** A calendar entry for the last hour before a deadline. */
export function deadlineEntry(
  { id, school, program, what, date }: Deadline,
  write: WritePhrase,
): CalendarEntry {
  const at = (minutes: number) => new Date(momentIn(schoolTimeZone, date, minutes)).toISOString();
  return {
    id: `deadline-${id}`,
    title: write(educationPhrase('deadline', what, school)),
    start: at(lastMinute - 59),
    end: at(lastMinute),
    location: school,
    description: write(educationPhrase('deadlineText', what, program)),
    status: 'confirmed',
  };
}
