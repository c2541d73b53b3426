import type { ShownDeadline } from '@vetsync/machines/reference/countdown';
import BellOff from 'lucide-react/icons/bell-off';
import BellPlus from 'lucide-react/icons/bell-plus';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateLeaf } from '../../components/DateLeaf/DateLeaf.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { columns } from '../layout.css.ts';
import { formatNumber } from '../format.ts';
import type { CountdownProps } from './Countdown.types.ts';
import { countdownWords } from './Countdown.words.ts';
import { OwnDates } from './OwnDates.tsx';
import { ownDatesWords } from './OwnDates.words.ts';
import { DeadlineFacts, deadlineSources, DeadlineSources, type AnyDeadline } from './parts/DeadlineFacts.tsx';
import { useDeadlineTexts } from './parts/deadlineTexts.ts';
import {
  deadline as deadlineStyle,
  deadlines as deadlinesStyle,
  tools as toolsStyle,
} from './Reference.css.ts';
import { dateText, inDays } from '../dates.ts';
import { monthText } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

export type { CountdownProps, OwnDatesProps } from './Countdown.types.ts';

/** Everything with a time limit around the person's last day of service, each with its source. */
export function Countdown({ view, send, own }: CountdownProps) {
  const words = useWords(countdownWords);
  const { question, daysLeft, intl } = view;
  const last = question && dateText(question.separation, intl);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={
          last &&
          daysLeft !== null && (
            <>
              {daysLeft >= 0 ? words.subtitle.before(daysLeft, last) : words.subtitle.after(last)}{' '}
              <Anchor href={view.editHref}>{words.edit}</Anchor>
            </>
          )
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: words.back, href: view.homeHref },
              { label: words.title, href: view.href },
            ]}
          />
        }
      />
      <Content view={view} send={send} own={own} />
    </Stack>
  );
}

function Content({ view, send, own }: CountdownProps) {
  const words = useWords(countdownWords);
  switch (view.state) {
    case 'undated':
      return (
        <Stack space="large">
          <EmptyState
            drawing="calendar"
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
        <LoadFailed
          announce="status"
          words={words.failed}
          failure={view.problem}
          onRetry={() => send({ type: 'list.retry' })}
        />
      );
    case 'shown':
      return <Deadlines view={view} send={send} own={own} />;
  }
}

