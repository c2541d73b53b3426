import type { VisitsView } from '@vetsync/machines/hospital/model';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useDates } from '../system/parts/useDates.ts';
import { agenda as agendaStyle } from './Hospital.css.ts';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';
import { VisitList } from './VisitList.tsx';

/** Upcoming appointments by day. */
export function Agenda({ agenda }: Pick<VisitsView, 'agenda'>) {
  const { fullDay } = useDates();
  const words = useWords(hospitalWords).appointments;
  return (
    <Section title={words.agenda}>
      {agenda.length === 0 && <Text tone="muted">{words.agendaNone}</Text>}
      <div className={agendaStyle}>
        {agenda.map(({ day, visits }) => (
          <Stack key={day} as="section" space="small" aria-label={fullDay(day)}>
            <Text weight="strong">{fullDay(day)}</Text>
            <VisitList visits={visits} emptyText={words.agendaNone} showsDay={false} />
          </Stack>
        ))}
      </div>
    </Section>
  );
}
