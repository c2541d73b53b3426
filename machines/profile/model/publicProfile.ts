import { emptyProfile } from './emptyProfile.ts';
import type { Profile } from './profile.ts';

/** Parts of a profile that a person can show or hide. The name is always visible. */
export const publicParts = [
  'picture',
  'work',
  'service',
  'location',
  'about',
  'goals',
  'skills',
  'experience',
  'education',
  'certifications',
] as const;
export type PublicPart = (typeof publicParts)[number];

const fieldsOf: Readonly<Record<PublicPart, readonly (keyof Profile)[]>> = {
  picture: ['avatar'],
  work: ['currentRole', 'company'],
  service: ['rank', 'branch', 'yearsOfService', 'occupations'],
  location: ['location'],
  about: ['bio'],
  goals: ['goals'],
  skills: ['skills'],
  experience: ['experience'],
  education: ['education'],
  certifications: ['certifications'],
};

/** What no other person sees: it is there to count days from, and for what depends on it. */
const privateFields: readonly (keyof Profile)[] = [
  'component',
  'serviceStart',
  'separation',
  'leaving',
  'serviceCharacter',
];

const isFilled = (value: Profile[keyof Profile]) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** The non-empty parts. */
export const filledParts = (profile: Profile): PublicPart[] =>
  publicParts.filter((part) => fieldsOf[part].some((field) => isFilled(profile[field])));

/** The profile as others see it: hidden and private parts are empty. */
export function publicProfile(profile: Profile, hidden: readonly PublicPart[]): Profile {
  const fields = [...privateFields, ...hidden.flatMap((part) => fieldsOf[part])];
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
