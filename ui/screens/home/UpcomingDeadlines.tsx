import { Anchor } from '../../components/Link/Anchor.tsx';
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

/** The soonest deadlines. */
export function UpcomingDeadlines({ view, saveDate }: Pick<VeteranHomeProps, 'view' | 'saveDate'>) {
  const words = useWords(veteranHomeWords).waiting;
  const write = usePhrases();
  const { deadlines, counts, links, intl } = view;
  const left = (days: number) => relativeFormat(intl.locale, { numeric: 'auto' }).format(days, 'day');
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
            detail={words.due(left(daysLeft), shortDay(date, intl), school)}
            actions={saveDate?.({ id, what: write(what), school })}
          />
        ))}
      </RowList>
    </Section>
  );
}
