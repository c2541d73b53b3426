import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import '../portal/Portal.phrases.ts';
import '../reviews/Reviews.phrases.ts';
import './University.phrases.ts';
import { universityWords } from './University.words.ts';

/** The tab with the applications to a university, and their list. */
export const UniversityApplications = ({ children }: { children: ReactNode }) => (
  <Stack space="large">
    <PageHead {...useWords(universityWords).applications} />
    {children}
  </Stack>
);
