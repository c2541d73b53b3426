import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { DayMessage } from '../Calendar/CalendarMonth.tsx';
import type { Day, DayNotes, UnavailableDays } from '../Calendar/calendarDays.ts';
import { dialog, message, popover } from './DatePicker.css.ts';

interface CalendarPopoverProps {
  /** The day that has focus or the pointer. */
  activeDay: Day | null;
  unavailable: readonly UnavailableDays[];
  notes: DayNotes;
  /** A react-aria calendar. */
  children: ReactNode;
}

/** Opens below a date field. Escape closes it, and so does the choice. */
export function CalendarPopover({ activeDay, unavailable, notes, children }: CalendarPopoverProps) {
  return (
    <Popover className={popover} offset={4} containerPadding={4}>
      <Dialog className={dialog}>
        {children}
        <div className={message}>
          <DayMessage day={activeDay} unavailable={unavailable} notes={notes} />
        </div>
      </Dialog>
    </Popover>
  );
}
