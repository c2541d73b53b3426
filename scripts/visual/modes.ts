export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Window sizes in px. A picture is as tall as its story. */
export const windows = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } } as const;
export type Width = keyof typeof windows;

/** What is done to a component before its picture. */
export const interactions = ['hover', 'focus', 'open'] as const;
export type Interaction = (typeof interactions)[number];
/** `pseudo` is a screen in the pseudo-locale, with longer words. */
export type Variant = Interaction | 'pseudo';
