import type { ShownDeadline } from '@vetsync/machines/reference/countdown';
import type { DatedDeadline, OtherDeadline } from '@vetsync/machines/reference/model';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateLeaf } from '../../components/DateLeaf/DateLeaf.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { columns } from '../layout.css.ts';
import { dayLabel, formatNumber, relativeFormat } from '../format.ts';
import { monthLabel } from '../dates.ts';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import '../system/System.phrases.ts';
import type { CountdownProps } from './Countdown.types.ts';
import { countdownWords } from './Countdown.words.ts';
import { OwnDates } from './OwnDates.tsx';
import { ownDatesWords } from './OwnDates.words.ts';
import { useDeadlineTexts } from './parts/deadlineTexts.ts';
import { deadline as deadlineStyle, deadlines as deadlinesStyle } from './Reference.css.ts';

export type { CountdownProps, OwnDatesProps } from './Countdown.types.ts';

/** Everything with a time limit around the person's last day of service, each with its source. */
export function Countdown({ view, send, own }: CountdownProps) {
  const words = useWords(countdownWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { question, daysLeft, intl } = view;
  const last = question && dayLabel(question.separation, intl, true);
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Breadcrumbs
          aria-label={words.way}
          items={[
            { label: words.back, href: view.homeHref },
            { label: words.title, href: view.href },
          ]}
        />
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1} ref={heading}>
            {words.title}
          </Heading>
          {last && daysLeft !== null && (
            <Text tone="muted">
              {daysLeft >= 0 ? words.subtitle.before(daysLeft, last) : words.subtitle.after(last)}{' '}
              <Anchor href={view.editHref}>{words.edit}</Anchor>
            </Text>
          )}
        </Stack>
      </Stack>
      <Content view={view} send={send} own={own} />
    </Stack>
  );
}

function Content({ view, send, own }: CountdownProps) {
  const words = useWords(countdownWords);
  const write = usePhrases();
  switch (view.state) {
    case 'undated':
      return (
        <Stack space="large">
          <EmptyState
            icon={CalendarClock}
            title={words.undated.title}
            action={
              <LinkButton variant="primary" href={view.editHref}>
                {words.undated.action}
              </LinkButton>
            }
          >
            {words.undated.text}
          </EmptyState>
          <OwnDates {...own} />
        </Stack>
      );
    case 'loading':
      return (
        <div aria-busy>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton shape="block" />
          <Skeleton lines={6} />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          announce="status"
          title={words.failed.title}
          action={<Button onPress={() => send({ type: 'list.retry' })}>{words.failed.retry}</Button>}
        >
          {write(view.problem)}
        </ErrorState>
      );
    case 'shown':
      return <Deadlines view={view} send={send} own={own} />;
  }
}

