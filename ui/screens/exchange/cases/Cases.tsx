import { Banner } from '../../../components/Banner/Banner.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { CaseBatch } from './CaseBatch.tsx';
import { CaseFinder, CaseViews } from './CaseFinder.tsx';
import { CaseList } from './CaseList.tsx';
import type { CasesProps } from './Cases.types.ts';
import { casesWords } from './Cases.words.ts';

export type { CasesProps } from './Cases.types.ts';

/** The people whom an organization has taken in. `CaseDialogs` are what is open over them. */
export function Cases({ view, send }: CasesProps) {
  const words = useWords(casesWords);
  const { state, kind, live, failure } = view;
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
    </Stack>
  );
}
