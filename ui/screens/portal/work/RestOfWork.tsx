import type { TodaysWorkView } from '@vetsync/machines/todaysWork';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { todaysWorkWords } from '../TodaysWork.words.ts';
import { useWorkTime } from './useWorkTime.ts';

/** What comes after the first thing, and links to all there is. */
export function RestOfWork({ view: { rest, all, reader } }: { view: TodaysWorkView }) {
  const words = useWords(todaysWorkWords);
  const write = usePhrases();
  const timeOf = useWorkTime(reader);
  return (
    <Section title={words.rest}>
      <RowList>
        {rest.map((item) => (
          <Row
            key={item.id}
            mark={<Avatar name={item.name} mark={item.image} tone="own" />}
            title={words.kinds[item.kind].title(item.name)}
            href={item.href}
            detail={words.detail(timeOf(item), write(item.subject))}
            state={item.status && <Badge tone={item.status.tone}>{write(item.status.label)}</Badge>}
          />
        ))}
      </RowList>
      <Text as="div" size="small">
        <Inline space="small">
          {all.map(({ kind, count, href }) => (
            <a key={kind} href={href}>
              {words.kinds[kind].all(count)}
            </a>
          ))}
        </Inline>
      </Text>
    </Section>
  );
}
