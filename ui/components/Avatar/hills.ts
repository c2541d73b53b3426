/** Slopes of the hill behind initials, in degrees. */
export const hills = [-20, -14, -8, 8, 14, 20] as const;

/** A small polynomial hash of the name, so that most people with the same initials look different. */
export const hillOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hills.length;
