import { useState, type ComponentProps } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { Group } from 'react-aria-components/Group';
import type { Day, DayNotes, UnavailableDays } from '../Calendar/calendarDays.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { control } from '../Field/Field.css.ts';
import { FieldParts } from '../Field/Field.tsx';
import { group, groupButton } from '../Field/group.css.ts';
import { segments } from '../Field/Segments.css.ts';
import { Segments } from '../Field/Segments.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { date as dateStyle } from './DatePicker.css.ts';

interface DatePickerPartsProps {
  parts: Omit<ComponentProps<typeof FieldParts>, 'children'>;
  today: Day;
  unavailable: readonly UnavailableDays[];
  notes: DayNotes;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
}

/** What a react-aria date picker of one date shows: the field, its button and the calendar. */
export function DatePickerParts({
  parts,
  today,
  unavailable,
  notes,
  isDisabled,
  isReadOnly,
}: DatePickerPartsProps) {
  const [activeDay, setActiveDay] = useState<Day | null>(null);
  return (
    <>
      <FieldParts {...parts}>
        <Group className={`${control()} ${group}`} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          <Segments className={`${segments} ${dateStyle}`} />
          {!isReadOnly && (
            <Button className={groupButton}>
              <Icon of={CalendarDays} />
            </Button>
          )}
        </Group>
      </FieldParts>
      <CalendarPopover activeDay={activeDay} unavailable={unavailable} notes={notes}>
        <Calendar onFocusChange={(date) => setActiveDay(date.toString())}>
          <CalendarMonth today={today} notes={notes} onActiveDay={setActiveDay} />
        </Calendar>
      </CalendarPopover>
    </>
  );
}
