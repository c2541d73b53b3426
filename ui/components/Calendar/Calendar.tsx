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
import { Button } from '../Button/Button.tsx';
import * as styles from './Calendar.css.ts';
import { calendarWords as words } from './Calendar.words.ts';
import { longDay, whyUnavailable, type Day, type UnavailableDays } from './calendarDays.ts';

export const calendarWeekStarts = ['sun', 'mon'] as const;

export interface CalendarProps {
  /** Names what the day is for. */
  label: string;
  value: Day | null;
  onChange: (day: Day) => void;
  /** The reader's present day. */
  today: Day;
  /** First and last day that can be reached. */
  firstDay?: Day;
  lastDay?: Day;
  /** Days within reach that can't be chosen; the reason is said when one is reached. */
  unavailable?: readonly UnavailableDays[];
  /** Words about single days, such as what takes place: a dot marks them, and they are said when one is reached. */
  notes?: Readonly<Record<Day, string>>;
  /** First day of the week (feature spec, section 9). @default 'sun' */
  weekStart?: (typeof calendarWeekStarts)[number];
  /** @default 'en-US' */
  locale?: string;
  isDisabled?: boolean;
}

const dateOf = (day: Day | undefined) => (day === undefined ? undefined : parseDate(day));

/** One day of a month. Arrow keys walk the days, Page Up and Page Down the months. */
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
}: CalendarProps) {
  const [reached, setReached] = useState<Day | null>(null);
  const told = reached && (whyUnavailable(reached, unavailable) ?? notes[reached]);
  return (
    <I18nProvider locale={locale}>
      <div className={styles.calendar}>
        <AriaCalendar
          aria-label={label}
          value={value === null ? null : parseDate(value)}
          onChange={(date) => onChange(date.toString())}
          defaultFocusedValue={parseDate(value ?? today)}
          onFocusChange={(date) => setReached(date.toString())}
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
                      // The pointer is heard here: of a day that can't be chosen react-aria tells nothing, nor of a touch.
                      <span className={styles.number} onPointerEnter={() => setReached(day)}>
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
        <output className={styles.said}>{told && words.said(longDay(reached, locale), told)}</output>
      </div>
    </I18nProvider>
  );
}
