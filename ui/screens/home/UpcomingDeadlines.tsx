import { Anchor } from '../../components/Link/Anchor.tsx';
import { lazy, Suspense } from 'react';
import { DateLeaf } from '../../components/DateLeaf/DateLeaf.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import '../education/application/Deadlines.phrases.ts';
import { relativeFormat } from '../format.ts';
import { shortDay } from '../system/parts/appointmentTime.ts';
import type { VeteranHomeProps } from './Home.types.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

// Not in the demo, of which the dashboard is the first screen.
const SaveDate = lazy(async () => ({ default: (await import('./SaveDate.tsx')).SaveDate }));

/** The soonest deadlines. */
export function UpcomingDeadlines({ view, send }: Pick<VeteranHomeProps, 'view' | 'send'>) {
  const words = useWords(veteranHomeWords).waiting;
  const write = usePhrases();
  const { deadlines, counts, links, hasCalendar, reader } = view;
  const left = (days: number) => relativeFormat(reader.locale, { numeric: 'auto' }).format(days, 'day');
  if (deadlines.length === 0) return null;
  return (
    <Section title={words.title} action={<Anchor href={links.dates}>{words.all(counts.deadlines)}</Anchor>}>
      <RowList>
        {deadlines.map(({ id, what, school, date, daysLeft, href = links.applications }) => (
          <Row
            key={id}
            mark={<DateLeaf date={date} />}
            title={write(what)}
            href={href}
            detail={words.due(left(daysLeft), shortDay(date, reader), school)}
            actions={
              hasCalendar && (
                <Suspense>
                  <SaveDate id={id} what={write(what)} school={school} send={send} />
                </Suspense>
              )
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
