import type { VisitView } from '@vetsync/machines/hospital/model';
import { useMemo } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { PersonLines } from '../portal/cellLines.tsx';
import { useDates } from '../system/parts/useDates.ts';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { wellnessWords } from '../wellness/Wellness.words.ts';
import { hospitalWords } from './Hospital.words.ts';
import { appointmentTones } from './tones.ts';

interface VisitTableProps {
  rows: readonly VisitView[];
  currentId: string | null;
  /** Whether one of them is open over the table. */
  isCovered: boolean;
}

const keyOf = ({ id }: VisitView) => id;
const hrefOf = ({ href }: VisitView) => href;
const small = (text: string) => (
  <Text as="span" size="small">
    {text}
  </Text>
);

function useColumns(): readonly TableColumn<VisitView>[] {
  const { columns: words } = useWords(hospitalWords).appointments;
  const names = useWords(wellnessWords).status;
  const { appointmentType, specialty } = useWords(worldPhrases);
  const { shortDay, slotTime } = useDates();
  return useMemo(
    () => [
      {
        id: 'patient',
        label: words.patient,
        width: 12.25,
        isRowHeader: true,
        cell: ({ veteranName, type }) => <PersonLines name={veteranName} note={appointmentType(type)} />,
      },
      {
        id: 'status',
        label: words.status,
        width: 7.5,
        narrowAs: 'inline',
        cell: ({ status }) => <Badge tone={appointmentTones[status]}>{names[status]}</Badge>,
      },
      {
        id: 'day',
        label: words.day,
        width: 7.25,
        narrowAs: 'inline',
        cell: ({ date }) => small(shortDay(date)),
      },
      {
        id: 'time',
        label: words.time,
        width: 5.75,
        narrowAs: 'inline',
        cell: ({ time }) => small(slotTime(time)),
      },
      {
        id: 'provider',
        label: words.provider,
        width: 9,
        narrowAs: 'inlineLabeled',
        cell: ({ providerName }) => small(providerName),
      },
      {
        id: 'specialty',
        label: words.specialty,
        width: 8,
        narrowAs: 'hidden',
        cell: ({ providerSpecialty }) => small(specialty(providerSpecialty)),
      },
      {
        id: 'asked',
        label: words.asked,
        width: 7.25,
        narrowAs: 'hidden',
        cell: ({ createdAt }) => small(shortDay(createdAt.slice(0, 10))),
      },
    ],
    [words, names, appointmentType, specialty, shortDay, slotTime],
  );
}

/** Appointments, soonest first, each a link to its details. */
export function VisitTable({ rows, currentId, isCovered }: VisitTableProps) {
  return (
    <Table<VisitView>
      label={useWords(hospitalWords).appointments.list}
      columns={useColumns()}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      isHeadHiddenIfNarrow
      currentRow={currentId}
      isCovered={isCovered}
    />
  );
}
