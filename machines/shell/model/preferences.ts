/** Values of each preference. The first is the default. */
export const preferenceChoices = {
  theme: ['system', 'light', 'dark'],
  textSize: ['standard', 'large', 'largest'],
  /** `system` follows the device; `reduced` disables motion regardless of the device. */
  motion: ['system', 'reduced'],
  /** Badges and hints. The inbox itself is always available. */
  notifications: ['on', 'off'],
  sidebar: ['wide', 'narrow'],
} as const;
export type PreferenceName = keyof typeof preferenceChoices;

/** A person's display preferences, stored in this browser. */
export type Preferences = { readonly [Name in PreferenceName]: (typeof preferenceChoices)[Name][number] };

/** A preference with a new value. */
export type PreferenceChange = {
  [Name in PreferenceName]: { preference: Name; value: Preferences[Name] };
}[PreferenceName];

/** Parses each preference separately, so that a corrupt one doesn't reset the others. */
function preferencesOf(stored: Readonly<Record<string, unknown>>): Preferences {
  const names = Object.keys(preferenceChoices) as PreferenceName[];
  const chosen = names.map((name) => {
    const choices: readonly string[] = preferenceChoices[name];
    return [name, choices.find((choice) => choice === stored[name]) ?? choices[0]];
  });
  return Object.fromEntries(chosen) as Preferences;
}

export const defaultPreferences: Preferences = preferencesOf({});

/** Parses the stored preferences. Corrupt or missing text gives the defaults. */
export function parsePreferences(text: string | null): Preferences {
  try {
    return preferencesOf({ ...JSON.parse(text ?? '{}') });
  } catch {
    return defaultPreferences;
  }
}
