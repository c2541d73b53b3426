import { assign, emit, sendTo, setup } from 'xstate';
import { callbackNotProvided, withEvent } from '../../kit/index.ts';
import { defaultPreferences, parsePreferences } from '../model/index.ts';
import type { PreferenceChange, Preferences } from '../model/index.ts';
import type { PreferencesEvent, PreferencesEmitted, PreferencesStoreEvent } from './preferences.events.ts';

export interface PreferencesInput {
  /** The stored text, or null. */
  persisted?: string | null;
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
    persist: sendTo('store', ({ context }) => ({
      type: 'store.write',
      text: JSON.stringify(context.preferences),
    })),
    emitChanged: emit(({ context }) => ({ type: 'preferences.changed', preferences: context.preferences })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input: { persisted = null, sidebar = defaultPreferences.sidebar } }) => ({
    preferences: persisted === null ? { ...defaultPreferences, sidebar } : parsePreferences(persisted),
  }),
  invoke: { id: 'store', src: 'store' },
  initial: 'persisted',
  on: {
    'preference.set': { actions: [withEvent('set'), 'persist', 'emitChanged'] },
    'preferences.reset': { actions: ['reset', 'persist', 'emitChanged'] },
    'store.changed': { actions: [withEvent('setPreferences'), 'emitChanged'] },
  },
  states: {
    persisted: { on: { 'store.failed': 'memory' } },
    memory: { on: { 'store.done': 'persisted' } },
  },
});