function Deadlines({ view, send, own }: CountdownProps) {
  const words = useWords(countdownWords);
  const textsOf = useDeadlineTexts();
  const { next, overdue, months, undated, others, marked, counts, question, daysLeft, intl } = view;
  const sources = deadlineSources([
    ...overdue,
    ...months.flatMap(({ items }) => items),
    ...undated,
    ...others,
  ]);
  const list = (items: readonly ShownDeadline[]) => (
    <ul className={deadlinesStyle}>
      {items.map((one) => (
        <Dated key={one.id} deadline={one} sources={sources} view={view} send={send} own={own} />
      ))}
    </ul>
  );
  const byMonth = (some: CountdownProps['view']['months'], level: 2 | 3) =>
    some.map(({ month, items }) => (
      <Section key={month} level={level} title={monthText(`${month}-01`, intl)}>
        {list(items)}
      </Section>
    ));
  const lastDay = question && daysLeft !== null && daysLeft >= 0 ? question.separation : null;
  const isLater = ({ month }: { month: string }) => lastDay !== null && month > lastDay.slice(0, 7);
  const later = months.filter(isLater);
  const count = later.flatMap(({ items }) => items).length;
  return (
    <div className={columns}>
      <Stack space="large">
        {view.dates && <Dates state={view.dates} send={send} />}
        {next && (
          <NextStep
            date={{ weekday: '', day: formatNumber(next.daysLeft!, intl), month: words.daysLeft }}
            when={words.next(dateText(next.due!, intl))}
            title={textsOf(next).title}
            lang={textsOf(next).lang}
          >
            {textsOf(next).what}
          </NextStep>
        )}
        {overdue.length > 0 && <Section title={words.overdue.title}>{list(overdue)}</Section>}
        {byMonth(
          months.filter((month) => !isLater(month)),
          2,
        )}
        {undated.length > 0 && (
          <Section title={words.open.title}>
            <Text size="small" tone="muted">
              {words.open.text}
            </Text>
            {list(undated)}
          </Section>
        )}
        {lastDay !== null && later.length > 0 && (
          <Disclosure
            level={2}
            title={words.later.title(dateText(lastDay, intl))}
            hint={words.later.count(count)}
          >
            <Stack space="large">{byMonth(later, 3)}</Stack>
          </Disclosure>
        )}
        {others.length > 0 && (
          <Disclosure level={2} title={words.others.title} hint={words.others.text}>
            <ul className={deadlinesStyle}>
              {others.map((one) => (
                <li key={one.id} className={deadlineStyle}>
                  <span />
                  <DeadlineFacts
                    deadline={one}
                    sources={sources}
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
      <Stack space="large">
        <StatStrip
          label={words.title}
          stats={(['done', 'open', 'skipped'] as const).map((name) => ({
            label: words.counts[name],
            figure: formatNumber(counts[name], intl),
          }))}
        />
        <OwnDates {...own} />
        <DeadlineSources sources={sources} />
      </Stack>
    </div>
  );
}

interface DatesProps extends Pick<CountdownProps, 'send'> {
  state: NonNullable<CountdownProps['view']['dates']>;
}

/** Dates that came with the address can be kept in the profile. */
function Dates({ state, send }: DatesProps) {
  const words = useWords(countdownWords).dates;
  return (
    <Banner
      title={words.title}
      action={
        <Button variant="primary" isPending={state === 'saving'} onPress={() => send({ type: 'dates.save' })}>
          {state === 'saving' ? words.saving : words.save}
        </Button>
      }
    >
      {words.text}
      {state === 'failed' && (
        <Text size="small" tone="critical" role="alert">
          {words.failed}
        </Text>
      )}
    </Banner>
  );
}

interface DatedProps extends CountdownProps {
  deadline: ShownDeadline;
  sources: readonly AnyDeadline[];
}

function Dated({ deadline, sources, view, send, own }: DatedProps) {
  const words = useWords(countdownWords);
  const sharedWords = useWords(ownDatesWords);
  const { title } = useDeadlineTexts()(deadline);
  const { id, due, opens, mark, daysLeft, isOver } = deadline;
  const { intl } = view;
  const left = daysLeft === null ? '' : inDays(daysLeft, intl);
  const when = due !== null && isOver ? words.overdue.since(dateText(due, intl)) : left;
  const isToOpen = opens !== null && intl.now < Date.parse(opens);
  const isAhead = due !== null && !isOver;
  const reminder = own.view.reminders[id];
  const note = [
    when,
    isToOpen && words.opens(dateText(opens, intl)),
    reminder !== undefined && mark === null && sharedWords.reminderOn(dateText(reminder, intl)),
  ];
  return (
    <li className={deadlineStyle}>
      {due === null ? <span /> : <DateLeaf date={due} />}
      <DeadlineFacts deadline={deadline} sources={sources} note={note.filter(Boolean).join(' · ')} />
      <div className={toolsStyle}>
        {mark === null ? (
          <>
            <Button
              size="small"
              aria-label={words.name(words.done, title)}
              onPress={() => send({ type: 'deadline.mark', id, mark: 'done' })}
            >
              {words.done}
            </Button>
            {isAhead && <Reminder deadline={{ ...deadline, due }} own={own} />}
            <Menu
              label={words.name(words.more, title)}
              isIconOnly
              icon={Ellipsis}
              size="small"
              variant="quiet"
              placement="bottom end"
              items={[
                ...(isAhead ? [{ id: 'calendar', label: words.calendar, icon: CalendarPlus } as const] : []),
                { id: 'skip', label: words.skip, icon: X } as const,
              ]}
              onAction={(action) =>
                send(
                  action === 'calendar'
                    ? { type: 'calendar.save', id }
                    : { type: 'deadline.mark', id, mark: 'skipped' },
                )
              }
            />
          </>
        ) : (
          <>
            <Badge tone={mark === 'done' ? 'positive' : 'neutral'}>
              {mark === 'done' ? words.counts.done : words.counts.skipped}
            </Badge>
            <Button
              size="small"
              icon={Undo2}
              aria-label={words.name(words.takeBack, title)}
              onPress={() => send({ type: 'deadline.mark', id, mark: null })}
            >
              {words.takeBack}
            </Button>
          </>
        )}
      </div>
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
  const isSet = view.reminders[id] !== undefined;
  if (!isSet && !canRemind) return null;
  const label = isSet ? words.noReminder : words.remind;
  return (
    <Tooltip
      trigger={
        <Button
          size="small"
          variant="quiet"
          icon={isSet ? BellOff : BellPlus}
          aria-label={sharedWords.name(label, title)}
          onPress={() =>
            send(
              isSet
                ? { type: 'reminder.remove', id }
                : { type: 'reminder.set', id, title: words.remindTitle(title), due },
            )
          }
        />
      }
    >
      {label}
    </Tooltip>
  );
}
