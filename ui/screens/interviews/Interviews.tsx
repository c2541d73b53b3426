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
import { InterviewAgenda } from './InterviewAgenda.tsx';
import { columns, next } from './Interviews.css.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewsWords } from './Interviews.words.ts';
import type { InterviewsProps } from './Interviews.types.ts';

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
