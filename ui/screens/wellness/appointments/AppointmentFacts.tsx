import type { AppointmentsView } from '@vetsync/machines/wellness/appointments';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { appointmentDetailWords } from '../AppointmentDetail.words.ts';
import { readersDay } from '../../system/parts/appointmentTime.ts';
import { FacilityTime } from '../../system/parts/FacilityTime.tsx';
import { wellnessWords } from '../Wellness.words.ts';

export function AppointmentFacts({ view }: { view: AppointmentsView }) {
  const sharedWords = useWords(wellnessWords);
  const words = useWords(appointmentDetailWords);
  const { specialty } = useWords(worldPhrases);
  const { detail, facilityTimeZone, reader } = view;
  if (!detail) return null;
  const { date, time, span, differs, status, phone, reason, reference, createdAt, visitKind } = detail;
  const isSaved = status === 'requested' && visitKind === 'note';
  const items = [
    {
      label: words.when,
      value: (
        <>
          <FacilityTime
            {...{ facilityTimeZone, reader, differs }}
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
    { label: words.asked, value: readersDay(createdAt, reader) },
    { label: words.id, value: reference && <Code>{reference}</Code> },
  ];
  return <DescriptionList items={items.filter(({ value }) => value)} />;
}
