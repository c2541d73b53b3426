import type { AppointmentDetailView } from '@vetsync/machines/wellness/appointments';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Timeline, type TimelineEntry } from '../../../components/Timeline/Timeline.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { appointmentDetailWords } from '../AppointmentDetail.words.ts';

function entriesOf(
  words: Translation<typeof appointmentDetailWords.steps>,
  { status, isOver, visitKind }: AppointmentDetailView,
): TimelineEntry[] {
  const isSaved = visitKind === 'note';
  const requested = { id: 'requested', title: isSaved ? words.saved : words.requested };
  if (status === 'cancelled')
    return [
      { ...requested, state: 'done' },
      { id: 'cancelled', title: words.cancelled, state: 'stopped' },
    ];
  // A request that is only saved was sent to nobody, so it can't be confirmed.
  if (isSaved) return [{ ...requested, state: 'current', children: words.notSent }];
  const isConfirmed = status === 'confirmed';
  return [
    {
      ...requested,
      state: isConfirmed || isOver ? 'done' : 'current',
      ...(!isConfirmed && !isOver && { children: words.waiting }),
    },
    { id: 'confirmed', title: words.confirmed, state: isConfirmed ? 'done' : isOver ? 'stopped' : 'coming' },
    { id: 'visit', title: words.visit, state: isOver ? 'done' : isConfirmed ? 'current' : 'coming' },
  ];
}

/** Timeline from the request to the visit. */
export function AppointmentProgress({ detail }: { detail: AppointmentDetailView }) {
  const words = useWords(appointmentDetailWords);
  return (
    <Card as="section" aria-labelledby="progress">
      <Stack space="small">
        <Heading level={2} id="progress">
          {words.progress}
        </Heading>
        <Timeline label={words.progress} entries={entriesOf(words.steps, detail)} />
      </Stack>
    </Card>
  );
}
