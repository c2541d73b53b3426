import type { ReactNode } from 'react';
import type { EducationPage } from '@vetsync/machines/education/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ApplicationsPage } from './application/ApplicationsPage.tsx';
import { EducationHub, type EducationProps } from './EducationHub.tsx';
import { UnknownPage } from './UnknownPage.tsx';

export interface EducationTabProps extends EducationProps {
  /** Pages with their own machines: `BenefitsCalculator` and `Documents`. */
  pages: Readonly<Record<Extract<EducationPage, 'calculator' | 'documents'>, ReactNode>>;
}

/** The education tab: the page of the current URL. */
export function Education({ view, send, pages }: EducationTabProps) {
  const { page } = view;
  if (page === 'hub') return <EducationHub view={view} send={send} />;
  if (page === 'applications') return <ApplicationsPage view={view} send={send} />;
  return page === 'unknown' ? <UnknownPage view={view} /> : <Stack>{pages[page]}</Stack>;
}
