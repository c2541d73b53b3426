import { emptyProfile } from './emptyProfile.ts';
import type { Profile } from './profile.ts';
import { profileFields, publicParts } from './profileFields.ts';
import type { PublicPart } from './profileFields.ts';

const allFields = Object.keys(profileFields) as (keyof Profile)[];
const isFilled = (value: Profile[keyof Profile]) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** The non-empty parts. */
export const filledParts = (profile: Profile): PublicPart[] =>
  publicParts.filter((part) =>
    allFields.some((field) => profileFields[field] === part && isFilled(profile[field])),
  );

/** The profile as others see it: hidden and private parts are empty. */
export function publicProfile(profile: Profile, hidden: readonly PublicPart[]): Profile {
  const kept = new Set<string>(hidden).add('nobody');
  const fields = allFields.filter((field) => kept.has(profileFields[field]));
  return { ...profile, ...Object.fromEntries(fields.map((field) => [field, emptyProfile[field]])) };
}

/** Parses the stored hidden parts. Corrupt or missing text hides none. */
export function parseHiddenParts(text: string | null): PublicPart[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? publicParts.filter((part) => stored.includes(part)) : [];
  } catch {
    return [];
  }
}
