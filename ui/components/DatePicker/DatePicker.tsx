import { useState } from 'react';
import { DatePicker as AriaDatePicker, type DateValue } from 'react-aria-components/DatePicker';
import type { calendarWeekStarts } from '../Calendar/Calendar.tsx';
import {
  parseDay,
  whyUnavailable,
  withFullYear,
  type Day,
  type DayNotes,
  type UnavailableDays,
} from '../Calendar/calendarDays.ts';
import { useToday } from '../Calendar/useToday.ts';
import { field } from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { DatePickerParts } from './DatePickerParts.tsx';

/** What a date field sets by itself. */
export type DateState =
  | 'value'
  | 'defaultValue'
  | 'placeholderValue'
  | 'onChange'
  | 'granularity'
  | 'minValue'
  | 'maxValue'
  | 'isDateUnavailable'
  | 'firstDayOfWeek';

export interface DatePickerProps
  extends FieldProps, Omit<FieldRootProps<typeof AriaDatePicker<DateValue>>, DateState> {
  /**
   * Controlled value as `YYYY-MM-DD`; null, or anything that isn't a date, is empty. Leave it out to let the field keep
   * its value.
   */
  value?: Day | null;
  /** The value at first, if the field keeps it. */
  defaultValue?: Day;
  /** Called with each complete date, and with null when it has been emptied. A half-typed date changes nothing. */
  onChange?: (day: Day | null) => void;
  /** Today's date where the reader is. The calendar opens there if there is no value. @default the device's */
  today?: Day;
  /** First and last date that the calendar offers. A date outside can still be typed, so check it. */
  firstDay?: Day;
  lastDay?: Day;
  /**
   * Dates that the calendar doesn't offer. The reason is shown and announced when one has focus or the pointer. They
   * can still be typed.
   */
  unavailable?: readonly UnavailableDays[];
  /** Notes about single days, shown and announced like a reason. A dot marks the day. */
  notes?: DayNotes;
  /** First day of the week. @default the locale's */
  weekStart?: (typeof calendarWeekStarts)[number];
  /** Focusable, but can't be changed. @default false */
  isReadOnly?: boolean;
}

/**
 * A date, typed or picked from a calendar. Each part can be typed, or changed with Up and Down; Alt and Down open the
 * calendar. The locale is react-aria's. To show a month all the time, use `Calendar`.
 */
export function DatePicker({
  value,
  defaultValue,
  onChange,
  today: givenToday,
  firstDay,
  lastDay,
  unavailable = [],
  notes = {},
  weekStart,
  ...props
}: DatePickerProps) {
  const today = useToday(givenToday);
  const { parts, root } = splitFieldProps(props);
  const [own, setOwn] = useState<Day | null>(defaultValue ?? null);
  const shown = value === undefined ? own : value;
  const change = (day: Day | null) => {
    setOwn(day);
    onChange?.(day);
  };
  return (
    <AriaDatePicker<DateValue>
      data-component="DatePicker"
      {...root}
      // Otherwise Alt and Down would open it.
      isOpen={props.isReadOnly ? false : props.isOpen}
      id={useFieldId(props.name, props.id)}
      granularity="day"
      value={parseDay(shown)}
      placeholderValue={parseDay(today)}
      onChange={(date) => change(date && date.toString())}
      // While somebody types, 20 may become 2027.
      onBlur={(event) => {
        const full = shown && withFullYear(shown, today);
        if (full !== shown) change(full);
        props.onBlur?.(event);
      }}
      minValue={parseDay(firstDay)}
      maxValue={parseDay(lastDay)}
      isDateUnavailable={(date) => whyUnavailable(date.toString(), unavailable) !== null}
      firstDayOfWeek={weekStart}
      className={field}
    >
      <DatePickerParts
        {...{ parts, today, unavailable, notes }}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
      />
    </AriaDatePicker>
  );
}
