import type { UniversityView } from '@vetsync/machines/university';
import type { ReactNode } from 'react';
import { UniversityMark } from '../../components/Icon/drawings/UniversityMark.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { halves } from '../portal/PortalPage.css.ts';
import { PopularPrograms } from './PopularPrograms.tsx';
import { RecentApplications } from './RecentApplications.tsx';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';
import { UniversityActivities } from './UniversityActivities.tsx';
import { UniversityStats } from './UniversityStats.tsx';
import '../reviews/Reviews.phrases.ts';
import './University.phrases.ts';

export interface UniversityDashboardProps {
  view: UniversityView;
  /** What to do first. */
  work: ReactNode;
}

const mark = { icon: UniversityMark, role: 'university' } as const;

/** Start page of the university's portal: what to do first, then figures (feature spec, section 2, "University Admissions Portal"). */
export function UniversityDashboard({ view, work }: UniversityDashboardProps) {
  const words = useWords(universityWords).dashboard;
  return (
    <Stack space="large">
      <PortalHead title={words.title} mark={mark} />
      {work}
      <UniversityStats view={view} />
      <RecentApplications view={view} />
      <div className={halves}>
        <PopularPrograms view={view} />
        <UniversityActivities view={view} />
      </div>
    </Stack>
  );
}
