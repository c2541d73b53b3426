import type { HiringFigures } from '@vetsync/machines/recruiter/model';
import type { ReactNode } from 'react';
import { RecruiterMark } from '../../components/Icon/drawings/RecruiterMark.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { recruiterWords } from './Recruiter.words.ts';
import '../portal/Portal.phrases.ts';
import '../reviews/Reviews.phrases.ts';
import './Recruiter.phrases.ts';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { PortalMark } from '../portal/PortalMark.tsx';

interface RecruiterFiguresProps {
  figures: HiringFigures;
  /** The reader's locale, as a BCP 47 tag. */
  locale: string;
}

/** Four key figures of hiring. */
function RecruiterFigures({ figures, locale }: RecruiterFiguresProps) {
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

export interface RecruiterDashboardProps {
  /** What to do first. */
  work: ReactNode;
  figures: HiringFigures;
  /** BCP 47 tag. */
  locale: string;
  /** The applications. */
  children: ReactNode;
}

const mark = <PortalMark icon={RecruiterMark} portal="recruiter" />;

/** Start page of the recruiter's portal: what to do first, and the applications (feature spec, section 2, "Recruiter Dashboard"). */
export function RecruiterDashboard({ work, figures, locale, children }: RecruiterDashboardProps) {
  const words = useWords(recruiterWords);
  return (
    <Stack space="large">
      <PageHead title={words.applications.title} mark={mark} />
      {work}
      <RecruiterFigures figures={figures} locale={locale} />
      {children}
    </Stack>
  );
}
