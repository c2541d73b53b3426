import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SchoolRecord } from './SchoolRecord.tsx';
import type { SchoolsProps } from './Schools.types.ts';
import { schoolsWords } from './Schools.words.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { ComparedSchools, CompareToggle } from './parts/CompareSchools.tsx';
import { NotImported } from './parts/NotImported.tsx';
import { schoolTool } from './parts/schools.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

/** The school that the URL names. */
export function SchoolPage({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  return (
    <Stack space="medium">
      <Breadcrumbs
        items={[
          { label: words.back, href: view.backHref },
          { label: view.school?.school.name ?? words.title, href: '#school' },
        ]}
      />
      <Content view={view} send={send} />
    </Stack>
  );
}

function Content({ view, send }: SchoolsProps) {
  const words = useWords(schoolsWords);
  switch (view.page) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <Card aria-busy>
          <Skeleton size="title" shape="figure" />
          <Skeleton lines={6} />
        </Card>
      );
    case 'missing':
      return (
        <EmptyState drawing="missing" title={words.missing.title}>
          {words.missing.text}
        </EmptyState>
      );
    case 'notImported':
      return (
        <NotImported isAdmin={view.isAdmin} level={2} official={{ href: schoolTool, label: words.tool }} />
      );
    case 'failed':
      return (
        <LoadFailed
          announce="status"
          words={words.failed}
          failure={view.problem}
          onRetry={() => send({ type: 'page.retry' })}
        />
      );
    case 'open':
      return (
        view.school && (
          <Stack space="medium">
            <Inline space="small" align="center">
              <CompareToggle school={view.school.school} compared={view.compared} send={send} />
              <ComparedSchools view={view} send={send} />
            </Inline>
            <SchoolRecord open={view.school} sources={view.sources} level={2} isArrival />
          </Stack>
        )
      );
  }
}
