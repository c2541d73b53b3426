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

const text = (shown: Shown) => ({ empty: '', shown });
const list = (shown: Shown) => ({ empty: [], shown });

/**
 * Each field of a profile, texts before lists, in the order of the form: its value before anybody has entered one, and who
 * sees it. The first page needs them, so they come without schemas.
 */
export const profileFields = {
  avatar: text('picture'),
  name: text('everybody'),
  currentRole: text('work'),
  company: text('work'),
  location: text('location'),
  branch: text('service'),
  rank: text('service'),
  yearsOfService: { empty: null, shown: 'service' },
  component: text('nobody'),
  serviceStart: text('nobody'),
  separation: text('nobody'),
  leaving: text('nobody'),
  serviceCharacter: text('nobody'),
  bio: text('about'),
  goals: text('goals'),
  organization: text('everybody'),
  title: text('everybody'),
  occupations: list('service'),
  skills: list('skills'),
  experience: list('experience'),
  education: list('education'),
  certifications: list('certifications'),
} as const;
