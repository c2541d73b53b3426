import type { InterviewItem } from '@vetsync/machines/interviews/interviews';
import Building2 from 'lucide-react/icons/building-2';
import Phone from 'lucide-react/icons/phone';
import Video from 'lucide-react/icons/video';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useDates } from '../system/parts/useDates.ts';
import * as styles from './Interviews.css.ts';
import type { InterviewsProps } from './Interviews.types.ts';
import '../system/parts/World.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewsWords } from './Interviews.words.ts';

const icons = { video: Video, phone: Phone, onSite: Building2 } as const;

/** Interviews grouped by day. */
export function InterviewAgenda({ view, send }: InterviewsProps) {
  const { fullDay } = useDates();
  const words = useWords(interviewsWords);
  const { state, list, lists, day, days, count, calendar } = view;
  return (
    <Stack space="medium">
      <ToggleButtonGroup
        label={words.show}
        isLabelHidden
        options={lists.map((item) => ({
          value: item.list,
          label: words.lists[item.list],
          count: item.count,
        }))}
        selectedKeys={[list]}
        onSelectionChange={([value]) => value && send({ type: 'list.choose', list: value })}
      />
      <output>
        <Text as="span" size="small" tone="muted" numeric>
          {words.count(count, day && fullDay(day))}
        </Text>
      </output>
      {state === 'none' && (
        <Card>
          <EmptyState title={words.none.title}>{day ? words.none.day : words.none.list[list]}</EmptyState>
        </Card>
      )}
      {days.map((group) => (
        <Stack key={group.day} as="section" space="small" aria-labelledby={`day-${group.day}`}>
          <Heading level={2} id={`day-${group.day}`}>
            {[group.day === calendar.today && words.today, fullDay(group.day)].filter(Boolean).join(', ')}
          </Heading>
          <ul className={styles.list}>
            {group.items.map((item) => (
              <li key={item.interview.id}>
                <Entry item={item} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

function Entry({ item: { interview, href, isAwaiting } }: { item: InterviewItem }) {
  const words = useWords(interviewsWords);
  const write = usePhrases();
  const { timeOfDay } = useDates();
  const { durationMinutes, time, personName, subject, format, status, outcome } = interview;
  return (
    <Anchor href={href} className={styles.entry}>
      <span className={styles.hours}>
        <Text as="span" weight="strong" numeric>
          {timeOfDay(time)}
        </Text>{' '}
        <Text as="span" size="small" tone="muted" numeric>
          {words.minutes(durationMinutes)}
        </Text>
      </span>{' '}
      <span className={styles.entryWords}>
        <Text as="span" weight="medium">
          {personName}
        </Text>{' '}
        <Text as="span" size="small" tone="muted">
          {write(subject)}
        </Text>{' '}
        <span className={styles.wayLine}>
          <Icon of={icons[format]} size="small" />
          <Text as="span" size="small">
            {words.formats[format]}
          </Text>{' '}
          {isAwaiting && <Badge tone="caution">{words.awaiting}</Badge>}
          {outcome && (
            <Badge tone={outcome === 'forward' ? 'positive' : 'neutral'}>{words.outcomes[outcome]}</Badge>
          )}
          {status === 'cancelled' && <Badge>{words.status.cancelled}</Badge>}
        </span>
      </span>
    </Anchor>
  );
}
