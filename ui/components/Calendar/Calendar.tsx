import { useState } from 'react';
import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { RootProps } from '../Box/rootProps.ts';
import { calendar } from './Calendar.css.ts';
import { parseDay, whyUnavailable, type Day, type DayNotes, type UnavailableDays } from './calendarDays.ts';
import { CalendarMonth, DayMessage } from './CalendarMonth.tsx';

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
  notes?: DayNotes;
  /** First day of the week (feature spec, section 9). @default 'sun' */
  weekStart?: (typeof calendarWeekStarts)[number];
  /** @default 'en-US' */
  locale?: string;
  isDisabled?: boolean;
}

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
  const [activeDay, setActiveDay] = useState<Day | null>(null);
  return (
    <I18nProvider locale={locale}>
      <div data-component="Calendar" {...rest} className={calendar}>
        <AriaCalendar
          aria-label={label}
          value={value === null ? null : parseDate(value)}
          onChange={(date) => onChange(date.toString())}
          defaultFocusedValue={parseDate(value ?? today)}
          onFocusChange={(date) => setActiveDay(date.toString())}
          minValue={parseDay(firstDay)}
          maxValue={parseDay(lastDay)}
          isDateUnavailable={(date) => whyUnavailable(date.toString(), unavailable) !== null}
          firstDayOfWeek={weekStart}
          isDisabled={isDisabled}
        >
          <CalendarMonth today={today} notes={notes} onActiveDay={setActiveDay} />
        </AriaCalendar>
        <DayMessage day={activeDay} unavailable={unavailable} notes={notes} />
      </div>
    </I18nProvider>
  );
}
