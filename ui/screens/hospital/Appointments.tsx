import type { VisitsView, VisitView } from '@vetsync/machines/hospital/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { portalTableWords } from '../portal/PortalTable.words.ts';
import { RecordDialog } from '../portal/RecordDialog.tsx';
import type { RecordDialogProps } from '../portal/RecordDialog.tsx';
import * as styles from '../portal/views/PortalViews.css.ts';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { wellnessWords } from '../wellness/Wellness.words.ts';
import { hospitalWords, visitWords } from './Hospital.words.ts';
import { HospitalNotice } from './HospitalNotice.tsx';
import { VisitTable } from './VisitTable.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { useDates } from '../system/parts/useDates.ts';
import { agenda as agendaStyle } from './Hospital.css.ts';
import { VisitList } from './VisitList.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { relativeTime } from '../format.ts';
import { localeDate } from '../dates.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { FacilityTime } from '../system/parts/FacilityTime.tsx';
import { appointmentTones } from './tones.ts';

interface VisitRecordProps extends Pick<VisitsView, 'facilityTimeZone' | 'intl'> {
  visit: VisitView;
}

/** One appointment, read-only. */
function VisitRecord({ visit, facilityTimeZone, intl }: VisitRecordProps) {
  const sharedWords = useWords(wellnessWords);
  const words = useWords(visitWords);
  const { id, status, date, time, span, differs, isOver, location, reason, createdAt } = visit;
  const items = [
    {
      label: words.status,
      value: (
        <Badge tone={isOver ? 'neutral' : appointmentTones[status]}>
          {isOver && status !== 'cancelled' ? sharedWords.over : sharedWords.status[status]}
        </Badge>
      ),
    },
    {
      label: words.when,
      value: (
        <FacilityTime
          {...{ facilityTimeZone, intl, differs }}
          at={{ date, time }}
          start={span?.start ?? null}
        />
      ),
    },
    { label: words.patient, value: visit.veteranName },
    { label: words.provider, value: `${visit.providerName}, ${visit.providerSpecialty}` },
    { label: words.where, value: location },
    { label: words.reason, value: reason },
    {
      label: words.asked,
      value: (
        <TimeText at={createdAt} intl={intl}>
          {`${localeDate(createdAt, intl)} (${relativeTime(createdAt, intl)})`}
        </TimeText>
      ),
    },
    { label: words.id, value: id },
  ];
  return (
    <Stack space="large">
      {status === 'requested' && !isOver && <Banner>{words.waits}</Banner>}
      <DescriptionList items={items.filter(({ value }) => value)} />
      {visit.patientHref && (
        <div>
          <LinkButton href={visit.patientHref}>{words.record}</LinkButton>
        </div>
      )}
    </Stack>
  );
}

/** Upcoming appointments by day. */
function Agenda({ agenda }: Pick<VisitsView, 'agenda'>) {
  const { fullDay } = useDates();
  const words = useWords(hospitalWords).appointments;
  return (
    <Section title={words.agenda}>
      {agenda.length === 0 && <Text tone="muted">{words.agendaNone}</Text>}
      <div className={agendaStyle}>
        {agenda.map(({ day, visits }) => (
          <Stack key={day} as="section" space="small" aria-label={fullDay(day)}>
            <Text weight="strong">{fullDay(day)}</Text>
            <VisitList visits={visits} emptyText={words.agendaNone} showsDay={false} />
          </Stack>
        ))}
      </div>
    </Section>
  );
}

export interface AppointmentsProps {
  view: VisitsView;
  /** What closes the open one, or goes to the next. */
  send: RecordDialogProps['send'];
}

/** What veterans have asked for and what is on the calendar, to be read. */
export function Appointments({ view, send }: AppointmentsProps) {
  const words = useWords(hospitalWords).appointments;
  const names = useWords(wellnessWords).status;
  const sharedWords = useWords(portalTableWords);
  const { rows, total, views, agenda, open } = view;
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle} />
      <Stack as="section" space="small" aria-label={words.list}>
        <div className={styles.line}>
          <div className={styles.views}>
            <TabLinks
              label={sharedWords.views.label}
              items={views.map(({ status, ...one }) => ({
                ...one,
                label: status === null ? words.all : names[status],
              }))}
            />
          </div>
          <output className={styles.end}>
            <Text as="span" size="small" tone="muted" numeric>
              {words.count(rows.length, total)}
            </Text>
          </output>
        </div>
        <VisitTable rows={rows} isCovered={open !== null} currentId={open?.visit?.id ?? null} />
      </Stack>
      <Agenda agenda={agenda} />
      <HospitalNotice />
      {open && <Visit open={open} view={view} send={send} />}
    </Stack>
  );
}

function Visit({ open, view, send }: AppointmentsProps & { open: NonNullable<VisitsView['open']> }) {
  const words = useWords(visitWords);
  const { appointmentType } = useWords(worldPhrases);
  const { visit } = open;
  if (!visit) return <RecordDialog open={open} title={words.title} send={send} />;
  return (
    <RecordDialog
      open={open}
      title={appointmentType(visit.type)}
      description={words.of(visit.veteranName)}
      send={send}
    >
      <VisitRecord visit={visit} facilityTimeZone={view.facilityTimeZone} intl={view.intl} />
    </RecordDialog>
  );
}
