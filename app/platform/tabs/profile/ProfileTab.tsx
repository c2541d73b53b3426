import { profileEditorView, type profileEditorMachine } from '@vetsync/machines/profileEditor';
import { tabCode } from '@vetsync/machines/platform';
import { createProfileTab, type ProfileSamples } from '@vetsync/machines/profileTab';
import type { shellMachine } from '@vetsync/machines/shell';
import { Profile } from '@vetsync/ui/screens/profile/Profile';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { loadProfile, saveProfile } from '../../../services/http/profile.ts';
import { usePlatform, useTab } from '../../usePlatform.ts';

const profileTab = createProfileTab({ loadProfile, saveProfile });
export const codeOf = (samples: ProfileSamples) => tabCode(profileTab, samples);

const isVeteranVerified = ({ context }: SnapshotFrom<typeof shellMachine>) =>
  context.session?.veteranVerified === true;

/** A veteran's own profile, its editor, its resume, and what others see of it. */
export default function ProfileTab() {
  const editor = useSelector(useTab(profileTab), (shown) => shown?.children.editor);
  return editor ? <Editor editor={editor} /> : null;
}

function Editor({ editor }: { editor: ActorRefFrom<typeof profileEditorMachine> }) {
  return (
    <Profile
      view={useSelector(editor, profileEditorView)}
      send={editor.send}
      veteranVerified={useSelector(usePlatform().actor.shell, isVeteranVerified)}
    />
  );
}
