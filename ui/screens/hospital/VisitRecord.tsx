import type { VisitsView, VisitView } from '@vetsync/machines/hospital/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { relativeTime } from '../format.ts';
import { localeDate } from '../dates.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { FacilityTime } from '../system/parts/FacilityTime.tsx';
import { useWords } from '../../language/useWords.ts';
import { wellnessWords } from '../wellness/Wellness.words.ts';
import { visitWords } from './Hospital.words.ts';
import { appointmentTones } from './tones.ts';

interface VisitRecordProps extends Pick<VisitsView, 'facilityTimeZone' | 'reader'> {
  visit: VisitView;
}

/** One appointment, read-only. */
export function VisitRecord({ visit, facilityTimeZone, reader }: VisitRecordProps) {
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
          {...{ facilityTimeZone, reader, differs }}
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
        <TimeText at={createdAt} reader={reader}>
          {`${localeDate(createdAt, reader)} (${relativeTime(createdAt, reader)})`}
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
