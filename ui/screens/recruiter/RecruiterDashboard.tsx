import type { HiringFigures } from '@vetsync/machines/recruiter/model';
import type { ReactNode } from 'react';
import { RecruiterMark } from '../../components/Icon/drawings/RecruiterMark.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { recruiterWords } from './Recruiter.words.ts';
import { RecruiterFigures } from './RecruiterFigures.tsx';
import '../portal/Portal.phrases.ts';
import '../reviews/Reviews.phrases.ts';
import './Recruiter.phrases.ts';

export interface RecruiterDashboardProps {
  /** What to do first. */
  work: ReactNode;
  figures: HiringFigures;
  /** BCP 47 tag. */
  locale: string;
  /** The applications. */
  children: ReactNode;
}

const mark = { icon: RecruiterMark, role: 'recruiter' } as const;

/** Start page of the recruiter's portal: what to do first, and the applications (feature spec, section 2, "Recruiter Dashboard"). */
export function RecruiterDashboard({ work, figures, locale, children }: RecruiterDashboardProps) {
  const words = useWords(recruiterWords);
  return (
    <Stack space="large">
      <PortalHead title={words.applications.title} mark={mark} />
      {work}
      <RecruiterFigures figures={figures} locale={locale} />
      {children}
    </Stack>
  );
}
