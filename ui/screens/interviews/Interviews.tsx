import type { InterviewItem } from '@vetsync/machines/interviews/interviews';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Calendar } from '../../components/Calendar/Calendar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { useDates } from '../system/parts/useDates.ts';
import * as styles from './Interviews.css.ts';
import { columns, next } from './Interviews.css.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewsWords } from './Interviews.words.ts';
import type { InterviewsProps } from './Interviews.types.ts';
import Building2 from 'lucide-react/icons/building-2';
import Phone from 'lucide-react/icons/phone';
import Video from 'lucide-react/icons/video';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import '../system/parts/World.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';

const icons = { video: Video, phone: Phone, onSite: Building2 } as const;

/** Interviews grouped by day. */
function InterviewAgenda({ view, send }: InterviewsProps) {
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

export type { InterviewsProps } from './Interviews.types.ts';

/** A recruiter's interviews: a month calendar, and the interviews of a list or of one day. */
export function Interviews({ view, send }: InterviewsProps) {
  const words = useWords(interviewsWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack space="large">
      <Inline justify="space-between" space="small">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={heading}>
            {words.title}
          </Heading>
          <Text tone="muted">{words.subtitle}</Text>
        </Stack>
        <LinkButton variant="primary" icon={CalendarPlus} href={view.newHref}>
          {words.schedule}
        </LinkButton>
      </Inline>
      {view.state === 'empty' ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : (
        <div className={columns}>
          {view.next && <Next item={view.next} />}
          <DayCard view={view} send={send} />
          <InterviewAgenda view={view} send={send} />
        </div>
      )}
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
    </Stack>
  );
}

/**
 * The next interview. On narrow screens, where the calendar comes before the list, it is visible without scrolling.
 */
function Next({ item: { interview, href } }: { item: InterviewItem }) {
  const { fullDay, timeOfDay } = useDates();
  const words = useWords(interviewsWords);
  return (
    <Anchor className={next} href={href}>
      {words.next(`${fullDay(interview.date)}, ${timeOfDay(interview.time)}`, interview.personName)}
    </Anchor>
  );
}

function DayCard({ view: { calendar, day }, send }: InterviewsProps) {
  const words = useWords(interviewsWords);
  const { today, first, last, counts } = calendar;
  const notes = Object.entries(counts).map(([date, count]) => [date, words.note(count)] as const);
  return (
    <Card as="section" aria-label={words.calendar}>
      <Stack space="small">
        <Calendar
          label={words.calendar}
          value={day}
          today={today}
          firstDay={first}
          lastDay={last}
          notes={Object.fromEntries(notes)}
          onChange={(date) => send({ type: 'day.choose', day: date })}
        />
        {day && (
          <div>
            <Button size="small" onPress={() => send({ type: 'day.choose', day: null })}>
              {words.allDays}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
