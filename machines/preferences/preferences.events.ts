import type { PreferenceChange, Preferences } from '../model/index.ts';

/** What the settings panel tells the machine. */
export type PreferencesEvent =
  | ({ type: 'preference.set' } & PreferenceChange)
  | { type: 'preferences.reset' };

/** What the app passes on. */
export type PreferencesInbox =
  /** Another tab wrote to the store: what it wrote, or null. */
  { type: 'store.changed'; stored: string | null };

export type PreferencesNews =
  /** The page shall look like this now. */
  { type: 'preferences.changed'; preferences: Preferences };
