import { Banner } from '../../components/Banner/Banner.tsx';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Completion } from './Completion.tsx';
import { beside, columns } from './Profile.css.ts';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSections } from './ProfileSections.tsx';

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
          <Completion completion={view.completion} />
        </div>
        <ProfileSections profile={view.profile} />
      </div>
    </Stack>
  );
}
