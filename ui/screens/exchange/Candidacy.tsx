import UserSearch from 'lucide-react/icons/user-search';
import { Badge } from '../../components/Badge/Badge.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { AccountSection } from '../account/AccountSection.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { CandidacyActions } from './candidacy/CandidacyActions.tsx';
import { CandidacyForm } from './candidacy/CandidacyForm.tsx';
import { candidacyWords } from './Candidacy.words.ts';
import { CandidateShown } from './received/CandidateShown.tsx';
import type { CandidacyProps } from './access/Sharing.types.ts';

export type { CandidacyProps } from './access/Sharing.types.ts';

/** Whether organizations find a person, and what they see: chosen part by part, and read before it is shown. */
export function Candidacy({ view, send }: CandidacyProps) {
  const words = useWords(candidacyWords);
  const { state, isFound, isChanged, parts, preview, failure } = view;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="large">
      <AccountSection
        title={words.title}
        state={
          <Badge tone={isFound ? 'positive' : 'neutral'}>
            {isFound ? words.state.found : words.state.notFound}
          </Badge>
        }
        text={words.text}
      >
        <Text>{words.steps}</Text>
        <div>
          <LinkButton variant="quiet" href={view.accessHref}>
            {words.looked}
          </LinkButton>
        </div>
        {parts.length === 0 ? (
          <EmptyState
            icon={UserSearch}
            level={3}
            title={words.empty.title}
            action={
              <LinkButton href={view.profileHref} variant="primary">
                {words.empty.action}
              </LinkButton>
            }
          >
            {words.empty.text}
          </EmptyState>
        ) : (
          <CandidacyForm view={view} send={send} />
        )}
      </AccountSection>
      <AccountSection
        title={isChanged ? words.preview.title : words.preview.now}
        text={preview.parts.length > 0 && words.preview.text}
      >
        {preview.parts.length > 0 ? (
          <CandidateShown {...preview} />
        ) : (
          <Text tone="muted">{words.preview.nothing}</Text>
        )}
        <CandidacyActions view={view} send={send} />
      </AccountSection>
    </Stack>
  );
}
