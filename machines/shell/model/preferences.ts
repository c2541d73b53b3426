/** What each preference may be; the first is the default. */
export const preferenceChoices = {
  theme: ['system', 'light', 'dark'],
  textSize: ['standard', 'large', 'largest'],
  /** `system` follows the device; `reduced` moves nothing whatever the device says. */
  motion: ['system', 'reduced'],
  /** Badges and hints; the inbox itself is always there. */
  notifications: ['on', 'off'],
  sidebar: ['wide', 'narrow'],
} as const;
export type PreferenceName = keyof typeof preferenceChoices;

/** How a person wants the platform to look, kept in this browser. */
export type Preferences = { readonly [Name in PreferenceName]: (typeof preferenceChoices)[Name][number] };

/** One preference and a value that fits it. */
export type PreferenceChange = {
  [Name in PreferenceName]: { preference: Name; value: Preferences[Name] };
}[PreferenceName];

/** Each preference is read by itself, so that a corrupt one takes no other with it. */
function preferencesOf(persisted: Readonly<Record<string, unknown>>): Preferences {
  const names = Object.keys(preferenceChoices) as PreferenceName[];
  const chosen = names.map((name) => {
    const choices: readonly string[] = preferenceChoices[name];
    return [name, choices.find((choice) => choice === persisted[name]) ?? choices[0]];
  });
  return Object.fromEntries(chosen) as Preferences;
}

export const defaultPreferences: Preferences = preferencesOf({});

/** What a browser kept under its key; corrupt or missing text is the default. */
export function parsePreferences(text: string | null): Preferences {
  try {
    return preferencesOf({ ...JSON.parse(text ?? '{}') });
  } catch {
    return defaultPreferences;
  }
}
