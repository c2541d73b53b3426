import { writePhrase } from '@vetsync/ui/language';
import { profileEditorMachine, profileEditorView } from '@vetsync/machines/profile/profileEditor';
import type {
  ProfileEditorEvent,
  ProfileEditorParentEvent,
  ProfileEditorInput,
} from '@vetsync/machines/profile/profileEditor';
import { emptyProfile } from '@vetsync/machines/profile/model';
import type { Profile, StoredProfile } from '@vetsync/machines/profile/model';
import { held, run } from './run.ts';

export const profile: Profile = {
  ...emptyProfile,
  name: 'Dana Fields',
  bio: 'Nine years in supply.',
  skills: ['Logistics', 'Leadership', 'Planning'],
};
export const stored: StoredProfile = { profile, updatedAt: '2026-03-04T05:06:07.000Z' };
export function open(input: Partial<ProfileEditorInput> = {}) {
  const loadProfile = held<StoredProfile>();
  const saveProfile = held<StoredProfile, { profile: Profile; basedOn: string | null }>();
  const started = run(profileEditorMachine, {
    input: {
      stored,
      rating: 4.8,
      write: writePhrase,
      address: '/platform/profile',
      today: '2026-11-27',
      ...input,
    },
    actors: { loadProfile: loadProfile.logic, saveProfile: saveProfile.logic },
  });
  const send = (event: ProfileEditorEvent | ProfileEditorParentEvent) => started.actor.send(event);
  const view = () => profileEditorView(started.actor.getSnapshot());
  const write = (value: string) => send({ type: 'field.change', field: 'bio', value });
  const submit = () => send({ type: 'form.submit' });
  return { ...started, send, view, write, submit, loadProfile, saveProfile };
}
/** An editor with unsaved changes. */
export function openWithChanges() {
  const started = open();
  started.send({ type: 'edit.start' });
  started.write('Ten years in supply.');
  return started;
}
export const skills = (started: { view: () => ReturnType<typeof profileEditorView> }) =>
  started.view().form.draft.lists.skills.map(({ parts }) => parts.value);
export const keyOf = (started: { view: () => ReturnType<typeof profileEditorView> }, index: number) =>
  started.view().form.draft.lists.skills[index]?.key ?? '';
