import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { TimeChoiceEvent, TimeChoiceView } from '@vetsync/machines/bookings/timeChoice';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { notOnPhone, phoneOnly } from '../layout.css.ts';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { IconButton } from '../system/parts/IconButton.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { useDates } from '../system/parts/useDates.ts';
import { bookingsWords } from './Bookings.words.ts';
import { OptionGroup } from './OptionGroup.tsx';
import * as styles from './TimeChoice.css.ts';
import { timeChoiceWords } from './TimeChoice.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { clockTime, exactTime, leafDate, shortDate, zoneShort } from '../dates.ts';
import { dayOfInstant, zonedTime } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface TimeChoiceProps extends ScreenProps<TimeChoiceView, TimeChoiceEvent> {
  links: {
    /** The list of appointments. */
    all: string;
    find: string;
    /** Where the person writes to the organization; null where they can't. */
    write: string | null;
    /** The page of a visit. */
    visit: (id: string) => string;
  };
}

/** A day, a time and a reason in somebody's calendar, all in one view, and what becomes of it. */
export function TimeChoice({ view, send, links }: TimeChoiceProps) {
  const words = useWords(timeChoiceWords);
  const { state, calendar, moved, form, intl } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return (
      <LoadFailed
        level={1}
        words={words.failed}
        failure={view.failure}
        onRetry={() => send({ type: 'page.retry' })}
      />
    );
  if (state === 'missing' || !calendar)
    return (
      <EmptyState
        drawing="missing"
        level={1}
        title={words.missing.title}
        action={<LinkButton href={links.find}>{words.missing.action}</LinkButton>}
      >
        {words.missing.text}
      </EmptyState>
    );
  const kindWords = words.kinds[calendar.kind ?? 'appointment'];
  const title = moved ? words.moveTitle : kindWords.title;
  // Their mentor moves it to another time of their own.
  const isOwn = moved !== null && 'side' in moved && moved.side === 'mentor';
  const name = (isOwn ? moved.title : calendar.title) || words.someone;
  return (
    <Stack space="large">
      <Head
        title={title}
        links={links}
        tab={kindWords.tab}
        about={kindWords.with(name, calendar.organizationName)}
        now={moved && words.now(exactTime(moved.start, intl))}
      />
      {state === 'closed' ? (
        <EmptyState
          drawing="calendar"
          title={words.closed.title}
          action={links.write !== null && <LinkButton href={links.write}>{words.closed.write}</LinkButton>}
        >
          {words.closed.text(calendar.organizationName)}
        </EmptyState>
      ) : form === 'booked' ? (
        <Booked view={view} links={links} />
      ) : (
        <div className={styles.layout}>
          <Choice view={view} send={send} links={links} />
          <Chosen view={view} send={send} />
        </div>
      )}
    </Stack>
  );
}

interface HeadProps extends Pick<TimeChoiceProps, 'links'> {
  title: string;
  tab: string;
  about: string;
  now: string | null;
}

function Head({ title, tab, about, now, links }: HeadProps) {
  return (
    <Stack space="xxsmall">
      <PageHead
        title={title}
        subtitle={about}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: tab, href: links.all },
              { label: title, href: '' },
            ]}
          />
        }
      />
      {now !== null && <Text numeric>{now}</Text>}
    </Stack>
  );
}

