import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../language/useWords.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './Calendar.css.ts';
import { calendarWords } from './Calendar.words.ts';
import { longDay, whyUnavailable, type Day, type DayNotes, type UnavailableDays } from './calendarDays.ts';

interface CalendarMonthProps {
  today: Day;
  notes: DayNotes;
  /** Called with the day that has focus or the pointer, for `DayMessage`. */
  onActiveDay: (day: Day) => void;
}

/** A month of a react-aria calendar, with buttons to the previous and next month. */
export function CalendarMonth({ today, notes, onActiveDay }: CalendarMonthProps) {
  const words = useWords(calendarWords);
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" variant="quiet" icon={ChevronLeft} aria-label={words.previous} />
        <CalendarHeading className={styles.heading} />
        <Button slot="next" variant="quiet" icon={ChevronRight} aria-label={words.next} />
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = date.toString();
            return (
              <CalendarCell
                date={date}
                className={day === today ? `${styles.day} ${styles.today}` : styles.day}
              >
                {({ formattedDate }) => (
                  // react-aria reports neither the pointer over unavailable days nor touch, so we listen for it here.
                  <span className={styles.number} onPointerEnter={() => onActiveDay(day)}>
                    {formattedDate}
                    {notes[day] && <span className={styles.mark} />}
                  </span>
                )}
              </CalendarCell>
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

interface DayMessageProps {
  day: Day | null;
  unavailable: readonly UnavailableDays[];
  notes: DayNotes;
}

/** Why a day can't be chosen, or the note about it. */
export function DayMessage({ day, unavailable, notes }: DayMessageProps) {
  const words = useWords(calendarWords);
  const { locale } = useLocale();
  const message = day && (whyUnavailable(day, unavailable) ?? notes[day]);
  return (
    <output className={styles.message}>{message && words.message(longDay(day, locale), message)}</output>
  );
}
