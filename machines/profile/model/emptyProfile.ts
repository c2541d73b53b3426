import type { Profile } from './profile.ts';
import { profileFields } from './profileFields.ts';

/** A profile before anybody has entered anything. */
export const emptyProfile = Object.fromEntries(
  Object.entries(profileFields).map(([name, { empty }]) => [name, empty]),
) as unknown as Profile;
