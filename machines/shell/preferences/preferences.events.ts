import type { PreferenceChange, Preferences } from '../model/index.ts';

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
