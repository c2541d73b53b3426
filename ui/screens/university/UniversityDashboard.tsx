import type { UniversityView } from '@vetsync/machines/university';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
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

/** Start page of the university's portal (feature spec, section 2, "University Admissions Portal"). */
export function UniversityDashboard({ view }: { view: UniversityView }) {
  const words = useWords(universityWords).dashboard;
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle} />
      {view.state === 'nothing' ? (
        <EmptyState title={words.nothing.title} level={2}>
          {words.nothing.text}
        </EmptyState>
      ) : (
        <>
          <UniversityStats view={view} />
          <RecentApplications view={view} />
          <div className={halves}>
            <PopularPrograms view={view} />
            {view.activities.length > 0 && <UniversityActivities view={view} />}
          </div>
        </>
      )}
    </Stack>
  );
}
