import type { ReactNode } from 'react';
import { UniversityMark } from '../../components/Icon/drawings/UniversityMark.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { universityWords } from './University.words.ts';
import '../reviews/Reviews.phrases.ts';
import './University.phrases.ts';

export interface UniversityDashboardProps {
  /** What to do first, figures, and what came in. */
  work: ReactNode;
}

const mark = { icon: UniversityMark, role: 'university' } as const;

/** Start page of the university's portal (feature spec, section 2, "University Admissions Portal"). */
export function UniversityDashboard({ work }: UniversityDashboardProps) {
  const words = useWords(universityWords).dashboard;
  return (
    <Stack space="large">
      <PortalHead title={words.title} mark={mark} />
      {work}
    </Stack>
  );
}
