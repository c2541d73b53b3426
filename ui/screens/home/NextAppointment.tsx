import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import type { NextAppointment as Appointment } from '@vetsync/machines/home/veteranHome';
import type { Reader } from '@vetsync/machines/system/model';
import { dateFormat, relativeFormat } from '../format.ts';
import { fullDay, slotTime } from '../system/parts/appointmentTime.ts';
import '../system/parts/World.phrases.ts';
import './Home.phrases.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

function shortDate(date: string, { locale }: Pick<Reader, 'locale'>) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'short' }),
  };
}

interface NextAppointmentProps {
  appointment: Appointment;
  reader: Reader;
}

/** The soonest appointment, with its date in the sun. */
export function NextAppointment({ appointment, reader }: NextAppointmentProps) {
  const words = useWords(veteranHomeWords).next;
  const write = usePhrases();
  const { title, date, time, location, status, daysLeft, isOwnNote, href, moveHref } = appointment;
  return (
    <NextStep
      title={write(title)}
      when={words.when(relativeFormat(reader.locale, { numeric: 'auto' }).format(daysLeft, 'day'))}
      date={shortDate(date, reader)}
      action={
        <>
          <LinkButton variant="primary" href={href}>
            {words.details}
          </LinkButton>
          <LinkButton variant="quiet" href={moveHref}>
            {words.move}
          </LinkButton>
        </>
      }
    >
      <div>{words.at(fullDay(date, reader), slotTime(time, reader))}</div>
      <div>{location}</div>
      {isOwnNote && <div>{words.ownNote}</div>}
      {status === 'requested' && !isOwnNote && <div>{words.requested}</div>}
    </NextStep>
  );
}
