import { Banner } from '../../../components/Banner/Banner.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { CaseAdding } from './CaseAdding.tsx';
import { CaseBatch } from './CaseBatch.tsx';
import { CaseExport } from './CaseExport.tsx';
import { CaseFinder, CaseSheet, CaseViews } from './CaseFinder.tsx';
import { CaseList } from './CaseList.tsx';
import { CaseRecord } from './CaseRecord.tsx';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';

export type { CasesProps } from './Cases.types.ts';

/** The people whom an organization has taken in, and the record of one of them over the list. */
export function Cases({ view, send }: CasesProps) {
  const words = useWords(casesWords);
  const { state, kind, record, live, failure, choices, self, reader } = view;
  if (state === 'missing' || state === 'suspended')
    return <OrganizationMissing former={view.organization} isSuspended={state === 'suspended'} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="small" aria-label={words.titles[kind]}>
      <VisuallyHidden>
        <Heading level={2}>{words.titles[kind]}</Heading>
      </VisuallyHidden>
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      <CaseViews view={view} send={send} />
      <CaseFinder view={view} send={send} />
      <CaseBatch view={view} send={send} />
      <CaseList view={view} send={send} />
      {record && <CaseRecord record={record} choices={choices} self={self} reader={reader} send={send} />}
      {view.adding && <CaseAdding adding={view.adding} send={send} />}
      {view.tools === 'filters' && <CaseSheet view={view} send={send} />}
      {view.tools === 'export' && <CaseExport view={view} send={send} />}
    </Stack>
  );
}
