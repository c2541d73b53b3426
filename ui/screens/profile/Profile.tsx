import { lazy, Suspense } from 'react';
import type { ProfileEditorEvent, ProfileEditorView } from '@vetsync/machines/profileEditor';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { profileWords as words } from './Profile.words.ts';

// Form and resume are loaded only when they are opened.
const ProfileForm = lazy(async () => ({ default: (await import('./ProfileForm.tsx')).ProfileForm }));
const Resume = lazy(async () => ({ default: (await import('./Resume.tsx')).Resume }));

const PublicProfile = lazy(async () => ({ default: (await import('./PublicProfile.tsx')).PublicProfile }));
const pages = { form: ProfileForm, resume: Resume, public: PublicProfile };

export interface ProfileProps {
  view: ProfileEditorView;
  send: (event: ProfileEditorEvent) => void;
  /** Whether the identity provider confirmed that this user served. @default false */
  veteranVerified?: boolean;
}

/** The profile tab: profile, editor and resume (feature spec, section 2, "Veteran profile tab"). */
export function Profile({ view, send, veteranVerified = false }: ProfileProps) {
  if (view.page === 'loading') return <ProfileLoading />;
  if (view.page === 'loadFailed')
    return (
      <ErrorState
        title={words.failed.title}
        level={1}
        action={<PlainButton onPress={() => send({ type: 'load.retry' })}>{words.failed.retry}</PlainButton>}
      >
        {view.problem}
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
