import * as z from 'zod/mini';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export const textSizes = ['standard', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];
/** `system` follows the device; `reduced` moves nothing whatever the device says. */
export const motionChoices = ['system', 'reduced'] as const;
export type MotionChoice = (typeof motionChoices)[number];
export const switchChoices = ['on', 'off'] as const;
export type SwitchChoice = (typeof switchChoices)[number];
export const sidebarWidths = ['wide', 'narrow'] as const;
export type SidebarWidth = (typeof sidebarWidths)[number];

/** Each of them falls back by itself, so that a corrupt one takes no other with it. */
export const preferencesSchema = z.object({
  theme: z.catch(z.enum(themeChoices), 'system'),
  textSize: z.catch(z.enum(textSizes), 'standard'),
  motion: z.catch(z.enum(motionChoices), 'system'),
  /** Badges and hints; the inbox itself is always there. */
  notifications: z.catch(z.enum(switchChoices), 'on'),
  sidebar: z.catch(z.enum(sidebarWidths), 'wide'),
});
/** How a person wants the platform to look, kept in this browser. */
export type Preferences = z.infer<typeof preferencesSchema>;

export const defaultPreferences: Preferences = preferencesSchema.parse({});

/** What a browser kept under its key; corrupt or missing text is the default. */
export function parsePreferences(text: string | null): Preferences {
  try {
    const parsed = preferencesSchema.safeParse(JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.data : defaultPreferences;
  } catch {
    return defaultPreferences;
  }
}

/** One preference and a value that fits it. */
export type PreferenceChange = {
  [Name in keyof Preferences]: { preference: Name; value: Preferences[Name] };
}[keyof Preferences];
