import type { ReactNode } from 'react';
import { UniversityMark } from '../../components/Icon/drawings/UniversityMark.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import { universityWords } from './University.words.ts';
import '../reviews/Reviews.phrases.ts';
import './University.phrases.ts';
import { PortalMark } from '../portal/PortalMark.tsx';

export interface UniversityDashboardProps {
  /** What to do first, figures, and what came in. */
  work: ReactNode;
}

const mark = <PortalMark icon={UniversityMark} portal="university" />;

/** Start page of the university's portal (feature spec, section 2, "University Admissions Portal"). */
export function UniversityDashboard({ work }: UniversityDashboardProps) {
  const words = useWords(universityWords).dashboard;
  return (
    <Stack space="large">
      <PageHead title={words.title} mark={mark} />
      {work}
    </Stack>
  );
}