function Choice({ view, send, links }: TimeChoiceProps) {
  const words = useWords(timeChoiceWords);
  const sharedWords = useWords(bookingsWords);
  const { calendar, visits, visit, moved, lost, form, crisis, reason, reasonMax } = view;
  const isBusy = form === 'sending';
  const kindWords = words.kinds[calendar?.kind ?? 'appointment'];
  return (
    <Stack space="large">
      {!moved && visits.length > 1 && (
        <ToggleButtonGroup
          label={kindWords.visit}
          options={visits.map(({ id, name, minutes }) => ({
            value: id,
            label: words.visitOption(name, sharedWords.minutes(minutes)),
          }))}
          selectedKeys={visit ? [visit.id] : []}
          isDisabled={isBusy}
          onSelectionChange={([id]) => id !== undefined && send({ type: 'visit.choose', id })}
        />
      )}
      {lost && (
        <Banner tone="caution" announce="alert">
          {words.lost[lost]}
        </Banner>
      )}
      {view.isFull ? (
        <EmptyState
          drawing="calendar"
          title={words.full}
          action={links.write !== null && <LinkButton href={links.write}>{words.closed.write}</LinkButton>}
        >
          {words.fullText}
        </EmptyState>
      ) : (
        <>
          <Week view={view} send={send} />
          <Times view={view} send={send} />
        </>
      )}
      {!moved && !view.isFull && (
        <Stack space="small">
          <TextArea
            label={kindWords.reason}
            isRequired={false}
            help={kindWords.reasonHelp(calendar?.organizationName ?? '')}
            limit={reasonMax}
            value={reason}
            isDisabled={isBusy}
            onChange={(text) => send({ type: 'reason.change', text })}
          />
          {crisis && <CrisisHelp finding={crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />}
        </Stack>
      )}
    </Stack>
  );
}

/** The days of one week, with how many times each has. */
function Week({ view, send }: Pick<TimeChoiceProps, 'view' | 'send'>) {
  const words = useWords(timeChoiceWords);
  const { weekdayDate } = useDates();
  const { week, day, form, intl } = view;
  const short = (one: string) => shortDate(one, intl);
  const isBusy = form === 'sending';
  return (
    <Stack as="section" space="xsmall" aria-label={words.day}>
      <div className={styles.head}>
        <Text as="span" size="small" weight="medium">
          {words.day}
        </Text>
        <span className={styles.headEnd}>
          <IconButton
            icon={ChevronLeft}
            label={words.before}
            isDisabled={!week.hasBefore || isBusy}
            onPress={() => send({ type: 'week.step', by: -1 })}
          />
          <Text as="span" size="small" numeric>
            <output>{words.week(short(week.first), short(week.last))}</output>
          </Text>
          <IconButton
            icon={ChevronRight}
            label={words.after}
            isDisabled={!week.hasAfter || isBusy}
            onPress={() => send({ type: 'week.step', by: 1 })}
          />
        </span>
      </div>
      <OptionGroup
        label={words.day}
        className={styles.week}
        optionClass={styles.day}
        chosen={day}
        isDisabled={isBusy}
        options={week.days.map(({ day: id, count }) => {
          const { weekday, day: number } = leafDate(`${id}T12:00:00Z`, { ...intl, timeZone: 'UTC' });
          return {
            id,
            label: words.dayOption(weekdayDate(id), count),
            isDisabled: count === 0,
            content: (
              <>
                <span className={styles.small}>{weekday}</span>
                <span className={styles.dayNumber}>{number}</span>
                <span className={styles.dayCount}>{count === 0 ? words.noTimes : words.open(count)}</span>
              </>
            ),
          };
        })}
        onChoose={(chosen) => send({ type: 'day.choose', day: chosen })}
      />
    </Stack>
  );
}

/** The free times of the chosen day. */
function Times({ view, send }: Pick<TimeChoiceProps, 'view' | 'send'>) {
  const words = useWords(timeChoiceWords);
  const sharedWords = useWords(bookingsWords);
  const { weekdayDate, zoneName } = useDates();
  const { times, parts, week, time, differs, calendar, form, intl } = view;
  const place = { ...intl, timeZone: calendar?.timeZone ?? intl.timeZone };
  if (times === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (times === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'times.retry' })} />
    );
  if (parts.length === 0)
    return (
      <Inline space="small">
        <Text tone="muted">{week.next === null ? words.noLater : words.emptyWeek}</Text>
        {week.next !== null && (
          <Button size="small" onPress={() => send({ type: 'week.next' })}>
            {words.nextOpen(weekdayDate(week.next))}
          </Button>
        )}
      </Inline>
    );
  const labels = parts.flatMap((part) => part.times.map(({ start }) => clockTime(start, intl)));
  // Of two that look alike when clocks go back, each says its zone.
  const name = (start: string) => {
    const label = clockTime(start, intl);
    return labels.filter((one) => one === label).length > 1 ? zonedTime(start, intl) : label;
  };
  const noon = time?.start ?? parts[0]?.times[0]?.start ?? '';
  return (
    <Stack as="section" space="small" aria-label={words.time}>
      {parts.map(({ part, times: free }) => (
        <Stack key={part} space="xxsmall">
          <Text as="span" size="small" weight="medium">
            {sharedWords.parts[part]}
          </Text>
          <OptionGroup
            label={sharedWords.parts[part]}
            className={styles.times}
            optionClass={styles.time}
            chosen={time?.start ?? null}
            isDisabled={form === 'sending'}
            options={free.map(({ start }) => {
              const there = zonedTime(start, place);
              return {
                id: start,
                label: differs ? `${name(start)}, ${words.placeTime(there)}` : name(start),
                content: (
                  <>
                    <span>{name(start)}</span>
                    {differs && <span className={styles.small}>{there}</span>}
                  </>
                ),
              };
            })}
            onChoose={(start) => send({ type: 'time.choose', start })}
          />
        </Stack>
      ))}
      <Text size="small" tone="muted">
        {differs
          ? words.zones(zoneShort(noon, intl), zoneShort(noon, place))
          : words.zone(zoneName(intl.timeZone))}
      </Text>
    </Stack>
  );
}

