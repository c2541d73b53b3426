import type { ReactNode } from 'react';
import type { InterviewItem, InterviewsEvent, InterviewsView } from '@vetsync/machines/interviews/interviews';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Calendar } from '../../components/Calendar/Calendar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useDates } from '../system/parts/useDates.ts';
import * as styles from './Interviews.css.ts';
import { columns, next } from './Interviews.css.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewsWords } from './Interviews.words.ts';
import Building2 from 'lucide-react/icons/building-2';
import Phone from 'lucide-react/icons/phone';
import Video from 'lucide-react/icons/video';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { bookingsWords } from '../bookings/Bookings.words.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import '../system/parts/World.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { clockTime } from '../dates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';

const icons = { video: Video, phone: Phone, inPerson: Building2 } as const;

export interface InterviewsProps {
  view: InterviewsView;
  /** What the navigation calls the tab. */
  title: string;
  send: (event: InterviewsEvent) => void;
  /** Goes to an address. */
  onGo: (href: string) => void;
  /** Below the interviews. */
  children?: ReactNode;
}
type PartProps = Pick<InterviewsProps, 'view' | 'onGo'>;

/** Interviews grouped by day. */
function InterviewAgenda({ view }: Pick<PartProps, 'view'>) {
  const { weekdayDate } = useDates();
  const words = useWords(interviewsWords);
  const { state, list, lists, day, days, count, calendar, intl } = view;
  return (
    <Stack space="medium">
      <TabLinks
        label={words.show}
        items={lists.map((one) => ({
          href: one.href,
          label: words.lists[one.list],
          count: one.count,
          isCurrent: list === one.list,
        }))}
      />
      <FoundCount count={words.count(count, day && weekdayDate(day))} />
      {state === 'none' && (
        <Card>
          <EmptyState title={words.none.title}>{day ? words.none.day : words.none.list[list]}</EmptyState>
        </Card>
      )}
      {days.map((group) => (
        <Stack key={group.day} as="section" space="small" aria-labelledby={`day-${group.day}`}>
          <Heading level={2} id={`day-${group.day}`}>
            {[group.day === calendar.today && words.today, weekdayDate(group.day)].filter(Boolean).join(', ')}
          </Heading>
          <ul className={styles.list}>
            {group.items.map((item) => (
              <li key={item.interview.id}>
                <Entry item={item} intl={intl} />
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

const over = new Set(['cancelled', 'declined', 'expired']);

function Entry({
  item: { interview, href, isAwaiting },
  intl,
}: { item: InterviewItem } & Pick<InterviewsView, 'intl'>) {
  const words = useWords(interviewsWords);
  const sharedWords = useWords(bookingsWords);
  const write = usePhrases();
  const { start, end, personName, title, how, status, proposal, advice } = interview;
  return (
    <Anchor href={href} className={styles.entry}>
      <span className={styles.hours}>
        <Text as="span" weight="strong" numeric>
          {clockTime(start, intl)}
        </Text>{' '}
        <Text as="span" size="small" tone="muted" numeric>
          {words.minutes(Math.round((Date.parse(end) - Date.parse(start)) / 60_000))}
        </Text>
      </span>{' '}
      <span className={styles.entryWords}>
        <Text as="span" weight="medium">
          {personName}
        </Text>{' '}
        <Text as="span" size="small" tone="muted">
          {write(title)}
        </Text>{' '}
        <span className={styles.wayLine}>
          <Icon of={icons[how]} size="small" />
          <Text as="span" size="small">
            {sharedWords.ways[how]}
          </Text>{' '}
          {proposal && (
            <Badge tone={proposal.by === 'person' ? 'caution' : 'neutral'}>
              {proposal.by === 'person' ? words.asksForOthers : words.waits(proposal.times?.length ?? 1)}
            </Badge>
          )}
          {isAwaiting && <Badge tone="caution">{words.awaiting}</Badge>}
          {advice && (
            <Badge tone={advice === 'forward' ? 'positive' : 'neutral'}>{words.outcomes[advice]}</Badge>
          )}
          {over.has(status) && (
            <Badge>{status === 'cancelled' ? words.cancelled : sharedWords.status[status]}</Badge>
          )}
        </span>
      </span>
    </Anchor>
  );
}

/** That the people are invented, as in the demo. */
export const InventedInterviews = () => (
  <Text size="small" tone="muted">
    {useWords(interviewsWords).sample}
  </Text>
);

/** The interviews of an organization: a month calendar, and the interviews of a list or of one day. */
export function Interviews({ view, title, send, onGo, children }: InterviewsProps) {
  const words = useWords(interviewsWords);
  const { state } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'closed') return <EmptyState title={words.closed.title}>{words.closed.text}</EmptyState>;
  return (
    <Stack space="large">
      <PageHead
        title={title}
        subtitle={words.subtitle}
        action={
          view.newHref !== null && (
            <LinkButton variant="primary" icon={CalendarPlus} href={view.newHref}>
              {words.schedule}
            </LinkButton>
          )
        }
      />
      {state === 'empty' ? (
        <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
      ) : (
        <div className={columns}>
          {view.next && <Next item={view.next} intl={view.intl} />}
          <DayCard view={view} onGo={onGo} />
          <InterviewAgenda view={view} />
        </div>
      )}
      {children}
    </Stack>
  );
}

/**
 * The next interview. On narrow screens, where the calendar comes before the list, it is visible without scrolling.
 */
function Next({
  item: { interview, day, href },
  intl,
}: { item: InterviewItem } & Pick<InterviewsView, 'intl'>) {
  const { weekdayDate } = useDates();
  const words = useWords(interviewsWords);
  return (
    <Anchor className={next} href={href}>
      {words.next(`${weekdayDate(day)}, ${clockTime(interview.start, intl)}`, interview.personName)}
    </Anchor>
  );
}

function DayCard({ view: { calendar, day, dayHref }, onGo }: PartProps) {
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
          onChange={(date) => onGo(dayHref(date))}
        />
        {day && (
          <div>
            <LinkButton size="small" href={dayHref(null)}>
              {words.allDays}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
