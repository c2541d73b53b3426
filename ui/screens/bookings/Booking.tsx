import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type {
  BookingEvent,
  BookingView,
  LoadedBooking,
  VisitAction,
} from '@vetsync/machines/bookings/booking';
import type { Phrase } from '@vetsync/machines/system/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import type { Translation } from '../../language/translate.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { columns } from '../layout.css.ts';
import { Feedback } from '../interviews/Feedback.tsx';
import { OfferedTimes } from '../interviews/OfferedTimes.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { bookingWords } from './Booking.words.ts';
import { BookingBadge } from './BookingBadge.tsx';
import { bookingTitle } from './bookingTitle.ts';
import { bookingsWords } from './Bookings.words.ts';
import './Bookings.phrases.ts';
import { PlaceTime } from '../system/parts/times/PlaceTime.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { exactTime } from '../dates.ts';
import { relativeTime } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

type Words = Translation<typeof bookingWords>;

export interface BookingProps extends ScreenProps<BookingView, BookingEvent> {
  links: {
    /** The list of appointments. */
    all: string;
    /** Where another time is chosen. */
    move: string;
    /** Where somebody writes to the other side; null where they can't. */
    write: string | null;
    /** The application that an interview is about. */
    application?: string | null;
    /** The record of a patient, where it is known. */
    record?: string | null;
    /** Where the patient is referred to another organization, where they can be. */
    refer?: string | null;
  };
}

const isInterview = ({ booking }: LoadedBooking) => booking.kind === 'interview';

function titleOf(words: Words, { side, booking }: LoadedBooking) {
  if (side === 'person') return bookingTitle(words, booking);
  const visit = booking.kind === 'interview' ? words.interview.title : booking.visitName;
  return words.visitWith(visit, booking.personName || words.someone);
}

/** Whom or what it is with, as each side reads it. */
function otherIn(words: Words, { side, booking }: LoadedBooking, write: (phrase: Phrase) => string): string {
  if (booking.kind === 'mentor')
    return (side === 'person' ? booking.organizationName : booking.personName) || words.someone;
  return side === 'organization' ? write(booking.title) : `${booking.title}, ${booking.organizationName}`;
}

/** A visit: what, when, where and how to get in, what can be done about it, and what happened. */
export function Booking({ view, send, links }: BookingProps) {
  const words = useWords(bookingWords);
  const { state, loaded } = view;
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
  if (state === 'missing' || !loaded)
    return (
      <EmptyState
        drawing="missing"
        level={1}
        title={words.missing.title}
        action={<LinkButton href={links.all}>{words.kinds.appointment.tab}</LinkButton>}
      >
        {words.missing.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <Head view={view} loaded={loaded} links={links} />
      <div className={columns}>
        <Stack space="large">
          {loaded.booking.proposal?.times ? (
            <OfferedTimes view={view} send={send} loaded={loaded} />
          ) : (
            <Waiting view={view} loaded={loaded} />
          )}
          <Facts view={view} loaded={loaded} />
          <Actions view={view} send={send} loaded={loaded} links={links} />
          {isInterview(loaded) && <Feedback view={view} send={send} loaded={loaded} />}
        </Stack>
        <History view={view} loaded={loaded} />
      </div>
      <Asking view={view} send={send} loaded={loaded} />
    </Stack>
  );
}

interface PartProps extends Pick<BookingProps, 'view'> {
  loaded: LoadedBooking;
}

const tabOf = (words: Words, { side, booking }: LoadedBooking) =>
  words.kinds[booking.kind][side === 'person' ? 'ownTab' : 'tab'];

function Head({ view, loaded, links }: PartProps & Pick<BookingProps, 'links'>) {
  const words = useWords(bookingWords);
  const title = titleOf(words, loaded);
  return (
    <PageHead
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: tabOf(words, loaded), href: links.all },
            { label: title, href: '' },
          ]}
        />
      }
      status={<BookingBadge booking={loaded.booking} now={view.intl.now} />}
    />
  );
}

