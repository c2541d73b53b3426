import type { OrganizationOverviewView } from '@vetsync/machines/exchange/organizationOverview';
import type { WorkItem, WorkKind } from '@vetsync/machines/portal/model';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FilePen from 'lucide-react/icons/file-pen';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { listingMark } from '../TodaysWork.css.ts';
import { todaysWorkWords } from '../TodaysWork.words.ts';
import { useWorkTime } from './useWorkTime.ts';

interface RestOfWorkProps {
  view: Pick<OrganizationOverviewView, 'rest' | 'countsByKind' | 'countMax' | 'intl'>;
}

const icons: Readonly<Partial<Record<WorkKind, LucideIcon>>> = { closing: CalendarClock, draft: FilePen };

function Mark({ item: { kind, name, image } }: { item: WorkItem }) {
  const { [kind]: icon } = icons;
  if (!icon) return <Avatar name={name} mark={image} />;
  return (
    <span className={listingMark}>
      <Icon of={icon} />
    </span>
  );
}

/** What comes after the first thing, and links to all there is. */
export function RestOfWork({ view: { rest, countsByKind, intl, countMax } }: RestOfWorkProps) {
  const words = useWords(todaysWorkWords);
  const write = usePhrases();
  const timeOf = useWorkTime(intl);
  return (
    <Section title={words.rest}>
      <RowList>
        {rest.map((item) => (
          <Row
            key={item.id}
            mark={<Mark item={item} />}
            title={words.kinds[item.kind].title(item.name)}
            href={item.href}
            detail={item.subject ? words.detail(timeOf(item), write(item.subject)) : timeOf(item)}
            state={item.status && <Badge tone={item.status.tone}>{write(item.status.label)}</Badge>}
          />
        ))}
      </RowList>
      <Text as="div" size="small">
        <Inline space="small">
          {countsByKind.map(({ kind, count, href }) => (
            <Anchor key={kind} href={href}>
              {count < countMax ? words.kinds[kind].all(count) : words.more(words.kinds[kind].all(count))}
            </Anchor>
          ))}
        </Inline>
      </Text>
    </Section>
  );
}