function Deadlines({ view, send, own }: CountdownProps) {
  const words = useWords(countdownWords);
  const textsOf = useDeadlineTexts();
  const { next, overdue, months, undated, others, marked, counts, intl } = view;
  const list = (items: readonly ShownDeadline[]) => (
    <ul className={deadlinesStyle}>
      {items.map((one) => (
        <Dated key={one.id} deadline={one} view={view} send={send} own={own} />
      ))}
    </ul>
  );
  return (
    <div className={columns}>
      <Stack space="large">
        {next && (
          <NextStep
            date={{ weekday: '', day: formatNumber(next.daysLeft!, intl), month: words.daysLeft }}
            when={words.next(dayLabel(next.due!, intl, true))}
            title={textsOf(next).title}
            lang={textsOf(next).lang}
          >
            {textsOf(next).what}
          </NextStep>
        )}
        {overdue.length > 0 && <Section title={words.overdue.title}>{list(overdue)}</Section>}
        {months.map(({ month, items }) => (
          <Section key={month} title={monthLabel(`${month}-01`, intl)}>
            {list(items)}
          </Section>
        ))}
        {undated.length > 0 && (
          <Section title={words.open.title}>
            <Text size="small" tone="muted">
              {words.open.text}
            </Text>
            {list(undated)}
          </Section>
        )}
      </Stack>
      <Stack space="large">
        <StatStrip
          label={words.title}
          stats={(['done', 'open', 'skipped'] as const).map((name) => ({
            label: words.counts[name],
            figure: formatNumber(counts[name], intl),
          }))}
        />
        <OwnDates {...own} />
        <Text size="small" tone="muted">
          {words.checked}
        </Text>
        {others.length > 0 && (
          <Disclosure level={2} title={words.others.title} hint={words.others.text}>
            <ul className={deadlinesStyle}>
              {others.map((one) => (
                <li key={one.id}>
                  <Facts
                    deadline={one}
                    note={words.others.anchors[one.anchor as keyof typeof words.others.anchors]}
                  />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        {marked.length > 0 && (
          <Disclosure level={2} title={words.marked} hint={formatNumber(marked.length, intl)}>
            {list(marked)}
          </Disclosure>
        )}
      </Stack>
    </div>
  );
}

function Dated({ deadline, view, send, own }: CountdownProps & { deadline: ShownDeadline }) {
  const words = useWords(countdownWords);
  const { title } = useDeadlineTexts()(deadline);
  const { id, due, opens, mark, daysLeft, isOver } = deadline;
  const { intl } = view;
  const left =
    daysLeft === null ? '' : relativeFormat(intl.locale, { numeric: 'auto' }).format(daysLeft, 'day');
  const when =
    due === null
      ? ''
      : isOver
        ? words.overdue.since(dayLabel(due, intl, true))
        : words.due(left, dayLabel(due, intl, true));
  const isToOpen = opens !== null && view.intl.now < Date.parse(opens);
  const button = (label: string, icon: typeof Check, event: Parameters<typeof send>[0]) => (
    <Button size="small" icon={icon} aria-label={words.name(label, title)} onPress={() => send(event)}>
      {label}
    </Button>
  );
  return (
    <li className={deadlineStyle}>
      {due === null ? <span /> : <DateLeaf date={due} />}
      <Stack space="xsmall">
        <Facts
          deadline={deadline}
          note={[when, isToOpen && words.opens(dayLabel(opens, intl, true))].filter(Boolean).join(' · ')}
        />
        <Inline space="xsmall">
          {mark === null ? (
            <>
              {button(words.done, Check, { type: 'deadline.mark', id, mark: 'done' })}
              {due !== null && !isOver && <Reminder deadline={{ ...deadline, due }} own={own} />}
              {button(words.skip, X, { type: 'deadline.mark', id, mark: 'skipped' })}
              {due !== null && !isOver && button(words.calendar, CalendarPlus, { type: 'calendar.save', id })}
            </>
          ) : (
            <>
              <Badge tone={mark === 'done' ? 'positive' : 'neutral'}>
                {mark === 'done' ? words.counts.done : words.counts.skipped}
              </Badge>
              {button(words.takeBack, Undo2, { type: 'deadline.mark', id, mark: null })}
            </>
          )}
        </Inline>
      </Stack>
    </li>
  );
}

interface ReminderProps extends Pick<CountdownProps, 'own'> {
  deadline: ShownDeadline & { due: string };
}

/** Reminds of a deadline a week before its last day, or takes that back. Too late for it, there is no button. */
function Reminder({ deadline, own: { view, send } }: ReminderProps) {
  const { title } = useDeadlineTexts()(deadline);
  const { id, due, canRemind } = deadline;
  const words = useWords(ownDatesWords);
  const sharedWords = useWords(countdownWords);
  const set = view.reminders[id];
  if (set !== undefined)
    return (
      <>
        <Badge tone="positive" icon={Bell}>
          {words.reminderOn(dayLabel(set, view.intl, true))}
        </Badge>
        <Button
          size="small"
          icon={BellOff}
          aria-label={sharedWords.name(words.noReminder, title)}
          onPress={() => send({ type: 'reminder.remove', id })}
        >
          {words.noReminder}
        </Button>
      </>
    );
  if (!canRemind) return null;
  return (
    <Button
      size="small"
      icon={Bell}
      aria-label={sharedWords.name(words.remind, title)}
      onPress={() => send({ type: 'reminder.set', id, title: words.remindTitle(title), due })}
    >
      {words.remind}
    </Button>
  );
}

interface FactsProps {
  deadline: DatedDeadline | OtherDeadline;
  /** When it is. */
  note: ReactNode;
}

/** What a deadline is, what follows if it is missed, where it is done, and who says so. */
function Facts({ deadline, note }: FactsProps) {
  const words = useWords(countdownWords);
  const { title, what, ifMissed, lang } = useDeadlineTexts()(deadline);
  const { hard, where, source, confidence, onlyIf } = deadline;
  return (
    <Stack space="xxsmall">
      <Inline space="xsmall" align="baseline">
        <Text weight="strong" lang={lang}>
          {title}
        </Text>
        {hard && (
          <Badge tone="caution" icon={Flag}>
            {words.hard}
          </Badge>
        )}
      </Inline>
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      <Text size="small" lang={lang}>
        {what}
      </Text>
      {hard && ifMissed && (
        <Text size="small" lang={lang}>
          {words.ifMissed(ifMissed)}
        </Text>
      )}
      {onlyIf && (
        <Text size="small" tone="muted">
          {words.onlyIf}
        </Text>
      )}
      <Text size="caption" tone="muted">
        {confidence === 'reported' ? words.reported : words.confirmed}{' '}
        <Anchor href={where.address} lang="en">
          {where.name}
        </Anchor>
        . {words.source(source.title, source.seenAsOf ?? words.undatedSource)}
      </Text>
    </Stack>
  );
}
