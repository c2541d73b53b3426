import { fromPromise } from 'xstate';
import type { RouteChanged } from '../../shell/platform/platformChanges.ts';
import { defaultRole } from '../../account/model/index.ts';
import { isEqual } from '../../model/isEqual.ts';
import { dayIn } from '../../model/time/index.ts';
import { editableField, parseHiddenParts, parseStoredProfileDraft } from '../model/index.ts';
import type { Profile, StoredProfile } from '../model/index.ts';
import { profileEditorMachine } from '../profileEditor/index.ts';
import type { ProfileEditorInput, ProfileOpen } from '../profileEditor/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { setOverlay, store } from '../../shell/platform/tabRequests.ts';

/** The veteran whom the demo shows. */
export interface ProfileSamples {
  /** As long as it was not edited in the demo; null: the profile is the account's, and stored on the server. */
  profile: Profile | null;
  /** 0 to 5, or null if nobody has rated. */
  rating: number | null;
}

type Change = { profile: Profile; basedOn: string | null };

/** Calls to the server; both reject with a Problem. */
export interface ProfileCalls {
  loadProfile: () => Promise<StoredProfile>;
  saveProfile: (change: Change) => Promise<StoredProfile>;
}

type ProfileTabInput = TabInput<ProfileSamples>;

const storageKeys = {
  draft: { name: 'profile_draft', kind: 'session' },
  hidden: { name: 'hidden_profile_parts', kind: 'local' },
} as const;

function openOf({ route }: ProfileTabInput): { open: ProfileOpen; field?: string } {
  const open =
    (['edit', 'resume', 'public'] as const).find((one) => one === route.route.query['open']) ?? null;
  const field = editableField(route.route.query['field']);
  return { open, ...(field && { field }) };
}

/** The tab's URL without a dialog. */
function closedHref({ route: { query }, role }: RouteChanged): string {
  const { open: _open, field: _field, ...rest } = query;
  return shellHref({ role: role ?? defaultRole, tab: 'profile', query: rest });
}

/** Only the demo knows the profile from the start. An account's is loaded from the server. */
function editorInput(tab: ProfileTabInput): ProfileEditorInput {
  const { route, stored, samples, world, write, intl, now } = tab;
  return {
    ...(samples.profile && { stored: world.profile ?? { profile: samples.profile, updatedAt: null } }),
    ...openOf(tab),
    storedDraft: parseStoredProfileDraft(stored(storageKeys.draft.name, storageKeys.draft.kind)),
    hidden: parseHiddenParts(stored(storageKeys.hidden.name, storageKeys.hidden.kind)),
    rating: samples.rating,
    address: closedHref(route),
    today: dayIn(intl.timeZone, now()),
    write,
  };
}

/** The profile editor as a child of the tab. */
const editorChild = (
  { loadProfile, saveProfile }: Partial<ProfileCalls>,
  onSaved: (profile: Profile) => TabEmitted,
) =>
  tabChild<ProfileTabInput>()(
    profileEditorMachine.provide({
      actors: {
        ...(loadProfile && { loadProfile: fromPromise<StoredProfile, void>(loadProfile) }),
        ...(saveProfile && {
          saveProfile: fromPromise<StoredProfile, Change>(({ input }) => saveProfile(input)),
        }),
      },
    }),
  )({
    input: editorInput,
    notify: {
      // Naming the same field again must not move the focus.
      'route.changed': (tab, before) =>
        isEqual(openOf(tab), openOf(before)) ? null : { type: 'location.changed', ...openOf(tab) },
      'proof.given': () => ({ type: 'proof.given' }),
      'proof.refused': () => ({ type: 'proof.refused' }),
      'session.restored': () => ({ type: 'session.restored' }),
    },
    requests: {
      'location.changed': ({ open }) => setOverlay(open, { field: null }),
      'draft.changed': ({ draft }) => store(storageKeys.draft, draft),
      'hidden.changed': ({ hidden }) => store(storageKeys.hidden, hidden),
      'profile.saved': ({ stored }) => onSaved(stored.profile),
    },
  });

const sampleEditor = editorChild(
  { saveProfile: async ({ profile }) => ({ profile, updatedAt: null }) },
  (profile) => ({ type: 'world.dispatch', command: { type: 'profile.save', profile } }),
);

/**
 * Creates the profile tab: profile, editor and resume. A saved profile goes to the server, or in the demo to the world. Drafts are
 * stored in the browser, because a session can end while the person is writing.
 */
export const createProfileTab = (calls: ProfileCalls) =>
  createTab({
    id: 'profileTab',
    context: (input: ProfileTabInput) => input,
    children: {},
    pages: {
      sample: { editor: sampleEditor },
      account: { editor: editorChild(calls, (profile) => ({ type: 'profile.loaded', profile })) },
    },
    pageOf: ({ samples }) => (samples.profile ? 'sample' : 'account'),
  });