function proposalTitle(words: Words['proposal'], loaded: LoadedBooking): string {
  const { proposal } = loaded.booking;
  if (loaded.side === 'organization')
    return proposal?.by === 'person' ? words.person(loaded.booking.personName) : words.staff;
  if (proposal?.by === 'person') return words.own;
  return proposal?.isEarlier ? words.earlier : words.theirs(loaded.booking.organizationName);
}

/** What one side waits for. */
function Waiting({ view: { intl }, loaded }: PartProps) {
  const words = useWords(bookingWords);
  const { status, until, proposal, waits } = loaded.booking;
  const at = (instant: string) => exactTime(instant, intl);
  if (proposal) {
    const isDue = proposal.by !== loaded.side;
    return (
      <Banner tone={isDue ? 'caution' : 'info'} title={proposalTitle(words.proposal, loaded)}>
        {(isDue ? words.proposal.text : words.proposal.waits)(at(proposal.start), at(proposal.until))}
      </Banner>
    );
  }
  if (status === 'requested' && until !== null)
    return loaded.side === 'person' ? (
      <Banner>{words.waiting.own(loaded.booking.organizationName, at(until))}</Banner>
    ) : (
      <Banner tone="caution">{words.waiting.theirs(at(until))}</Banner>
    );
  return waits && loaded.side === 'person' ? <Banner>{words.waitlist}</Banner> : null;
}

function Facts({ view: { intl }, loaded }: PartProps) {
  const allWords = useWords(bookingWords);
  const sharedWords = useWords(bookingsWords);
  const words = allWords.facts;
  const { booking, side } = loaded;
  const write = usePhrases();
  const kindWords = allWords.kinds[booking.kind];
  const names = loaded.interviewers.map((one) => (typeof one === 'string' ? one : one.name)).filter(Boolean);
  const { start, end, timeZone, how, where, reason } = booking;
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  const items = [
    ...(booking.status === 'requested' && booking.proposal?.times
      ? []
      : [{ label: words.when, value: <PlaceTime start={start} timeZone={timeZone} intl={intl} /> }]),
    { label: words.how, value: `${sharedWords.ways[how]}, ${sharedWords.minutes(minutes)}` },
    {
      label: kindWords.with,
      value: otherIn(allWords, loaded, write),
    },
    ...(isInterview(loaded) && names.length > 0
      ? [{ label: allWords.interview.who, value: names.join(', ') }]
      : []),
    ...(where === ''
      ? []
      : [
          {
            label: words.where[how],
            value: /^https?:\/\//.test(where) ? <Anchor href={where}>{where}</Anchor> : where,
          },
        ]),
    ...(reason === null || isInterview(loaded)
      ? []
      : [
          {
            label: kindWords.about,
            value: (
              <div>
                <div>{reason === '' ? words.noReason : reason}</div>
                {side === 'person' && reason !== '' && (
                  <Text as="div" size="small" tone="muted">
                    {kindWords.seen(booking.organizationName)}
                  </Text>
                )}
              </div>
            ),
          },
        ]),
    ...(side === 'organization' && booking.arrivedAt !== null
      ? [
          {
            label: words.arrived,
            value: (
              <TimeText at={booking.arrivedAt} intl={intl}>
                {relativeTime(booking.arrivedAt, intl)}
              </TimeText>
            ),
          },
        ]
      : []),
  ];
  return <DescriptionList items={items} />;
}

function interviewLabel(
  words: Words['interview'],
  action: VisitAction,
  { booking, side }: LoadedBooking,
): string | null {
  const isOpen = booking.status === 'requested';
  if (action === 'move') return side === 'person' ? words.askOthers : words.offerOthers;
  if (action === 'decline' && isOpen) return words.none;
  if (action === 'cancel' && isOpen && side === 'organization') return words.withdraw;
  return null;
}

function labelOf(allWords: Words, action: VisitAction, loaded: LoadedBooking): string {
  const { booking, side } = loaded;
  const words = allWords.actions;
  const label = isInterview(loaded) && interviewLabel(allWords.interview, action, loaded);
  if (label) return label;
  if (booking.proposal && action === 'confirm') return words.acceptTime;
  if (booking.proposal && action === 'decline') return words.keepTime;
  if (action === 'move' && side === 'organization') return words.propose;
  if (action !== 'cancel') return words[action];
  const isAsked = booking.status === 'requested' && !isInterview(loaded);
  return isAsked ? words.withdraw : allWords.kinds[booking.kind].cancel;
}
const leading: ReadonlySet<VisitAction> = new Set(['confirm', 'arrive', 'complete']);
const quiet: ReadonlySet<VisitAction> = new Set(['cancel', 'wait', 'stopWaiting', 'miss']);

