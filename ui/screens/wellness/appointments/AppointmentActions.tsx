import type { AppointmentDetailView, AppointmentsEvent } from '@vetsync/machines/wellness/appointments';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Ban from 'lucide-react/icons/ban';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { appointmentDetailWords } from '../AppointmentDetail.words.ts';
import { screenOnly } from '../../layout.css.ts';
import '../Wellness.phrases.ts';

export interface AppointmentActionsProps {
  detail: AppointmentDetailView;
  send: (event: AppointmentsEvent) => void;
}

export function AppointmentActions({ detail, send }: AppointmentActionsProps) {
  const words = useWords(appointmentDetailWords);
  const { id, canChange, visitKind, rescheduleHref } = detail;
  return (
    <div className={screenOnly}>
      <Inline space="small">
        {canChange && (
          <LinkButton variant="primary" icon={CalendarClock} href={rescheduleHref}>
            {words.reschedule}
          </LinkButton>
        )}
        {canChange && visitKind === 'request' && (
          <Button icon={CalendarDays} onPress={() => send({ type: 'calendar.save', appointmentId: id })}>
            {words.calendar}
          </Button>
        )}
        <Button icon={Printer} onPress={() => send({ type: 'page.print' })}>
          {words.print}
        </Button>
        {canChange && (
          <Button variant="quiet" icon={Ban} onPress={() => send({ type: 'cancel.open' })}>
            {words.cancel}
          </Button>
        )}
      </Inline>
    </div>
  );
}
