/** How one component works with assistive technology and a keyboard. Shown in its documentation. */
export interface AccessibilityNote {
  /** What assistive technology finds. */
  role: string;
  /** Keys and what they do. Empty if nothing in it takes focus. */
  keys: readonly (readonly [keys: string, effect: string])[];
  /** What is read out, and when. */
  announced: string;
  /** What the user of the component must give it. */
  supply: string;
}

export type AccessibilityNotes = Readonly<Record<string, AccessibilityNote>>;

/** Of components that only show something. */
export const noKeys = [] as const;
export const pressKeys = [['Enter or Space', 'Presses it']] as const;
export const linkKeys = [['Enter', 'Follows the link']] as const;