function Actions({ view, send, loaded, links }: PartProps & BookingProps) {
  const words = useWords(bookingWords);
  const write = usePhrases();
  const { actions, action: chosen, answer, failure, isOver } = view;
  const isBusy = answer === 'sending';
  const primary = actions.find((action) => leading.has(action));
  return (
    <Stack space="small">
      {answer === 'failed' && (
        <Banner tone="critical" announce="alert" title={words.notDone}>
          {failure && write(failure)}
        </Banner>
      )}
      <Inline space="small">
        {actions.map((action) =>
          action === 'move' ? (
            <LinkButton key={action} href={links.move}>
              {labelOf(words, action, loaded)}
            </LinkButton>
          ) : (
            <Button
              key={action}
              variant={action === primary ? 'primary' : quiet.has(action) ? 'quiet' : 'secondary'}
              isDisabled={isBusy}
              isPending={isBusy && action === chosen}
              onPress={() => send({ type: 'action.choose', action })}
            >
              {labelOf(words, action, loaded)}
            </Button>
          ),
        )}
        {!isOver && loaded.booking.status === 'confirmed' && (
          <Button variant="quiet" icon={CalendarPlus} onPress={() => send({ type: 'calendar.save' })}>
            {words.calendar}
          </Button>
        )}
        {links.application && (
          <LinkButton variant="quiet" href={links.application}>
            {words.interview.application}
          </LinkButton>
        )}
        {links.record && <LinkButton href={links.record}>{words.record}</LinkButton>}
        {links.refer && (
          <LinkButton variant="quiet" href={links.refer}>
            {words.refer}
          </LinkButton>
        )}
        {links.write !== null && (
          <LinkButton variant="quiet" href={links.write}>
            {words.write}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

/** Asks before the other side is told, and why. */
function Asking({ view, send, loaded }: PartProps & Pick<BookingProps, 'send'>) {
  const allWords = useWords(bookingWords);
  const words = allWords.asking;
  const { action, answer, takesReason, reason, reasonMax } = view;
  const isWorking = answer === 'sending';
  if (action !== 'cancel' && action !== 'decline' && action !== 'miss') return null;
  if (answer !== 'asking' && !isWorking) return null;
  const { cancelTitle, cancelText, cancel } = allWords.kinds[loaded.booking.kind];
  const { title, text, confirm } =
    action === 'cancel' ? { title: cancelTitle, text: cancelText, confirm: cancel } : words[action];
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={isWorking ? words.working : confirm}
      cancelLabel={words.back}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      <Stack space="small">
        <Text>{text}</Text>
        {takesReason && (
          <TextArea
            label={words.reason}
            isRequired={false}
            help={words.reasonHelp}
            limit={reasonMax}
            value={reason}
            isDisabled={isWorking}
            onChange={(written) => send({ type: 'reason.change', text: written })}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function History({ view: { intl }, loaded: { history, ...loaded } }: PartProps) {
  const words = useWords(bookingWords).history;
  const { side } = loaded;
  const other = loaded.side === 'person' ? loaded.booking.organizationName : loaded.booking.personName;
  return (
    <Section title={words.title}>
      <Timeline
        label={words.title}
        hasStates={false}
        entries={history.map(({ id, at, step, by, name, start, reason }) => {
          const who = name ?? (by === 'time' ? '' : by === side ? words.you : other);
          return {
            id,
            title: who === '' ? words.steps[step] : words.by(words.steps[step], who),
            when: (
              <TimeText at={at} intl={intl}>
                {relativeTime(at, intl)}
              </TimeText>
            ),
            children: (start !== null || reason !== null) && (
              <>
                {start !== null && <Text as="div">{words.at(exactTime(start, intl))}</Text>}
                {reason !== null && <Text as="div">{reason}</Text>}
              </>
            ),
          };
        })}
      />
    </Section>
  );
}
