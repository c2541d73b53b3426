import '../system/System.phrases.ts';
import { lazy, Suspense } from 'react';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';
import type { ProfileProps } from './Profile.types.ts';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

function ProfileLoading() {
  const words = useWords(profileWords);
  return (
    <Stack space="large" aria-busy>
      <VisuallyHidden as="div">
        <Heading level={1}>{words.title}</Heading>
        {words.loading}
      </VisuallyHidden>
      <Card>
        <Stack space="medium">
          <Skeleton shape="circle" />
          <Skeleton shape="figure" size="section" />
          <Skeleton lines={2} />
        </Stack>
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </Stack>
  );
}

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
