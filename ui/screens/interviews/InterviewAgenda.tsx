import type { InterviewItem } from '@vetsync/machines/interviews';
import Building2 from 'lucide-react/icons/building-2';
import Phone from 'lucide-react/icons/phone';
import Video from 'lucide-react/icons/video';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { fullDay } from '../appointmentTime.ts';
import * as styles from './Interviews.css.ts';
import type { InterviewsProps } from './Interviews.types.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewsWords } from './Interviews.words.ts';

const icons = { video: Video, phone: Phone, onSite: Building2 } as const;

/** Interviews grouped by day. */
export function InterviewAgenda({ view, send }: InterviewsProps) {
  const words = useWords(interviewsWords);
  const { state, list, lists, day, days, count, calendar } = view;
  return (
    <Stack space="medium">
      <ToggleButtonGroup
        label={words.show}
        isLabelHidden
        options={lists.map((one) => ({ value: one.list, label: words.lists[one.list], count: one.count }))}
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
      {days.map((one) => (
        <Stack key={one.day} as="section" space="small" aria-labelledby={`day-${one.day}`}>
          <Heading level={2} size="lead" id={`day-${one.day}`}>
            {[one.day === calendar.today && words.today, fullDay(one.day)].filter(Boolean).join(', ')}
          </Heading>
          <ul className={styles.list}>
            {one.items.map((item) => (
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

function Entry({ item: { interview, time, href, isAwaiting } }: { item: InterviewItem }) {
  const words = useWords(interviewsWords);
  const { durationMinutes, personName, subject, format, status, outcome } = interview;
  return (
    <a href={href} className={styles.entry}>
      <span className={styles.hours}>
        <Text as="span" weight="strong" numeric>
          {time}
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
          {subject}
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
    </a>
  );
}
