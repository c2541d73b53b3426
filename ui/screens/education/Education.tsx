import type { ReactNode } from 'react';
import type { EducationPage } from '@vetsync/machines/education/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ApplicationsPage } from './application/ApplicationsPage.tsx';
import { EducationHub, type ProgramsProps } from './EducationHub.tsx';
import { UnknownPage } from './UnknownPage.tsx';

export interface EducationTabProps extends ProgramsProps {
  /** Pages with their own machines: `BenefitsCalculator` and `Documents`. */
  pages: Readonly<Record<Extract<EducationPage, 'calculator' | 'documents'>, ReactNode>>;
}

/** The education tab: the page of the current URL. */
export function Education({ view, send, programs, pages }: EducationTabProps) {
  const { page } = view;
  if (page === 'hub') return <EducationHub view={view} send={send} programs={programs} />;
  if (page === 'applications') return <ApplicationsPage view={view} send={send} />;
  return page === 'unknown' ? <UnknownPage view={view} /> : <Stack>{pages[page]}</Stack>;
}
