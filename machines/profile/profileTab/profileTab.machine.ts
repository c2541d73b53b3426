import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import { editableField, parseHiddenParts, parsePersistedProfileDraft } from '../model/index.ts';
import type { Profile, StoredProfile } from '../model/index.ts';
import { profileEditorMachine } from '../profileEditor/index.ts';
import type {
  ProfileEditorEmitted,
  ProfileEditorInput,
  ProfileEditorParentEvent,
  ProfileOpen,
} from '../profileEditor/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type {
  PrintRequest,
  StorageKind,
  TabEmitted,
  TabInput,
} from '../../shell/platform/tabHolder.events.ts';

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

const draftName = 'profile_draft';
const hiddenName = 'hidden_profile_parts';

function placeOf({ route: { query } }: RouteChanged): { open: ProfileOpen; field?: string } {
  const open = (['edit', 'resume', 'public'] as const).find((one) => one === query['open']) ?? null;
  const field = editableField(query['field']);
  return { open, ...(field && { field }) };
}

/** The tab's URL without a dialog. */
function addressOf({ route: { mode, query }, role }: RouteChanged): string {
  const { open: _open, field: _field, ...rest } = query;
  return shellHref({ mode, role: role ?? defaultRole, tab: 'profile', query: rest });
}

/** Only the demo knows the profile from the start. An account's is loaded from the server. */
const editorInput = ({ route, stored, samples, world, write }: ProfileTabInput): ProfileEditorInput => ({
  ...(samples.profile && { stored: world.profile ?? { profile: samples.profile, updatedAt: null } }),
  ...placeOf(route),
  persisted: parsePersistedProfileDraft(stored(draftName, 'session')),
  hidden: parseHiddenParts(stored(hiddenName, 'local')),
  role: route.role ?? defaultRole,
  rating: samples.rating,
  address: addressOf(route),
  write,
});

/**
 * The profile tab: profile, editor and resume. A saved profile goes to the server, or in the demo to the world. Drafts are stored in
 * the browser, because a session can end while the person is writing.
 */
const machine = setup({
  types: {
    context: {} as ProfileTabInput,
    events: {} as
      | RouteChanged
      | WorldChanged
      | ProofParentEvent
      | { type: 'session.restored' }
      | ProfileEditorEmitted,
    emitted: {} as TabEmitted,
    input: {} as ProfileTabInput,
    children: {} as { editor: 'editor' | 'sampleEditor' },
  },
  actors: {
    worldChanges,
    editor: relayed(profileEditorMachine),
    sampleEditor: relayed(
      profileEditorMachine.provide({
        actors: {
          saveProfile: fromPromise<StoredProfile, Change>(async ({ input: { profile } }) => ({
            profile,
            updatedAt: null,
          })),
        },
      }),
    ),
  },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    notifyEditor: sendTo('editor', (_, route: RouteChanged): ProfileEditorParentEvent => ({
      type: 'location.changed',
      ...placeOf(route),
    })),
    toEditor: sendTo('editor', (_, event: ProfileEditorParentEvent) => event),
    forward: emit((_, event: PrintRequest | ProofEmitted) => event),
    setOverlay: emit((_, { open }: { open: ProfileOpen }): TabEmitted => ({
      type: 'page.setOverlay',
      open,
      changes: { field: null },
    })),
    store: emit(
      (_, { name, kind, value }: { name: string; kind: StorageKind; value: unknown }): TabEmitted => ({
        type: 'page.store',
        name,
        kind,
        text: JSON.stringify(value),
      }),
    ),
    showProfile: emit((_, { stored: { profile } }: { stored: StoredProfile }): TabEmitted => ({
      type: 'profile.loaded',
      profile,
    })),
    saveInWorld: emit((_, { stored: { profile } }: { stored: StoredProfile }): TabEmitted => ({
      type: 'world.dispatch',
      command: { type: 'profile.save', profile },
    })),
  },
  guards: {
    isSample: ({ context }) => context.samples.profile !== null,
    isSamePlace: ({ context }, route: RouteChanged) => {
      const [now, next] = [placeOf(context.route), placeOf(route)];
      return now.open === next.open && now.field === next.field;
    },
  },
}).createMachine({
  id: 'profileTab',
  context: ({ input }) => input,
  invoke: { src: 'worldChanges' },
  initial: 'arriving',
  on: {
    'world.changed': { actions: withEvent('setWorld') },
    'route.changed': [
      { guard: withEvent('isSamePlace'), actions: withEvent('setRoute') },
      { actions: [withEvent('setRoute'), withEvent('notifyEditor')] },
    ],
    'proof.given': { actions: withEvent('toEditor') },
    'proof.refused': { actions: withEvent('toEditor') },
    'session.restored': { actions: withEvent('toEditor') },
    'proof.ask': { actions: withEvent('forward') },
    'page.print': { actions: withEvent('forward') },
    'location.changed': { actions: withEvent('setOverlay') },
    'draft.changed': {
      actions: {
        type: 'store',
        params: ({ event }) => ({ name: draftName, kind: 'session', value: event.draft }),
      },
    },
    'hidden.changed': {
      actions: {
        type: 'store',
        params: ({ event }) => ({ name: hiddenName, kind: 'local', value: event.hidden }),
      },
    },
  },
  states: {
    arriving: { always: [{ guard: 'isSample', target: 'sample' }, { target: 'account' }] },
    sample: {
      invoke: { id: 'editor', src: 'sampleEditor', input: ({ context }) => editorInput(context) },
      on: { 'profile.saved': { actions: withEvent('saveInWorld') } },
    },
    account: {
      invoke: { id: 'editor', src: 'editor', input: ({ context }) => editorInput(context) },
      on: { 'profile.saved': { actions: withEvent('showProfile') } },
    },
  },
});

/** The profile tab that asks this server for the account's profile. */
export const createProfileTab = ({ loadProfile, saveProfile }: ProfileCalls) =>
  relayed(
    machine.provide({
      actors: {
        editor: relayed(
          profileEditorMachine.provide({
            actors: {
              loadProfile: fromPromise<StoredProfile, void>(loadProfile),
              saveProfile: fromPromise<StoredProfile, Change>(({ input }) => saveProfile(input)),
            },
          }),
        ),
      },
    }),
  );
