import UserPen from 'lucide-react/icons/user-pen';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Completion } from './Completion.tsx';
import { beside, columns } from './Profile.css.ts';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ServiceFacts } from './ServiceFacts.tsx';
import { hasSections, ProfileSections } from './ProfileSections.tsx';

/** The saved profile. */
export function ProfilePage({ view, send, veteranVerified }: ProfileProps) {
  const words = useWords(profileWords);
  return (
    <Stack space="large">
      {view.state === 'saved' && (
        <Banner tone="positive" announce="status">
          {words.saved}
        </Banner>
      )}
      {view.draftWaiting && (
        <Banner
          tone="caution"
          action={
            <PlainButton size="small" onPress={() => send({ type: 'edit.start' })}>
              {words.continue}
            </PlainButton>
          }
        >
          {words.draftWaiting}
        </Banner>
      )}
      <ProfileHeader view={view} send={send} veteranVerified={veteranVerified} />
      <div className={columns}>
        <div className={beside}>
          <Stack space="medium">
            <Completion completion={view.completion} />
            <ServiceFacts profile={view.profile} />
          </Stack>
        </div>
        {hasSections(view.profile) ? (
          <ProfileSections profile={view.profile} />
        ) : (
          <EmptyState
            icon={UserPen}
            title={words.empty.title}
            level={2}
            action={<Button onPress={() => send({ type: 'edit.start' })}>{words.empty.action}</Button>}
          >
            {words.empty.text}
          </EmptyState>
        )}
      </div>
    </Stack>
  );
}
