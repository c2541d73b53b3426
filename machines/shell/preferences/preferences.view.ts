import type { SnapshotFrom } from 'xstate';
import { defaultPreferences, preferenceChoices } from '../model/index.ts';
import type { PreferenceName, Preferences } from '../model/index.ts';
import type { preferencesMachine } from './preferences.machine.ts';

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
