/** Slopes of the hill behind initials, in degrees. */
export const hills = [-20, -14, -8, 8, 14, 20] as const;

/** A small polynomial hash of the name, so that most people with the same initials look different. */
const hashOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
export const hillOf = (name: string): number => hashOf(name) % hills.length;

/** The colors that a name can have. */
const colors = ['user', 'recruiter', 'university', 'hospital', 'nonprofit', 'admin'] as const;
/** Independent of the hill. `neutral` without a name. */
export const colorOf = (name: string): (typeof colors)[number] | 'neutral' =>
  name === '' ? 'neutral' : (colors[Math.floor(hashOf(name) / hills.length) % colors.length] ?? 'neutral');
