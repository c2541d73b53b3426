/** Slopes of the hill behind initials, in degrees. */
export const hills = [-20, -14, -8, 8, 14, 20] as const;

/** A small polynomial hash of the name, so that most people with the same initials look different. */
const hashOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
export const hillOf = (name: string): number => hashOf(name) % hills.length;

/** The colors that a name can have. */
const ownTones = ['user', 'recruiter', 'university', 'hospital', 'nonprofit', 'admin'] as const;
/** Independent of the hill. */
export const ownToneOf = (name: string): (typeof ownTones)[number] =>
  ownTones[Math.floor(hashOf(name) / hills.length) % ownTones.length] ?? ownTones[0];
