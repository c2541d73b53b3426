import { useState } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { checkHandler } from '../Box/mistakes.ts';
import type { RootProps } from '../Box/rootProps.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { calendar } from './Calendar.css.ts';
import { parseDay, whyUnavailable, type Day, type DayNotes, type UnavailableDays } from './calendarDays.ts';
import { useToday } from './useToday.ts';
import { CalendarMonth, DayMessage } from './CalendarMonth.tsx';

export const calendarWeekStarts = ['sun', 'mon'] as const;

export interface CalendarProps extends Omit<RootProps<'div'>, 'defaultValue' | 'onChange'> {
  /** Accessible name: what the date is for. */
  label: string;
  /** Controlled value; null is empty. Leave it out to let the calendar keep the day. */
  value?: Day | null;
  /** The day at first, if the calendar keeps it. */
  defaultValue?: Day;
  onChange?: (day: Day) => void;
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
  /** BCP 47 tag. @default the locale of the page */
  locale?: string;
  isDisabled?: boolean;
  /** Submits the day with the native form around it. */
  name?: string;
  /** The `id` of a form elsewhere on the page that the day belongs to. */
  form?: string;
}

/** Picks one date. Arrow keys move by day, Page Up and Page Down by month. */
export function Calendar({
  label,
  value: givenValue,
  defaultValue,
  onChange,
  today: givenToday,
  firstDay,
  lastDay,
  unavailable = [],
  notes = {},
  weekStart = 'sun',
  locale,
  isDisabled,
  name,
  form,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...rest
}: CalendarProps) {
  const today = useToday(givenToday);
  const [value, choose] = useControlledState<Day | null>(givenValue, defaultValue ?? null, (day) => {
    if (day !== null) onChange?.(day);
  });
  checkHandler('Calendar', 'value', givenValue, onChange);
  const [activeDay, setActiveDay] = useState<Day | null>(null);
  const page = useLocale();
  return (
    <I18nProvider locale={locale ?? page.locale}>
      <div data-component="Calendar" {...rest} className={calendar}>
        <AriaCalendar
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          value={parseDay(value)}
          onChange={(date) => choose(date.toString())}
          defaultFocusedValue={parseDay(value ?? today)}
          onFocusChange={(date) => setActiveDay(date.toString())}
          minValue={parseDay(firstDay)}
          maxValue={parseDay(lastDay)}
          isDateUnavailable={(date) => whyUnavailable(date.toString(), unavailable) !== null}
          firstDayOfWeek={weekStart}
          isDisabled={isDisabled}
        >
          <CalendarMonth today={today} notes={notes} onActiveDay={setActiveDay} />
        </AriaCalendar>
        <SubmittedValues
          name={name}
          form={form}
          values={value === null ? [] : [value]}
          isDisabled={isDisabled}
          onReset={() => choose(defaultValue ?? null)}
        />
        <DayMessage day={activeDay} unavailable={unavailable} notes={notes} />
      </div>
    </I18nProvider>
  );
}
