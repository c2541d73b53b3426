import type { ProfileEditorEvent, ProfileEditorView } from '@vetsync/machines/profileEditor';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { Resume } from './Resume.tsx';
import { profileWords as words } from './Profile.words.ts';

export interface ProfileProps {
  view: ProfileEditorView;
  send: (event: ProfileEditorEvent) => void;
  /** Whether the identity provider confirmed that this person served. @default false */
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
        action={<Button onPress={() => send({ type: 'load.retry' })}>{words.failed.retry}</Button>}
      >
        {view.problem}
      </ErrorState>
    );
  if (view.page === 'form') return <ProfileForm view={view} send={send} />;
  if (view.page === 'resume') return <Resume view={view} send={send} />;
  return <ProfilePage view={view} send={send} veteranVerified={veteranVerified} />;
}
