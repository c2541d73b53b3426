import { useState, type KeyboardEvent } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button as Trigger } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useControlledState } from '../Box/useControlledState.ts';
import { Button } from '../Button/Button.tsx';
import { head, heading } from '../Calendar/Calendar.css.ts';
import { useToday } from '../Calendar/useToday.ts';
import { control, field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, trigger, value as valueStyle } from '../Select/Select.css.ts';
import { useWords } from '../../language/useWords.ts';
import { monthText } from '../Calendar/calendarDays.ts';
import { month as monthStyle, months as monthsStyle, popover, thisMonth } from './MonthPicker.css.ts';
import { monthPickerWords } from './MonthPicker.words.ts';

/** A month as `YYYY-MM`. */
export type Month = string;

const wellFormed = /^\d{4}-(0[1-9]|1[0-2])$/;
const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const yearOf = (month: Month) => Number(month.slice(0, 4));
const inYear = (year: number, number: string): Month => `${String(year).padStart(4, '0')}-${number}`;

type OwnState =
  | 'defaultSelectedKey'
  | 'defaultValue'
  | 'disabledKeys'
  | 'isOpen'
  | 'onChange'
  | 'onOpenChange'
  | 'onSelectionChange'
  | 'placeholder'
  | 'selectedKey'
  | 'selectionMode'
  | 'value';

export interface MonthPickerProps extends FieldProps, Omit<FieldRootProps<typeof Select>, OwnState> {
  /** Controlled value as `YYYY-MM`; null, or anything that isn't a month, is empty. Leave it out to let the field keep it. */
  value?: Month | null;
  /** The value at first, if the field keeps it. */
  defaultValue?: Month;
  /** With `isRequired={false}`, the month can be cleared; it is then null. */
  onChange?: (month: Month | null) => void;
  /** First and last month that can be chosen. */
  firstMonth?: Month;
  lastMonth?: Month;
  /** Today's date where the reader is, as `YYYY-MM-DD`. Its year is shown if there is no value. @default the device's */
  today?: string;
  /** @default 'Choose a month' */
  placeholder?: string;
}

/** A month of a year, without a day: when a job began, or when a card expires. */
export function MonthPicker({
  value,
  defaultValue,
  onChange,
  firstMonth,
  lastMonth,
  today: givenToday,
  placeholder,
  name,
  form,
  ...props
}: MonthPickerProps) {
  const words = useWords(monthPickerWords);
  const { locale } = useLocale();
  const today = useToday(givenToday);
  const { parts, root } = splitFieldProps(props);
  const [given, change] = useControlledState<Month | null>(value, defaultValue ?? null, onChange);
  const chosen = given !== null && wellFormed.test(given) ? given : null;
  const [isOpen, setIsOpen] = useState(false);
  const [browsed, setBrowsed] = useState<number | null>(null);
  const year = browsed ?? yearOf(chosen ?? today);
  const [firstYear, lastYear] = [firstMonth ? yearOf(firstMonth) : 1, lastMonth ? yearOf(lastMonth) : 9999];
  const [isFirst, isLast] = [year <= firstYear, year >= lastYear];
  const open = (next: boolean) => {
    setIsOpen(next);
    // It opens again where the value is.
    if (!next) setBrowsed(null);
  };
  const choose = (month: Month | null) => {
    change(month);
    open(false);
  };
  const turnPage = (event: KeyboardEvent) => {
    const step = { PageUp: -1, PageDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setBrowsed(Math.min(Math.max(year + step, firstYear), lastYear));
  };
  return (
    <Select
      data-component="MonthPicker"
      placeholder={placeholder ?? words.placeholder}
      {...root}
      id={useFieldId(name, props.id)}
      isOpen={isOpen}
      onOpenChange={open}
      value={chosen !== null && yearOf(chosen) === year ? chosen.slice(5) : null}
      onChange={(number) => number !== null && choose(inYear(year, String(number)))}
      className={field}
    >
      <FieldParts {...parts}>
        <Trigger className={`${control()} ${trigger}`}>
          <SelectValue className={valueStyle} data-placeholder={chosen === null || undefined}>
            {({ defaultChildren }) =>
              chosen === null
                ? defaultChildren
                : monthText(chosen, locale, { month: 'long', year: 'numeric' })
            }
          </SelectValue>
          <span className={arrow}>
            <Icon of={CalendarDays} />
          </span>
        </Trigger>
      </FieldParts>
      <Popover className={popover} offset={4} containerPadding={4}>
        <div onKeyDownCapture={turnPage}>
          {/* Without `slot={null}`, buttons inside a select open it. */}
          <div className={head}>
            <Button
              slot={null}
              variant="quiet"
              icon={ChevronLeft}
              aria-label={words.previous}
              isDisabled={isFirst}
              onPress={() => setBrowsed(year - 1)}
            />
            <output className={heading}>{monthText(inYear(year, '01'), locale, { year: 'numeric' })}</output>
            <Button
              slot={null}
              variant="quiet"
              icon={ChevronRight}
              aria-label={words.next}
              isDisabled={isLast}
              onPress={() => setBrowsed(year + 1)}
            />
          </div>
          <ListBox layout="grid" className={monthsStyle}>
            {numbers.map((number) => {
              const month = inYear(year, number);
              const isOutside = Boolean(
                (firstMonth && month < firstMonth) || (lastMonth && month > lastMonth),
              );
              return (
                <ListBoxItem
                  key={number}
                  id={number}
                  textValue={monthText(month, locale, { month: 'long', year: 'numeric' })}
                  aria-label={monthText(month, locale, { month: 'short', year: 'numeric' })}
                  isDisabled={isOutside}
                  className={month === today.slice(0, 7) ? `${monthStyle} ${thisMonth}` : monthStyle}
                >
                  {monthText(month, locale, { month: 'short' })}
                </ListBoxItem>
              );
            })}
          </ListBox>
          {props.isRequired === false && chosen !== null && (
            <Button slot={null} variant="quiet" size="small" onPress={() => choose(null)}>
              {words.clear}
            </Button>
          )}
        </div>
      </Popover>
      <SubmittedValues
        name={name}
        form={form}
        values={chosen === null ? [] : [chosen]}
        isDisabled={props.isDisabled}
        onReset={() => change(defaultValue ?? null)}
      />
    </Select>
  );
}
