import type { Preferences } from '../model/index.ts';

export interface PreferencesView {
  /** `memory`: this browser keeps nothing; the choice lasts as long as the page. */
  state: 'kept' | 'memory';
  preferences: Preferences;
  /** Whether anything differs from the default. */
  canReset: boolean;
}
