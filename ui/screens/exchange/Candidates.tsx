import Lock from 'lucide-react/icons/lock';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { CandidateFinder } from './candidates/CandidateFinder.tsx';
import { CandidateList } from './candidates/CandidateList.tsx';
import { CandidatePanel } from './candidates/CandidatePanel.tsx';
import type { CandidatesProps } from './Candidates.types.ts';
import { candidatesWords } from './Candidates.words.ts';

export type { CandidatesProps } from './Candidates.types.ts';

/** People who let organizations find them, and one of them beside the list. */
export function Candidates({ view, send }: CandidatesProps) {
  const words = useWords(candidatesWords);
  const { state, detail, live, reader, failure, isRoleMissing } = view;
  if (state === 'missing') return <OrganizationMissing former={view.organization} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'notAllowed')
    return (
      <EmptyState icon={Lock} level={2} title={words.notAllowed.title}>
        {isRoleMissing ? words.notAllowed.role : words.notAllowed.status}
      </EmptyState>
    );
  return (
    <Stack as="section" space="medium" aria-label={words.title}>
      <Stack as="hgroup" space="xxsmall">
        <Heading level={2}>{words.title}</Heading>
        <Text tone="muted">{words.subtitle}</Text>
      </Stack>
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      <CandidateFinder view={view} send={send} />
      <CandidateList view={view} send={send} />
      {detail && <CandidatePanel detail={detail} reader={reader} send={send} />}
    </Stack>
  );
}
