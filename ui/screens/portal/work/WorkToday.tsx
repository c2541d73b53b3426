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
import { DecideMenu } from '../../reviews/DecideMenu.tsx';
import { formatNumber } from '../../format.ts';
import { listingMark } from '../TodaysWork.css.ts';
import { todaysWorkWords } from '../TodaysWork.words.ts';
import { useWorkTime } from './useWorkTime.ts';
import { spanOf } from './workTime.ts';

interface WorkTodayProps {
  view: Pick<OrganizationOverviewView, 'first' | 'rest' | 'waiting' | 'countsByKind' | 'countMax' | 'intl'>;
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

/** Who waits, in one sentence, then all of it in one list, most pressing first. Only the longest wait is colored. */
export function WorkToday({ view: { first, rest, waiting, countsByKind, intl, countMax } }: WorkTodayProps) {
  const words = useWords(todaysWorkWords);
  const write = usePhrases();
  const timeOf = useWorkTime(intl);
  const { count, longest } = waiting;
  const title = longest
    ? words.waiting(count, formatNumber(count, intl), longest.name, spanOf(longest, intl).text)
    : words.nobody;
  const stateOf = (item: WorkItem) => {
    if (item.status) return <Badge tone={item.status.tone}>{write(item.status.label)}</Badge>;
    return item.id === longest?.id && <Badge tone="caution">{words.longest}</Badge>;
  };
  return (
    <Section title={title}>
      <RowList>
        {[...(first ? [first] : []), ...rest].map((item) => (
          <Row
            key={item.id}
            mark={<Mark item={item} />}
            title={words.kinds[item.kind].title(item.name)}
            href={item.href}
            detail={item.subject ? words.detail(timeOf(item), write(item.subject)) : timeOf(item)}
            state={stateOf(item)}
            actions={
              item.choices.length > 0 && (
                <DecideMenu name={item.name} choices={item.choices} href={item.href} />
              )
            }
          />
        ))}
      </RowList>
      <Text as="div" size="small">
        <Inline space="small">
          {countsByKind.map(({ kind, count: all, href }) => (
            <Anchor key={kind} href={href}>
              {all < countMax ? words.kinds[kind].all(all) : words.more(words.kinds[kind].all(all))}
            </Anchor>
          ))}
        </Inline>
      </Text>
    </Section>
  );
}
