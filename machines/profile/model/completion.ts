import type { Profile } from './profile.ts';

/** The eight items of a complete profile (platform spec, section 3). */
export const completionItems = [
  'bio',
  'skills',
  'experience',
  'education',
  'certifications',
  'location',
  'currentRole',
  'avatar',
] as const;
export type CompletionItem = (typeof completionItems)[number];

/** The missing items, in the order above. */
export const missingItems = (profile: Profile): CompletionItem[] =>
  completionItems.filter((item) => profile[item].length === 0);

/** Completion as a whole percentage. */
export const profileCompletion = (profile: Profile): number =>
  Math.round((100 * (completionItems.length - missingItems(profile).length)) / completionItems.length);
