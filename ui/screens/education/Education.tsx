import './Education.phrases.ts';
import type { ReactNode } from 'react';
import type { EducationPage } from '@vetsync/machines/education/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { EducationHub } from './EducationHub.tsx';
import type { ProgramsProps } from './EducationHub.tsx';
import { columns } from '../layout.css.ts';
import { ApplicationStatus } from './application/ApplicationStatus.tsx';
import { Deadlines } from './application/Deadlines.tsx';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { EducationProps } from './Education.types.ts';
import { useWords } from '../../language/useWords.ts';
import { educationWords } from './Education.words.ts';
import type { EducationView } from '@vetsync/machines/education/education';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

/** The URL matches no page of the tab. */
function UnknownPage({ view }: { view: EducationView }) {
  const words = useWords(educationWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        tabs={<PageTabs words={words} links={view.links} current={null} />}
      />
      <EmptyState
        drawing="path"
        title={words.unknown.title}
        action={<LinkButton href={view.links.hub}>{words.unknown.action}</LinkButton>}
      >
        {words.unknown.text}
      </EmptyState>
    </Stack>
  );
}

/** "Track Applications": all applications to schools, and what is due. */
function ApplicationsPage({ view, send }: EducationProps) {
  const sharedWords = useWords(educationWords);
  const words = sharedWords.applications;
  return (
    <Stack space="large">
      <PageHead
        title={words.page}
        subtitle={words.pageText}
        hub={sharedWords.title}
        tabs={<PageTabs words={sharedWords} links={view.links} current="applications" />}
      />
      <div className={columns}>
        <ApplicationStatus view={view} send={send} />
        <Deadlines view={view} send={send} />
      </div>
    </Stack>
  );
}

export interface EducationTabProps extends ProgramsProps {
  /** Pages with their own machines: `BenefitsCalculator`, `Documents`, `EducationSchools` and `SchoolComparison`. */
  pages: Readonly<Record<Exclude<EducationPage, 'hub' | 'applications'>, ReactNode>>;
}

/** The education tab: the page of the current URL. */
export function Education({ view, send, programs, pages }: EducationTabProps) {
  const { page } = view;
  if (page === 'hub') return <EducationHub view={view} send={send} programs={programs} />;
  if (page === 'applications') return <ApplicationsPage view={view} send={send} />;
  return page === 'unknown' ? <UnknownPage view={view} /> : <Stack>{pages[page]}</Stack>;
}
