import { assign, emit, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { callbackNotProvided, withEvent } from '../../kit/index.ts';
import { defaultPreferences, parsePreferences, preferenceChoices } from '../model/index.ts';
import type { PreferenceChange, Preferences, PreferenceName } from '../model/index.ts';

/** Events that the settings panel sends. */
export type PreferencesEvent =
  | ({ type: 'preference.set' } & PreferenceChange)
  | { type: 'preferences.reset' };

/** To the actor `store`: write this text. From it: the result, and text that another tab wrote (null: nothing). */
export type PreferencesStoreEvent =
  | { type: 'store.write'; text: string }
  | { type: 'store.done' }
  | { type: 'store.failed' }
  | { type: 'store.changed'; stored: string | null };

export type PreferencesEmitted =
  /** The app should apply these preferences. */
  { type: 'preferences.changed'; preferences: Preferences };

export interface PreferencesInput {
  /** The stored text, or null. */
  stored?: string | null;
  /** Initial state of the sidebar if nothing is stored. @default 'wide' */
  sidebar?: Preferences['sidebar'];
}

export interface PreferencesContext {
  preferences: Preferences;
}

/**
 * A person's display preferences, stored in this browser and applied in all of its tabs. If the browser can't store
 * them, they still apply until the page closes.
 */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent | PreferencesStoreEvent,
    emitted: {} as PreferencesEmitted,
    input: {} as PreferencesInput,
    children: {} as { store: 'store' },
  },
  actors: {
    /** Writes the text of `store.write`, and reports `store.done` or `store.failed` and other tabs' writes. */
    store: callbackNotProvided<PreferencesStoreEvent>('store'),
  },
  actions: {
    set: assign(({ context }, { preference, value }: PreferenceChange) => ({
      preferences: { ...context.preferences, [preference]: value },
    })),
    reset: assign({ preferences: defaultPreferences }),
    setPreferences: assign((_, { stored }: { stored: string | null }) => ({
      preferences: parsePreferences(stored),
    })),
    store: sendTo('store', ({ context }) => ({
      type: 'store.write',
      text: JSON.stringify(context.preferences),
    })),
    emitChanged: emit(({ context }) => ({ type: 'preferences.changed', preferences: context.preferences })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input: { stored = null, sidebar = defaultPreferences.sidebar } }) => ({
    preferences: stored === null ? { ...defaultPreferences, sidebar } : parsePreferences(stored),
  }),
  invoke: { id: 'store', src: 'store' },
  initial: 'stored',
  on: {
    'preference.set': { actions: [withEvent('set'), 'store', 'emitChanged'] },
    'preferences.reset': { actions: ['reset', 'store', 'emitChanged'] },
    'store.changed': { actions: [withEvent('setPreferences'), 'emitChanged'] },
  },
  states: {
    stored: { on: { 'store.failed': 'memory' } },
    memory: { on: { 'store.done': 'stored' } },
  },
});

export interface PreferencesView {
  /** `memory`: this browser can't store preferences, so they last until the page is closed. */
  state: 'stored' | 'memory';
  preferences: Preferences;
  /** The choices, default first. */
  choices: typeof preferenceChoices;
  /** Whether anything differs from the default. */
  canReset: boolean;
}

export function preferencesView({
  value,
  context: { preferences },
}: SnapshotFrom<typeof preferencesMachine>): PreferencesView {
  const names = Object.keys(preferences) as PreferenceName[];
  return {
    state: value,
    preferences,
    choices: preferenceChoices,
    canReset: names.some((name) => preferences[name] !== defaultPreferences[name]),
  };
}
