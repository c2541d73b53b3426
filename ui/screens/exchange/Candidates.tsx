import Lock from 'lucide-react/icons/lock';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalTable } from '../portal/PortalTable.tsx';
import '../recruiter/Recruiter.phrases.ts';
import '../reviews/Reviews.phrases.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { CompareChoice } from './candidates/CompareChoice.tsx';
import type { CandidatesProps } from './Candidates.types.ts';
import { candidatesWords } from './Candidates.words.ts';

export type { CandidatesProps } from './Candidates.types.ts';

/** Candidates to browse, and to choose from. `CandidateDialogs` are what is open over them. */
export function Candidates(props: CandidatesProps) {
  const words = useWords(candidatesWords);
  const write = usePhrases();
  const { view, send, title } = props;
  const { state, failure, isRoleMissing } = view;
  if (state === 'missing') return <OrganizationMissing former={view.organization} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'notAllowed')
    return (
      <Stack space="large">
        <PortalHead title={title} />
        <EmptyState icon={Lock} level={2} title={words.notAllowed.title}>
          {isRoleMissing ? words.notAllowed.role : words.notAllowed.status}
        </EmptyState>
      </Stack>
    );
  return (
    <Stack space="large">
      <PortalHead title={title} subtitle={write(view.lead)} />
      <Open {...props} />
    </Stack>
  );
}

function Open({ view, send, table }: CandidatesProps) {
  const words = useWords(candidatesWords);
  const { list, live, failure, hasMore } = view;
  if (list === 'loading' || table === null) return <SectionLoading>{words.loading}</SectionLoading>;
  if (list === 'failed')
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={2}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  // The server may have found nobody.
  const isNobodyFound = table.view.state === 'empty' && table.view.isFiltered;
  const shown = isNobodyFound ? { ...table.view, state: 'noMatches' as const } : table.view;
  return (
    <>
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      <PortalTable {...table} view={{ ...shown, isPartial: hasMore }} />
      {list === 'pageFailed' && (
        <Banner tone="critical" announce="alert">
          {words.moreFailed}
        </Banner>
      )}
      {hasMore && (
        <div>
          <Button isPending={list === 'loadingMore'} onPress={() => send({ type: 'list.more' })}>
            {words.more}
          </Button>
        </div>
      )}
      <CompareChoice view={view} send={send} />
    </>
  );
}
