import { Heading } from '../../components/Heading/Heading.tsx';
import { Horizon } from '../../components/Horizon/Horizon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import type { NextAppointment as Appointment } from '@vetsync/machines/veteranHome';
import type { Reader } from '@vetsync/machines/system/model';
import { dateFormat, relativeFormat } from '../format.ts';
import { fullDay, slotTime } from '../system/parts/appointmentTime.ts';
import '../system/parts/World.phrases.ts';
import './Home.phrases.ts';
import { besideSun } from './VeteranHome.css.ts';
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
  const { title, date, time, location, status, daysLeft, href, moveHref } = appointment;
  return (
    <Horizon as="section" aria-labelledby="next" date={shortDate(date, reader)}>
      <Stack space="medium">
        <div className={besideSun}>
          <Stack space="xxsmall">
            <Text size="small" tone="honor" weight="strong">
              {words.when(relativeFormat(reader.locale, { numeric: 'auto' }).format(daysLeft, 'day'))}
            </Text>
            <Heading level={2} size="title" id="next">
              {write(title)}
            </Heading>
            <Text tone="muted">{words.at(fullDay(date, reader), slotTime(time, reader))}</Text>
            <Text tone="muted">{location}</Text>
            {status === 'requested' && <Text tone="muted">{words.requested}</Text>}
          </Stack>
        </div>
        <Inline>
          <LinkButton variant="primary" href={href}>
            {words.details}
          </LinkButton>
          <LinkButton variant="quiet" href={moveHref}>
            {words.move}
          </LinkButton>
        </Inline>
      </Stack>
    </Horizon>
  );
}
