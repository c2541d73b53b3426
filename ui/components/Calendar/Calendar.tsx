import { useState } from 'react';
import { parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { RootProps } from '../Box/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './Calendar.css.ts';
import { useWords } from '../../language/useWords.ts';
import { calendarWords } from './Calendar.words.ts';
import { longDay, whyUnavailable, type Day, type UnavailableDays } from './calendarDays.ts';

export const calendarWeekStarts = ['sun', 'mon'] as const;

export interface CalendarProps extends Omit<RootProps<'div'>, 'defaultValue' | 'onChange'> {
  /** Accessible name: what the date is for. */
  label: string;
  value: Day | null;
  onChange: (day: Day) => void;
  /** Today's date where the reader is. */
  today: Day;
  /** First and last date that can be chosen. */
  firstDay?: Day;
  lastDay?: Day;
  /** Dates in range that can't be chosen. The reason is shown and announced when one has focus or the pointer. */
  unavailable?: readonly UnavailableDays[];
  /**
   * Notes about single days, such as an event. A dot marks the day, and the note is shown and announced like a
   * reason.
   */
  notes?: Readonly<Record<Day, string>>;
  /** First day of the week (feature spec, section 9). @default 'sun' */
  weekStart?: (typeof calendarWeekStarts)[number];
  /** @default 'en-US' */
  locale?: string;
  isDisabled?: boolean;
}

const dateOf = (day: Day | undefined) => (day === undefined ? undefined : parseDate(day));

/** Picks one date. Arrow keys move by day, Page Up and Page Down by month. */
export function Calendar({
  label,
  value,
  onChange,
  today,
  firstDay,
  lastDay,
  unavailable = [],
  notes = {},
  weekStart = 'sun',
  locale = 'en-US',
  isDisabled,
  ...rest
}: CalendarProps) {
  const words = useWords(calendarWords);
  const [activeDay, setActiveDay] = useState<Day | null>(null);
  const message = activeDay && (whyUnavailable(activeDay, unavailable) ?? notes[activeDay]);
  return (
    <I18nProvider locale={locale}>
      <div data-component="Calendar" {...rest} className={styles.calendar}>
        <AriaCalendar
          aria-label={label}
          value={value === null ? null : parseDate(value)}
          onChange={(date) => onChange(date.toString())}
          defaultFocusedValue={parseDate(value ?? today)}
          onFocusChange={(date) => setActiveDay(date.toString())}
          minValue={dateOf(firstDay)}
          maxValue={dateOf(lastDay)}
          isDateUnavailable={(date) => whyUnavailable(date.toString(), unavailable) !== null}
          firstDayOfWeek={weekStart}
          isDisabled={isDisabled}
        >
          <div className={styles.head}>
            <Button slot="previous" emphasis="quiet" icon={ChevronLeft} aria-label={words.previous} />
            <CalendarHeading className={styles.heading} />
            <Button slot="next" emphasis="quiet" icon={ChevronRight} aria-label={words.next} />
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
                      // react-aria reports neither the pointer over unavailable days nor touch, so we listen for it
                      // here.
                      <span className={styles.number} onPointerEnter={() => setActiveDay(day)}>
                        {formattedDate}
                        {notes[day] && <span className={styles.mark} />}
                      </span>
                    )}
                  </CalendarCell>
                );
              }}
            </CalendarGridBody>
          </CalendarGrid>
        </AriaCalendar>
        <output className={styles.message}>
          {message && words.message(longDay(activeDay, locale), message)}
        </output>
      </div>
    </I18nProvider>
  );
}
