import { toCalendarDateTime, type CalendarDateTime } from '@internationalized/date';
import { DatePicker as AriaDatePicker, type DateValue } from 'react-aria-components/DatePicker';
import { useControlledState } from '../Box/useControlledState.ts';
import { parseDay, whyUnavailable, withFullYear } from '../Calendar/calendarDays.ts';
import { useToday } from '../Calendar/useToday.ts';
import type { DatePickerProps } from '../DatePicker/DatePicker.tsx';
import { DatePickerParts } from '../DatePicker/DatePickerParts.tsx';
import { field } from '../Field/Field.css.ts';
import { splitFieldProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { parseTimeOfDay } from '../TimeField/TimeField.tsx';

/** A time of a day as `YYYY-MM-DDTHH:mm`, without a time zone. */
export type DayTime = string;

const parseDayTime = (text: DayTime | null | undefined): CalendarDateTime | null => {
  const [day, time] = (text ?? '').split('T');
  const [date, clock] = [parseDay(day), parseTimeOfDay(time ?? '')];
  return date && clock && toCalendarDateTime(date, clock);
};

export interface DateTimePickerProps extends Omit<DatePickerProps, 'defaultValue' | 'onChange' | 'value'> {
  /**
   * Controlled value as `YYYY-MM-DDTHH:mm`; null, or anything else, is empty. Leave it out to let the field keep its
   * value. The label or the help says in which time zone.
   */
  value?: DayTime | null;
  /** The value at first, if the field keeps it. */
  defaultValue?: DayTime;
  /** Called with each complete date and time, and with null when they have been emptied. */
  onChange?: (value: DayTime | null) => void;
  /** The time as `HH:mm` that a day from the calendar gets if there is none yet. @default '09:00' */
  startTime?: string;
  /** Twelve hours with AM and PM, or 24. @default the locale's */
  hourCycle?: 12 | 24;
}

/**
 * A date and a time in one field, typed, or the date picked from a calendar. Keys are those of `DatePicker`. If only some
 * times can be chosen, use `DatePicker` and a `Select`.
 */
export function DateTimePicker({
  value,
  defaultValue,
  onChange,
  today: givenToday,
  startTime = '09:00',
  firstDay,
  lastDay,
  unavailable = [],
  notes = {},
  weekStart,
  name,
  form,
  ...props
}: DateTimePickerProps) {
  const today = useToday(givenToday);
  const { parts, root } = splitFieldProps(props);
  const { isDisabled, isReadOnly } = props;
  const [shown, change] = useControlledState<DayTime | null>(value, defaultValue ?? null, onChange);
  const time = parseDayTime(shown);
  return (
    <AriaDatePicker<DateValue>
      data-component="DateTimePicker"
      {...root}
      // Otherwise Alt and Down would open it.
      isOpen={isReadOnly ? false : props.isOpen}
      id={useFieldId(name, props.id)}
      granularity="minute"
      value={time}
      placeholderValue={parseDayTime(`${today}T${startTime}`)}
      onChange={(next) => change(next && next.toString().slice(0, 16))}
      // While somebody types, 20 may become 2027.
      onBlur={(event) => {
        const full = shown && withFullYear(shown, today);
        if (full !== shown) change(full);
        props.onBlur?.(event);
      }}
      minValue={parseDayTime(firstDay && `${firstDay}T00:00`)}
      maxValue={parseDayTime(lastDay && `${lastDay}T23:59`)}
      isDateUnavailable={(date) => whyUnavailable(date.toString().slice(0, 10), unavailable) !== null}
      firstDayOfWeek={weekStart}
      className={field}
    >
      <DatePickerParts {...{ parts, today, unavailable, notes, isDisabled, isReadOnly }} />
      <SubmittedValues
        name={name}
        form={form}
        values={time ? [time.toString().slice(0, 16)] : []}
        isDisabled={isDisabled}
        onReset={() => change(defaultValue ?? null)}
      />
    </AriaDatePicker>
  );
}
