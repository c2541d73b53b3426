import { useState } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Button } from 'react-aria-components/Button';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRange,
  type DateValue,
} from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { rangeCalendar } from '../Calendar/Calendar.css.ts';
import { parseDay, whyUnavailable, withFullYear, type Day, type DayRange } from '../Calendar/calendarDays.ts';
import { useToday } from '../Calendar/useToday.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { CalendarPopover } from '../DatePicker/CalendarPopover.tsx';
import type { DatePickerProps, DateState } from '../DatePicker/DatePicker.tsx';
import { control, field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { group, groupButton } from '../Field/group.css.ts';
import { segments } from '../Field/Segments.css.ts';
import { Segments } from '../Field/Segments.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { dash, dates } from './DateRangePicker.css.ts';

export type { DayRange } from '../Calendar/calendarDays.ts';

type SharedProps = 'today' | 'firstDay' | 'lastDay' | 'unavailable' | 'notes' | 'weekStart' | 'isReadOnly';

export interface DateRangePickerProps
  extends
    FieldProps,
    Pick<DatePickerProps, SharedProps>,
    Omit<FieldRootProps<typeof AriaDateRangePicker<DateValue>>, DateState | SharedProps> {
  /** Controlled value; null is empty. Leave it out to let the field keep its value. */
  value?: DayRange | null;
  /** Initial value, if the field is uncontrolled. */
  defaultValue?: DayRange;
  /** Called with each complete range, and with null as long as one of its dates is missing. The end can be typed before the start. */
  onChange?: (range: DayRange | null) => void;
  /** Name of the field. The form uses it to move focus there. */
  name?: string;
  /** Names of the two dates in a native form. */
  startName?: string;
  endName?: string;
}

const parseRange = (range: DayRange | null | undefined): DateRange | null => {
  const start = parseDay(range?.start);
  const end = parseDay(range?.end);
  return start && end && { start, end };
};

/**
 * Two dates, typed or picked from one calendar. Keys and calendar are those of `DatePicker`; in the calendar, Enter or
 * a press chooses the start and then the end.
 */
export function DateRangePicker({
  value,
  defaultValue,
  onChange,
  today: givenToday,
  firstDay,
  lastDay,
  unavailable = [],
  notes = {},
  weekStart,
  name,
  ...props
}: DateRangePickerProps) {
  const today = useToday(givenToday);
  const { parts, root } = splitFieldProps(props);
  const { isDisabled, isReadOnly } = props;
  const [activeDay, setActiveDay] = useState<Day | null>(null);
  const [own, setOwn] = useState<DayRange | null>(defaultValue ?? null);
  const shown = value === undefined ? own : value;
  const change = (range: DayRange | null) => {
    setOwn(range);
    onChange?.(range);
  };
  return (
    <AriaDateRangePicker<DateValue>
      data-component="DateRangePicker"
      {...root}
      // Otherwise Alt and Down would open it.
      isOpen={isReadOnly ? false : props.isOpen}
      id={useFieldId(name, props.id)}
      granularity="day"
      value={parseRange(shown)}
      placeholderValue={parseDay(today)}
      onChange={(range) => change(range && { start: range.start.toString(), end: range.end.toString() })}
      // While somebody types, 20 may become 2027.
      onBlur={(event) => {
        if (shown) {
          const [start, end] = [withFullYear(shown.start, today), withFullYear(shown.end, today)];
          if (start !== shown.start || end !== shown.end) change({ start, end });
        }
        props.onBlur?.(event);
      }}
      minValue={parseDay(firstDay)}
      maxValue={parseDay(lastDay)}
      isDateUnavailable={(date) => whyUnavailable(date.toString(), unavailable) !== null}
      firstDayOfWeek={weekStart}
      className={field}
    >
      <FieldParts {...parts}>
        <Group className={`${control()} ${group}`} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          <div className={dates}>
            <Segments slot="start" className={segments} />
            <span className={dash} aria-hidden>
              –
            </span>
            <Segments slot="end" className={segments} />
          </div>
          {!isReadOnly && (
            <Button className={groupButton}>
              <Icon of={CalendarDays} />
            </Button>
          )}
        </Group>
      </FieldParts>
      <CalendarPopover activeDay={activeDay} unavailable={unavailable} notes={notes}>
        <RangeCalendar className={rangeCalendar} onFocusChange={(date) => setActiveDay(date.toString())}>
          <CalendarMonth today={today} notes={notes} onActiveDay={setActiveDay} />
        </RangeCalendar>
      </CalendarPopover>
    </AriaDateRangePicker>
  );
}
