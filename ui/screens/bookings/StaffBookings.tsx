import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type {
  ListedVisit,
  StaffBookingsEvent,
  StaffBookingsView,
} from '@vetsync/machines/bookings/staffBookings';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { useDates } from '../system/parts/useDates.ts';
import { BookingBadge } from './BookingBadge.tsx';
import * as styles from './StaffBookings.css.ts';
import { staffBookingsWords } from './StaffBookings.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { clockTime, dateText, exactTime, shortDate } from '../dates.ts';
import { FormFailure } from '../system/forms/FormFailure.tsx';

export interface StaffBookingsProps extends ScreenProps<StaffBookingsView, StaffBookingsEvent> {
  /** Goes to an address. */
  onGo: (href: string) => void;
  /** Where hours are set; null for whoever can't. */
  hoursHref: string | null;
}

type PartProps = Pick<StaffBookingsProps, 'view' | 'send'>;

/** Requests to answer, beside what is booked day by day, or in a week. */
export function StaffBookings({ view, send, onGo, hoursHref }: StaffBookingsProps) {
  const words = useWords(staffBookingsWords);
  const { state, failure, route, days, requests } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  if (state === 'closed')
    return (
      <EmptyState drawing="calendar" title={words.closed.title}>
        {words.closed.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <FormFailure announce="alert" view={{ failure }} title={words.notDone} />
      <div className={requests.length > 0 ? styles.beside({ span: route.span }) : undefined}>
        <Requests view={view} send={send} />
        <Stack space="large">
          <Toolbar view={view} onGo={onGo} hoursHref={hoursHref} />
          {route.span === 'week' ? (
            <Week view={view} send={send} onGo={onGo} />
          ) : (
            days.map(({ day, visits }) => <Day key={day} day={day} visits={visits} view={view} send={send} />)
          )}
        </Stack>
      </div>
    </Stack>
  );
}

function VisitActions({
  visit,
  send,
  intl,
}: { visit: ListedVisit; intl: StaffBookingsView['intl'] } & Pick<PartProps, 'send'>) {
  const words = useWords(staffBookingsWords);
  const time = clockTime(visit.start, intl);
  return (
    <>
      {visit.actions.map((action) => (
        <Button
          key={action}
          size="small"
          isPending={visit.isSending}
          aria-label={words.about(words.actions[action], visit.personName, time)}
          onPress={() => send({ type: 'visit.act', bookingId: visit.id, action })}
        >
          {words.actions[action]}
        </Button>
      ))}
      <Move visit={visit} time={time} />
    </>
  );
}

/** Leads to the choice of another time, for whoever can't drag. */
function Move({ visit, time }: { visit: ListedVisit; time: string }) {
  const words = useWords(staffBookingsWords);
  if (visit.moveHref === null) return null;
  return (
    <LinkButton
      size="small"
      variant="quiet"
      href={visit.moveHref}
      aria-label={words.about(words.move, visit.personName, time)}
    >
      {words.move}
    </LinkButton>
  );
}

function Requests({ view: { requests, intl }, send }: PartProps) {
  const words = useWords(staffBookingsWords);
  if (requests.length === 0) return null;
  return (
    <Section
      title={words.requests}
      action={
        <Text as="span" size="small" tone="muted">
          {words.requestCount(requests.length)}
        </Text>
      }
    >
      <RowList>
        {requests.map((visit) => (
          <Row
            key={visit.id}
            title={visit.personName}
            href={visit.href}
            detail={
              <>
                <div>
                  {visit.proposal
                    ? words.asksFor(exactTime(visit.proposal.start, intl))
                    : exactTime(visit.start, intl)}
                </div>
                <div>{words.visitOf(visit.visitName, visit.title)}</div>
                {visit.until !== null && <div>{words.answerBy(exactTime(visit.until, intl))}</div>}
                <div className={styles.answers}>
                  <Inline space="xsmall">
                    <VisitActions visit={visit} send={send} intl={intl} />
                  </Inline>
                </div>
              </>
            }
            state={<BookingBadge booking={visit} now={intl.now} />}
          />
        ))}
      </RowList>
    </Section>
  );
}

function Toolbar({ view, onGo, hoursHref }: Pick<StaffBookingsProps, 'view' | 'onGo' | 'hoursHref'>) {
  const words = useWords(staffBookingsWords);
  const { weekdayDate } = useDates();
  const { route, days, links, providers, intl } = view;
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const title =
    route.span === 'day' ? weekdayDate(first) : `${shortDate(first, intl)} – ${dateText(last, intl)}`;
  return (
    <Stack space="small">
      <div className={styles.toolbar}>
        <TabLinks
          label={words.span}
          items={(['day', 'week'] as const).map((span) => ({
            href: links[span],
            label: words[span],
            isCurrent: route.span === span,
          }))}
        />
        <LinkButton size="small" href={links.today}>
          {words.today}
        </LinkButton>
        <LinkButton size="small" variant="quiet" icon={ChevronLeft} href={links.before}>
          {words.before}
        </LinkButton>
        <LinkButton size="small" variant="quiet" icon={ChevronRight} href={links.after}>
          {words.after}
        </LinkButton>
        {providers.length > 1 && (
          <Select
            label={words.provider}
            options={[
              { value: 'all', label: words.everyone },
              ...providers.map(({ id, title: label }) => ({ value: id, label })),
            ]}
            value={route.calendarId ?? 'all'}
            onChange={(id) => onGo(links.provider(id === 'all' ? null : id))}
          />
        )}
        {hoursHref !== null && (
          <span className={styles.end}>
            <LinkButton size="small" variant="quiet" href={hoursHref}>
              {words.hours}
            </LinkButton>
          </span>
        )}
      </div>
      <Heading level={2} isLive>
        {title}
      </Heading>
      {view.isOld && (
        <Text size="small" tone="muted">
          {words.old}
        </Text>
      )}
    </Stack>
  );
}

interface DayProps extends PartProps {
  day: string;
  visits: readonly ListedVisit[];
}

/** The visits of one day in their order, with what can be said of each at once. */
function Day({ day, visits, view: { intl, isOld }, send }: DayProps) {
  const words = useWords(staffBookingsWords);
  const { weekdayDate } = useDates();
  if (visits.length === 0)
    return isOld ? null : <EmptyState drawing="calendar" level={3} title={words.none} />;
  return (
    <RowList aria-label={weekdayDate(day)}>
      {visits.map((visit) => (
        <Row
          key={visit.id}
          title={`${clockTime(visit.start, intl)} ${visit.personName}`}
          href={visit.href}
          detail={words.visitOf(visit.visitName, visit.title)}
          state={
            visit.arrivedAt !== null && visit.status === 'confirmed' ? (
              <Badge tone="info">{words.arrived}</Badge>
            ) : (
              <BookingBadge booking={visit} now={intl.now} />
            )
          }
          actions={<VisitActions visit={visit} send={send} intl={intl} />}
        />
      ))}
    </RowList>
  );
}

const isOver = ({ status }: ListedVisit) => status !== 'requested' && status !== 'confirmed';

/** A week in columns. A visit is dragged onto another day, whose times are chosen from then. */
function Week({ view: { days, intl }, send, onGo }: Pick<StaffBookingsProps, 'view' | 'send' | 'onGo'>) {
  const words = useWords(staffBookingsWords);
  const { weekdayDate } = useDates();
  return (
    <div className={styles.week}>
      {days.map(({ day, isToday, visits, dropHref }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Without a pointer, the link of each visit leads there.
        <section
          key={day}
          aria-label={weekdayDate(day)}
          className={`${styles.weekday} ${isToday ? styles.today : ''} ${dropHref === null ? '' : styles.drop}`}
          onDragOver={(event) => {
            if (dropHref !== null) event.preventDefault();
          }}
          onDrop={(event) => {
            event.preventDefault();
            send({ type: 'visit.lift', bookingId: null });
            if (dropHref !== null) onGo(dropHref);
          }}
        >
          <Text as="div" size="small" weight="strong">
            {weekdayDate(day)}
          </Text>
          {visits.length === 0 && (
            <Text as="div" size="small" tone="muted">
              {words.none}
            </Text>
          )}
          {visits.map((visit) => (
            <div key={visit.id}>
              <Anchor
                href={visit.href}
                className={`${styles.block} ${visit.status === 'requested' || visit.proposal ? styles.due : ''} ${isOver(visit) ? styles.over : ''} ${visit.isLifted ? styles.lifted : ''}`}
                draggable={visit.moveHref !== null}
                onDragStart={() => send({ type: 'visit.lift', bookingId: visit.id })}
                onDragEnd={() => send({ type: 'visit.lift', bookingId: null })}
              >
                <span className={styles.blockTime}>{clockTime(visit.start, intl)}</span>
                <span>{visit.personName}</span>
                <span>{visit.title}</span>
                <BookingBadge booking={visit} now={intl.now} />
              </Anchor>
              <Move visit={visit} time={clockTime(visit.start, intl)} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
