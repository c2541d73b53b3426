import { lazy, Suspense } from 'react';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';
import type { ProfileProps } from './Profile.types.ts';
import '../system/System.phrases.ts';

export type { ProfileProps } from './Profile.types.ts';

// Form and resume are loaded only when they are opened.
const ProfileForm = lazy(async () => ({ default: (await import('./ProfileForm.tsx')).ProfileForm }));
const Resume = lazy(async () => ({ default: (await import('./Resume.tsx')).Resume }));

const PublicProfile = lazy(async () => ({ default: (await import('./PublicProfile.tsx')).PublicProfile }));
const pages = { form: ProfileForm, resume: Resume, public: PublicProfile };

/** The profile tab: profile, editor and resume (feature spec, section 2, "Veteran profile tab"). */
export function Profile({ view, send, veteranVerified = false }: ProfileProps) {
  const write = usePhrases();
  const words = useWords(profileWords);
  if (view.page === 'loading') return <ProfileLoading />;
  if (view.page === 'loadFailed')
    return (
      <ErrorState
        title={words.failed.title}
        level={1}
        action={<PlainButton onPress={() => send({ type: 'load.retry' })}>{words.failed.retry}</PlainButton>}
      >
        {view.problem && write(view.problem)}
      </ErrorState>
    );
  if (view.page === 'form' || view.page === 'resume' || view.page === 'public') {
    const Page = pages[view.page];
    return (
      <Suspense fallback={<ProfileLoading />}>
        <Page view={view} send={send} veteranVerified={veteranVerified} />
      </Suspense>
    );
  }
  return <ProfilePage view={view} send={send} veteranVerified={veteranVerified} />;
}
