import type { AppointmentsView } from '@vetsync/machines/wellness/appointments';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { AppointmentItem } from './AppointmentItem.tsx';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

/** The next appointment, or how to get one. */
export function NextAppointmentCard({ view }: { view: AppointmentsView }) {
  const allWords = useWords(wellnessWords);
  const words = allWords.next;
  const { upcoming, links, facilityTimeZone, intl, visitKind } = view;
  const [next] = upcoming;
  return (
    <Card as="section" aria-labelledby="next-appointment">
      <Stack space="medium">
        <Heading level={2} id="next-appointment">
          {words.title}
        </Heading>
        {next ? (
          <AppointmentItem appointment={next} {...{ facilityTimeZone, intl }} />
        ) : (
          <Text>{words.none}</Text>
        )}
        <Inline space="small">
          <LinkButton href={links.appointments}>{words.all}</LinkButton>
          {!next && (
            <LinkButton variant="primary" href={visitKind === 'note' ? links.own : links.findAll}>
              {visitKind === 'note' ? allWords.appointments.own.find : words.schedule}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
