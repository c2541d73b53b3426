import type { VisitsView } from '@vetsync/machines/hospital/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { portalTableWords } from '../portal/PortalTable.words.ts';
import { RecordDialog, type RecordDialogProps } from '../portal/RecordDialog.tsx';
import * as styles from '../portal/views/PortalViews.css.ts';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { wellnessWords } from '../wellness/Wellness.words.ts';
import { Agenda } from './Agenda.tsx';
import { hospitalWords, visitWords } from './Hospital.words.ts';
import { HospitalNotice } from './HospitalNotice.tsx';
import { VisitRecord } from './VisitRecord.tsx';
import { VisitTable } from './VisitTable.tsx';

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
      <VisitRecord visit={visit} facilityTimeZone={view.facilityTimeZone} reader={view.reader} />
    </RecordDialog>
  );
}