const useSubmitLabel = (view: TimeChoiceView) => {
  const words = useWords(timeChoiceWords);
  const { time, moved, visit, form, intl } = view;
  if (form === 'sending') return words.sending;
  if (!time) return words.kinds[view.calendar?.kind ?? 'appointment'].title;
  const at = clockTime(time.start, intl);
  if (moved) return words.move(at);
  return visit?.confirms === 'instantly' ? words.book(at) : words.request(at);
};

/** What the choice comes to: the horizon of a desk, and one line on a phone. */
function Chosen({ view, send }: Pick<TimeChoiceProps, 'view' | 'send'>) {
  const words = useWords(timeChoiceWords);
  const sharedWords = useWords(bookingsWords);
  const write = usePhrases();
  const { weekdayDate } = useDates();
  const label = useSubmitLabel(view);
  const { calendar, visit, time, moved, differs, heldUntil, form, failure, intl } = view;
  if (!calendar) return null;
  if (!time)
    return (
      <div className={notOnPhone}>
        <Text tone="muted">{words.choose}</Text>
      </div>
    );
  const place = { ...intl, timeZone: calendar.timeZone };
  const held = heldUntil !== null && words.held(clockTime(heldUntil, intl));
  return (
    <div className={styles.aside}>
      {form === 'failed' && (
        <Banner tone="critical" announce="alert" title={words.notSent}>
          {failure && write(failure)}
        </Banner>
      )}
      <div className={notOnPhone}>
        <NextStep title={moved?.visitName ?? visit?.name ?? ''} date={leafDate(time.start, intl)}>
          <Text as="div" weight="strong" numeric>
            {weekdayDate(dayOfInstant(time.start, intl))}
          </Text>
          <Text as="div" weight="strong" numeric>
            {zonedTime(time.start, intl)}
          </Text>
          {differs && (
            <Text as="div" numeric>
              {`${zonedTime(time.start, place)}, ${sharedWords.theirTime}`}
            </Text>
          )}
        </NextStep>
      </div>
      <div className={styles.submit}>
        <div className={phoneOnly}>
          <Text as="div" size="small" weight="strong" numeric>
            {exactTime(time.start, intl)}
          </Text>
          {(differs || held) && (
            <Text as="div" size="caption" tone="muted" numeric>
              {differs ? words.placeTime(zonedTime(time.start, place)) : held}
            </Text>
          )}
        </div>
        <Button
          variant="primary"
          isDisabled={!view.canBook}
          isPending={form === 'sending'}
          onPress={() => send({ type: 'time.book' })}
        >
          {label}
        </Button>
      </div>
      <div className={notOnPhone}>
        <Text as="div" size="small" tone="muted">
          {held && `${held} `}
          {visit?.confirms === 'instantly'
            ? words.instantly
            : words.onRequest(calendar.organizationName)}{' '}
          {words.notice(calendar.noticeHours)}
        </Text>
      </div>
    </div>
  );
}

/** What became of it. */
function Booked({ view, links }: Pick<TimeChoiceProps, 'view' | 'links'>) {
  const allWords = useWords(timeChoiceWords);
  const words = allWords.booked;
  const { booked, moved, time, calendar, visit, intl } = view;
  if (!calendar || !time) return null;
  const { organizationName } = calendar;
  const isDone = booked?.status === 'confirmed' && booked.proposal === null;
  const title = moved ? (isDone ? words.moved : words.proposed) : isDone ? words.confirmed : words.requested;
  const text = isDone
    ? words.confirmedText
    : moved
      ? words.proposedText(organizationName)
      : words.requestedText(organizationName);
  return (
    <NextStep
      title={title}
      when={exactTime(time.start, intl)}
      date={leafDate(time.start, intl)}
      action={
        <>
          {booked && (
            <LinkButton variant="primary" href={links.visit(booked.id)}>
              {words.show}
            </LinkButton>
          )}
          <LinkButton href={links.all}>{words.all}</LinkButton>
        </>
      }
    >
      <Text as="div">{allWords.visitOf(moved?.visitName ?? visit?.name ?? '', calendar.title)}</Text>
      <Text as="div" size="small">
        {text}
      </Text>
    </NextStep>
  );
}
