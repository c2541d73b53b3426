import CalendarClock from 'lucide-react/icons/calendar-clock';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { hospitalWords } from './Hospital.words.ts';

export interface NoAppointmentsProps {
  hrefs: Readonly<Record<'messages' | 'patients', string>>;
}

/** The appointments of a hospital that can't be asked for a time here: where times are agreed on, and with whom. */
export function NoAppointments({ hrefs }: NoAppointmentsProps) {
  const words = useWords(hospitalWords).appointments;
  const { title, text, messages, patients } = words.byMessage;
  return (
    <Stack space="large">
      <PortalHead title={words.title} />
      <EmptyState
        icon={CalendarClock}
        title={title}
        action={
          <>
            <LinkButton href={hrefs.messages} variant="primary">
              {messages}
            </LinkButton>
            <LinkButton href={hrefs.patients}>{patients}</LinkButton>
          </>
        }
      >
        {text}
      </EmptyState>
    </Stack>
  );
}
