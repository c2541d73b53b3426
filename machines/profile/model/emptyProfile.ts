import type { Profile } from './profile.ts';
import { emptyValues, profileFields } from './profileFields.ts';

/** A profile before anybody has entered anything. */
export const emptyProfile = {
  ...Object.fromEntries(Object.keys(profileFields).map((name) => [name, ''])),
  ...emptyValues,
} as unknown as Profile;
