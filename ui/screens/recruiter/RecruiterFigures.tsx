import type { HiringFigures } from '@vetsync/machines/recruiter/model';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FileText from 'lucide-react/icons/file-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { figure } from '../format.ts';
import { figures as figuresStyle } from '../portal/PortalPage.css.ts';
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
  const read = (count: number) => figure(count, { locale });
  const { candidates, pool, openPositions, jobs, cleared, clearedInPool, applications, waiting } = figures;
  return (
    <section className={figuresStyle} aria-label={words.label}>
      <StatCard
        label={words.candidates.label}
        figure={read(candidates)}
        hint={words.candidates.hint(read(pool))}
        icon={Users}
      />
      <StatCard
        label={words.positions.label}
        figure={read(openPositions)}
        hint={words.positions.hint(jobs)}
        icon={BriefcaseBusiness}
      />
      <StatCard
        label={words.cleared.label}
        figure={read(cleared)}
        hint={words.cleared.hint(read(clearedInPool))}
        icon={ShieldCheck}
      />
      <StatCard
        label={words.applications.label}
        figure={read(applications)}
        hint={words.applications.hint(waiting)}
        icon={FileText}
      />
    </section>
  );
}
