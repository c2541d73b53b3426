import type { HiringFigures } from '@vetsync/machines/recruiter/model';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { recruiterWords } from './Recruiter.words.ts';

export interface RecruiterFiguresProps {
  figures: HiringFigures;
  /** The reader's locale, as a BCP 47 tag. */
  locale: string;
}

/** Four key figures of hiring. */
export function RecruiterFigures({ figures, locale }: RecruiterFiguresProps) {
  const words = useWords(recruiterWords).figures;
  const read = (count: number) => formatNumber(count, { locale });
  const { candidates, pool, openPositions, jobs, cleared, clearedInPool, applications, waiting } = figures;
  return (
    <StatStrip
      label={words.label}
      stats={[
        {
          label: words.candidates.label,
          figure: read(candidates),
          hint: words.candidates.hint(read(pool)),
        },
        { label: words.positions.label, figure: read(openPositions), hint: words.positions.hint(jobs) },
        { label: words.cleared.label, figure: read(cleared), hint: words.cleared.hint(read(clearedInPool)) },
        {
          label: words.applications.label,
          figure: read(applications),
          hint: words.applications.hint(waiting),
        },
      ]}
    />
  );
}
