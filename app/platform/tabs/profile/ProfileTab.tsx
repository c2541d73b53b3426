import { profileEditorView } from '@vetsync/machines/profile/profileEditor';
import { createProfileTab } from '@vetsync/machines/profile/profileTab';
import type { shellMachine } from '@vetsync/machines/shell/shell';
import { Profile } from '@vetsync/ui/screens/profile/Profile';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { loadWhenIdle } from '../../whenIdle.ts';
import { loadProfile, saveProfile } from '../../../services/http/profile.ts';
import { connect } from '../../connect.tsx';
import { usePlatform, useTabChildren } from '../../usePlatform.ts';

const profileTab = createProfileTab({ loadProfile, saveProfile });
export const logic = profileTab;

const isVeteranVerified = ({ context }: SnapshotFrom<typeof shellMachine>) =>
  context.session?.veteranVerified === true;

loadWhenIdle(() => import('@vetsync/ui/screens/profile/ProfileForm'));
loadWhenIdle(() => import('@vetsync/ui/screens/profile/Resume'));
loadWhenIdle(() => import('@vetsync/ui/screens/profile/PublicProfile'));

const Editor = connect(Profile, profileEditorView);

/** A veteran's own profile, its editor, its resume, and what others see of it. */
export default function ProfileTab() {
  const { editor } = useTabChildren(profileTab);
  const veteranVerified = useSelector(usePlatform().actor.shell, isVeteranVerified);
  return <Editor actor={editor} veteranVerified={veteranVerified} />;
}
