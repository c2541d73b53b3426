import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { useWords } from '../../language/useWords.ts';
import { appointmentDetailWords, wellnessWords } from './Wellness.words.ts';
import { AppointmentBadge } from './appointments/AppointmentItem.tsx';
import type { MedicalAppointmentsProps } from './MedicalAppointments.tsx';
import { bullets, columns, screenOnly } from '../layout.css.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useDates } from '../system/parts/useDates.ts';
import type {
  AppointmentsView,
  AppointmentDetailView,
  AppointmentsEvent,
} from '@vetsync/machines/wellness/appointments';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { FacilityTime } from '../system/parts/times/FacilityTime.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import type { TimelineEntry } from '../../components/Timeline/Timeline.tsx';
import type { Translation } from '../../language/translate.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Ban from 'lucide-react/icons/ban';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../components/Button/Button.tsx';
import './Wellness.phrases.ts';
import { dateText } from '../dates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

interface AppointmentActionsProps {
  detail: AppointmentDetailView;
  send: (event: AppointmentsEvent) => void;
}

function AppointmentActions({ detail, send }: AppointmentActionsProps) {
  const words = useWords(appointmentDetailWords);
  const { id, canChange, visitKind, rescheduleHref } = detail;
  return (
    <div className={screenOnly}>
      <Inline space="small">
        {canChange && (
          <LinkButton variant="primary" icon={CalendarClock} href={rescheduleHref}>
            {words.reschedule}
          </LinkButton>
        )}
        {canChange && visitKind === 'request' && (
          <Button icon={CalendarDays} onPress={() => send({ type: 'calendar.save', appointmentId: id })}>
            {words.calendar}
          </Button>
        )}
        <Button icon={Printer} onPress={() => send({ type: 'page.print' })}>
          {words.print}
        </Button>
        {canChange && (
          <Button variant="quiet" icon={Ban} onPress={() => send({ type: 'cancel.open' })}>
            {words.cancel}
          </Button>
        )}
      </Inline>
    </div>
  );
}

function entriesOf(
  words: Translation<typeof appointmentDetailWords.steps>,
  { status, isOver, visitKind }: AppointmentDetailView,
): TimelineEntry[] {
  const isSaved = visitKind === 'note';
  const requested = { id: 'requested', title: isSaved ? words.saved : words.requested };
  if (status === 'cancelled')
    return [
      { ...requested, state: 'done' },
      { id: 'cancelled', title: words.cancelled, state: 'stopped' },
    ];
  // A request that is only saved was sent to nobody, so it can't be confirmed.
  if (isSaved) return [{ ...requested, state: 'current', children: words.notSent }];
  const isConfirmed = status === 'confirmed';
  return [
    {
      ...requested,
      state: isConfirmed || isOver ? 'done' : 'current',
      ...(!isConfirmed && !isOver && { children: words.waiting }),
    },
    { id: 'confirmed', title: words.confirmed, state: isConfirmed ? 'done' : isOver ? 'stopped' : 'coming' },
    { id: 'visit', title: words.visit, state: isOver ? 'done' : isConfirmed ? 'current' : 'coming' },
  ];
}

/** Timeline from the request to the visit. */
function AppointmentProgress({ detail }: { detail: AppointmentDetailView }) {
  const words = useWords(appointmentDetailWords);
  return (
    <Card as="section" aria-labelledby="progress">
      <Stack space="small">
        <Heading level={2} id="progress">
          {words.progress}
        </Heading>
        <Timeline label={words.progress} entries={entriesOf(words.steps, detail)} />
      </Stack>
    </Card>
  );
}

function AppointmentFacts({ view }: { view: AppointmentsView }) {
  const sharedWords = useWords(wellnessWords);
  const words = useWords(appointmentDetailWords);
  const { specialty } = useWords(worldPhrases);
  const { detail, facilityTimeZone, intl } = view;
  if (!detail) return null;
  const { date, time, span, status, phone, reason, reference, createdAt, visitKind } = detail;
  const isSaved = status === 'requested' && visitKind === 'note';
  const items = [
    {
      label: words.when,
      value: (
        <>
          <FacilityTime
            {...{ facilityTimeZone, intl }}
            at={{ date, time }}
            start={span?.start ?? null}
            weight="medium"
          />
          {visitKind === 'request' && words.length}
        </>
      ),
    },
    { label: words.status, value: isSaved ? sharedWords.saved : sharedWords.status[status] },
    { label: words.provider, value: `${detail.providerName}, ${specialty(detail.providerSpecialty)}` },
    { label: words.where, value: detail.location },
    { label: words.phone, value: phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor> },
    { label: words.reason, value: reason },
    { label: words.asked, value: dateText(createdAt, intl) },
    { label: words.id, value: reference && <Code>{reference}</Code> },
  ];
  return <DescriptionList items={items.filter(({ value }) => value)} />;
}

function CancelConfirmation({ detail, send }: AppointmentActionsProps) {
  const { weekdayDate, slotTime } = useDates();
  const sharedWords = useWords(wellnessWords);
  const words = useWords(appointmentDetailWords).confirm;
  const { appointmentType } = useWords(worldPhrases);
  const { type, providerName, date, time, visitKind } = detail;
  return (
    <ConfirmDialog
      title={words.title}
      tone="critical"
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={() => send({ type: 'cancel.confirm' })}
      onCancel={() => send({ type: 'cancel.keep' })}
    >
      {words.text[visitKind](
        appointmentType(type),
        providerName,
        sharedWords.at(weekdayDate(date), slotTime(time)),
      )}
    </ConfirmDialog>
  );
}

/** All details of one appointment: to reschedule, cancel, add to a calendar, or print. */
export function AppointmentDetail({ view, send, news }: MedicalAppointmentsProps) {
  const words = useWords(appointmentDetailWords);
  const { appointmentType } = useWords(worldPhrases);
  const { detail, links } = view;
  const back = (
    <LinkButton icon={ArrowLeft} variant="quiet" href={links.appointments}>
      {words.back}
    </LinkButton>
  );
  if (!detail)
    return (
      <EmptyState drawing="missing" level={1} title={words.missing.title} action={back}>
        {words.missing.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <PageHead
        title={appointmentType(detail.type)}
        subtitle={detail.providerName}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { href: links.overview, label: words.wellness },
              { href: links.appointments, label: words.back },
              { href: detail.href, label: appointmentType(detail.type) },
            ]}
          />
        }
        status={<AppointmentBadge appointment={detail} />}
      />
      {news}
      <div className={columns}>
        <Stack space="large">
          <Card>
            <AppointmentFacts view={view} />
          </Card>
          <AppointmentActions detail={detail} send={send} />
        </Stack>
        <Stack space="large">
          <AppointmentProgress detail={detail} />
          <Card as="section" aria-labelledby="to-bring">
            <Stack space="small">
              <Heading level={2} id="to-bring">
                {words.bring}
              </Heading>
              <ul className={bullets}>
                {words.bringItems.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Stack>
          </Card>
        </Stack>
      </div>
      {detail.isConfirmingCancel && <CancelConfirmation detail={detail} send={send} />}
    </Stack>
  );
}
