import * as z from 'zod/mini';

/** Maximum length of each text in characters; `{list}.{part}` for the parts of an entry. */
export const profileLimits = {
  name: 100,
  avatar: 40,
  bio: 2_000,
  goals: 1_000,
  location: 100,
  currentRole: 100,
  company: 100,
  organization: 100,
  title: 100,
  branch: 60,
  rank: 60,
  /** Digits. */
  yearsOfService: 2,
  'skills.value': 60,
  'certifications.value': 120,
  'experience.title': 100,
  'experience.company': 100,
  'experience.duration': 60,
  'experience.description': 1_000,
  'education.degree': 120,
  'education.institution': 120,
  /** Digits. */
  'education.year': 4,
} as const;
const limits = profileLimits;

const line = (max: number, message: string) => z.string().check(z.trim(), z.maxLength(max, message));
const year = z.string().check(z.trim(), z.regex(/^(\d{4})?$/, 'Enter a year with four digits'));

export const experienceSchema = z.strictObject({
  title: line(limits['experience.title'], 'Title too long').check(z.minLength(1, 'Title is required')),
  company: line(limits['experience.company'], 'Company too long'),
  duration: line(limits['experience.duration'], 'Duration too long'),
  description: line(limits['experience.description'], 'Description too long'),
});
export type Experience = z.infer<typeof experienceSchema>;

export const educationSchema = z.strictObject({
  degree: line(limits['education.degree'], 'Degree too long').check(z.minLength(1, 'Degree is required')),
  institution: line(limits['education.institution'], 'Institution too long'),
  year,
});
export type Education = z.infer<typeof educationSchema>;

/** Maximum number of entries of each list. */
export const profileListMax = { skills: 40, certifications: 30, experience: 20, education: 15 } as const;

/** The military branches a profile may name. */
export const branches = ['Army', 'Marine Corps', 'Navy', 'Air Force', 'Space Force', 'Coast Guard'] as const;
export type Branch = (typeof branches)[number];

/**
 * A person's profile (platform spec, section 3, "Profile shape"). `PUT /api/profile` replaces all of it. Missing text is
 * empty. `avatar` is the id of a drawn portrait, or empty.
 */
export const profileSchema = z.strictObject({
  name: line(limits.name, 'Name too long'),
  avatar: line(limits.avatar, 'Avatar too long'),
  bio: line(limits.bio, 'About you is too long'),
  goals: line(limits.goals, 'Career goals are too long'),
  location: line(limits.location, 'Location too long'),
  currentRole: line(limits.currentRole, 'Current role too long'),
  company: line(limits.company, 'Company too long'),
  organization: line(limits.organization, 'Organization too long'),
  title: line(limits.title, 'Title too long'),
  branch: z.union([z.enum(branches), z.literal('')]),
  rank: line(limits.rank, 'Rank too long'),
  yearsOfService: z.nullable(z.int().check(z.minimum(0, 'At least 0'), z.maximum(60, 'At most 60'))),
  skills: z
    .array(line(limits['skills.value'], 'Skill too long').check(z.minLength(1, 'Skill is empty')))
    .check(z.maxLength(profileListMax.skills, 'Too many skills')),
  certifications: z
    .array(
      line(limits['certifications.value'], 'Certification too long').check(
        z.minLength(1, 'Certification is empty'),
      ),
    )
    .check(z.maxLength(profileListMax.certifications, 'Too many certifications')),
  experience: z
    .array(experienceSchema)
    .check(z.maxLength(profileListMax.experience, 'Too many entries of experience')),
  education: z
    .array(educationSchema)
    .check(z.maxLength(profileListMax.education, 'Too many entries of education')),
});
/** A person's profile. `yearsOfService` is in whole years, or null. */
export type Profile = z.infer<typeof profileSchema>;

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

/** Answer of `GET /api/profile`; `updatedAt` is null until it is first saved. */
export const storedProfileSchema = z.object({ profile: profileSchema, updatedAt: z.nullable(z.string()) });
export type StoredProfile = z.infer<typeof storedProfileSchema>;
