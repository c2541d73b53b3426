import type { UniversityView } from '@vetsync/machines/university';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';

export function UniversityStats({ view: { figures, reader } }: { view: UniversityView }) {
  const words = useWords(universityWords).dashboard;
  const read = (count: number) => formatNumber(count, reader);
  const { activeStudents, applications, pending, interviews, accepted, acceptance } = figures;
  return (
    <StatStrip
      label={words.figures}
      stats={[
        { ...words.students, figure: read(activeStudents) },
        {
          label: words.applications.label,
          figure: read(applications),
          hint: words.applications.hint(pending),
        },
        { ...words.interviews, figure: read(interviews) },
        {
          label: words.acceptance.label,
          figure: acceptance === null ? words.acceptance.none : `${acceptance}%`,
          hint: words.acceptance.hint(accepted),
        },
      ]}
    />
  );
}
