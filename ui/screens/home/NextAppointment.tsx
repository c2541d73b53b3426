import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import type { NextAppointment as Appointment } from '@vetsync/machines/home/veteranHome';
import type { IntlConfig } from '@vetsync/machines/system/model';
import '../system/parts/World.phrases.ts';
import './Home.phrases.ts';
import { lightOf } from './lightOf.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';
import { inDays, leafDate, slotTime, weekdayDate } from '../dates.ts';

interface NextAppointmentProps {
  appointment: Appointment;
  intl: IntlConfig;
}

/** The soonest appointment, with its date in the sun. */
export function NextAppointment({ appointment, intl }: NextAppointmentProps) {
  const words = useWords(veteranHomeWords).next;
  const write = usePhrases();
  const { title, date, time, location, status, daysLeft, isOwnNote, href, moveHref } = appointment;
  return (
    <NextStep
      title={write(title)}
      when={words.when(inDays(daysLeft, intl))}
      date={leafDate(date, intl)}
      light={lightOf(intl)}
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
      <div>{words.at(weekdayDate(date, intl), slotTime(time, intl))}</div>
      <div>{location}</div>
      {isOwnNote && <div>{words.ownNote}</div>}
      {status === 'requested' && !isOwnNote && <div>{words.requested}</div>}
    </NextStep>
  );
}
