/** Parts of a profile that a person can show or hide, in the order of their page. The name is always visible. */
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

/**
 * Who sees a field: whoever sees its part; `everybody`; or `nobody` else, because it is there to count days from, and for
 * what depends on it.
 */
type Shown = PublicPart | 'everybody' | 'nobody';

/** Each field of a profile, texts before lists, in the order of the form, and who sees it. */
export const profileFields = {
  avatar: 'picture',
  name: 'everybody',
  currentRole: 'work',
  company: 'work',
  location: 'location',
  branch: 'service',
  rank: 'service',
  yearsOfService: 'service',
  component: 'nobody',
  serviceStart: 'nobody',
  separation: 'nobody',
  leaving: 'nobody',
  serviceCharacter: 'nobody',
  bio: 'about',
  goals: 'goals',
  organization: 'everybody',
  title: 'everybody',
  occupations: 'service',
  skills: 'skills',
  experience: 'experience',
  education: 'education',
  certifications: 'certifications',
} as const satisfies Record<string, Shown>;

/** The value of a field before anybody has entered one, if it is no text. The first page needs it, so it comes without schemas. */
export const emptyValues = {
  yearsOfService: null,
  occupations: [],
  skills: [],
  experience: [],
  education: [],
  certifications: [],
} as const satisfies Partial<Record<keyof typeof profileFields, null | readonly []>>;
