import {
  editableField,
  parseHiddenParts,
  parsePersistedProfileDraft,
  profileSchema,
  type Profile as ProfileData,
  type StoredProfile,
} from '@vetsync/machines/profile/model';
import { sampleProfileOf } from '@vetsync/machines/model/world';
import type { Platform } from '@vetsync/machines/platform';
import { profileEditorMachine, profileEditorView } from '@vetsync/machines/profileEditor';
import { Profile } from '@vetsync/ui/screens/profile/Profile';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { printPage } from '../../../services/browser/printPage.ts';
import { useRootEvents } from '../../../page/useRootEvents.ts';
import { loadProfile, saveProfile } from '../../../services/http/profile.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { hrefWith, setOverlay, useQuery } from '../../overlayQuery.ts';
import { usePlatform, usePlatformSession } from '../../usePlatform.ts';

type Change = { profile: ProfileData; basedOn: string | null };

/** The sample as a profile is kept: without what only the demo shows of it. */
const sample = (): ProfileData => {
  const given = new Map(Object.entries(sampleProfileOf('user')));
  const names = Object.keys(profileSchema.shape);
  return Object.fromEntries(names.map((name) => [name, given.get(name)])) as ProfileData;
};

const demoProfile = ({ actor: { world } }: Platform): StoredProfile =>
  world.getSnapshot().context.log.world.profile ?? { profile: sample(), updatedAt: null };

/** Where the profile is kept: the account's on the server, the demo's in its own world. */
function actorsOf(platform: Platform) {
  if (platform.view().shell.mode === 'account')
    return {
      loadProfile: fromPromise<StoredProfile, void>(loadProfile),
      saveProfile: fromPromise<StoredProfile, Change>(({ input }) => saveProfile(input)),
    };
  return {
    loadProfile: fromPromise<StoredProfile, void>(async () => demoProfile(platform)),
    saveProfile: fromPromise<StoredProfile, Change>(async ({ input: { profile } }) => {
      platform.actor.world.send({ type: 'world.dispatch', command: { type: 'profile.save', profile } });
      return demoProfile(platform);
    }),
  };
}

const openOf = (query: URLSearchParams) => {
  const open = query.get('open');
  return open === 'edit' || open === 'resume' || open === 'public' ? open : null;
};

export default function ProfileTab() {
  const session = usePlatformSession();
  const platform = usePlatform();
  const { mode, content } = platform.view().shell;
  const { role } = content;
  const query = useQuery();
  const open = openOf(query);
  const field = editableField(query.get('field'));
  const storage = useOwnerStorage('profile_draft');
  const hidden = useOwnerStorage('hidden_profile_parts', 'local');
  const [machine] = useState(() => profileEditorMachine.provide({ actors: actorsOf(platform) }));
  const editor = useActorRef(machine, {
    input: {
      ...(mode === 'demo' && { stored: demoProfile(platform) }),
      persisted: parsePersistedProfileDraft(storage.read()),
      open,
      ...(field && { field }),
      role,
      rating: mode === 'demo' ? sampleProfileOf('user').rating : null,
      address: hrefWith({ open: null, field: null }),
      hidden: parseHiddenParts(hidden.read()),
    },
  });
  useRootEvents(editor);
  useEffect(() => {
    const subscriptions = [
      editor.on('location.changed', (emitted) => setOverlay(emitted.open, { field: null })),
      editor.on('draft.changed', ({ draft }) => persistDraft(storage, draft)),
      editor.on('hidden.changed', (emitted) => persistDraft(hidden, emitted.hidden)),
      editor.on('profile.saved', ({ stored }) => platform.setProfile(stored.profile)),
      editor.on('page.print', ({ title }) => printPage(title)),
      session?.on('session.signedIn', () => editor.send({ type: 'session.restored' })),
    ];
    return () => subscriptions.forEach((one) => one?.unsubscribe());
  }, [editor, storage, hidden, platform, session]);
  useEffect(
    () => editor.send({ type: 'location.changed', open, ...(field && { field }) }),
    [editor, open, field],
  );
  const veteranVerified = useSelector(
    platform.actor.shell,
    ({ context }) => context.session?.veteranVerified === true,
  );
  return (
    <Profile
      view={useSelector(editor, profileEditorView)}
      send={editor.send}
      veteranVerified={veteranVerified}
    />
  );
}
