import * as z from 'zod/mini';
import { inputCode } from '../../system/model/inputPhrases.ts';
import { profileCode } from './phrases.ts';
import { typedName } from '../../model/text/names.ts';
import { isDay } from '../../model/time/calendarDay.ts';

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
  'occupations.code': 8,
  'occupations.title': 160,
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

const line = (max: number, code: string) => z.string().check(z.trim(), z.maxLength(max, code));
const year = z.string().check(z.trim(), z.regex(/^(\d{4})?$/, profileCode('fourDigitYear')));

export const experienceSchema = z.strictObject({
  title: line(limits['experience.title'], profileCode('titleTooLong')).check(
    z.minLength(1, profileCode('titleRequired')),
  ),
  company: line(limits['experience.company'], profileCode('companyTooLong')),
  duration: line(limits['experience.duration'], profileCode('durationTooLong')),
  description: line(limits['experience.description'], profileCode('descriptionTooLong')),
});
export type Experience = z.infer<typeof experienceSchema>;

export const educationSchema = z.strictObject({
  degree: line(limits['education.degree'], profileCode('degreeTooLong')).check(
    z.minLength(1, profileCode('degreeRequired')),
  ),
  institution: line(limits['education.institution'], profileCode('institutionTooLong')),
  year,
});
export type Education = z.infer<typeof educationSchema>;

/** Maximum number of entries of each list. */
export const profileListMax = {
  occupations: 10,
  skills: 40,
  certifications: 30,
  experience: 20,
  education: 15,
} as const;

/** The military branches a profile may name. */
export const branches = ['Army', 'Marine Corps', 'Navy', 'Air Force', 'Space Force', 'Coast Guard'] as const;
export type Branch = (typeof branches)[number];
/** In which part of the armed forces somebody serves or served last. */
export const components = ['active', 'guard', 'reserve'] as const;
/** How somebody leaves service, if not at the end of their time. */
export const leavings = ['retiring', 'medical'] as const;
/** Characters of service on a DD Form 214. */
export const serviceCharacters = [
  'honorable',
  'general',
  'otherThanHonorable',
  'badConduct',
  'dishonorable',
  'uncharacterized',
] as const;
export type ServiceCharacter = (typeof serviceCharacters)[number];

const branch = z.union([z.enum(branches), z.literal('')]);
/** One of these, or empty. Profiles that were stored before there was such a field are read as empty. */
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.prefault(z.union([z.enum(options), z.literal('')]), '');
const day = z.prefault(
  z.string().check(z.refine((text: string) => text === '' || isDay(text), profileCode('noDay'))),
  '',
);

/** A military occupation: 68W in the Army. Its title may be missing. */
export const servedOccupationSchema = z.strictObject({
  branch,
  code: line(limits['occupations.code'], profileCode('codeTooLong')).check(
    z.minLength(1, profileCode('codeRequired')),
  ),
  title: line(limits['occupations.title'], profileCode('titleTooLong')),
});
export type ServedOccupation = z.infer<typeof servedOccupationSchema>;

/**
 * A person's profile (platform spec, section 3, "Profile shape"). `PUT /api/profile` replaces all of it. Missing text is
 * empty. `avatar` is the id of a drawn portrait, or empty.
 */
export const profileSchema = z
  .strictObject({
    name: z.string().check(z.overwrite(typedName), z.maxLength(limits.name, inputCode('nameTooLong'))),
    avatar: line(limits.avatar, profileCode('avatarTooLong')),
    bio: line(limits.bio, profileCode('bioTooLong')),
    goals: line(limits.goals, profileCode('goalsTooLong')),
    location: line(limits.location, profileCode('locationTooLong')),
    currentRole: line(limits.currentRole, profileCode('currentRoleTooLong')),
    company: line(limits.company, profileCode('companyTooLong')),
    organization: line(limits.organization, profileCode('organizationTooLong')),
    title: line(limits.title, profileCode('titleTooLong')),
    branch,
    rank: line(limits.rank, profileCode('rankTooLong')),
    yearsOfService: z.nullable(
      z.int().check(z.minimum(0, profileCode('yearsTooFew')), z.maximum(60, profileCode('yearsTooMany'))),
    ),
    component: choice(components),
    /** First and last day of service, `YYYY-MM-DD`. The last one can be in the future. */
    serviceStart: day,
    separation: day,
    leaving: choice(leavings),
    /** Only for what depends on it, and only if the person wants to say. */
    serviceCharacter: choice(serviceCharacters),
    occupations: z.prefault(
      z
        .array(servedOccupationSchema)
        .check(z.maxLength(profileListMax.occupations, profileCode('tooManyOccupations'))),
      [],
    ),
    skills: z
      .array(
        line(limits['skills.value'], profileCode('skillTooLong')).check(
          z.minLength(1, profileCode('skillEmpty')),
        ),
      )
      .check(z.maxLength(profileListMax.skills, profileCode('tooManySkills'))),
    certifications: z
      .array(
        line(limits['certifications.value'], profileCode('certificationTooLong')).check(
          z.minLength(1, profileCode('certificationEmpty')),
        ),
      )
      .check(z.maxLength(profileListMax.certifications, profileCode('tooManyCertifications'))),
    experience: z
      .array(experienceSchema)
      .check(z.maxLength(profileListMax.experience, profileCode('tooMuchExperience'))),
    education: z
      .array(educationSchema)
      .check(z.maxLength(profileListMax.education, profileCode('tooMuchEducation'))),
  })
  .check(
    z.refine(({ serviceStart, separation }) => !serviceStart || !separation || serviceStart <= separation, {
      path: ['separation'],
      error: profileCode('leftBeforeStart'),
    }),
  );
/** A person's profile. `yearsOfService` is in whole years, or null. */
export type Profile = z.infer<typeof profileSchema>;

/** Answer of `GET /api/profile`; `updatedAt` is null until it is first saved. */
export const storedProfileSchema = z.object({ profile: profileSchema, updatedAt: z.nullable(z.string()) });
export type StoredProfile = z.infer<typeof storedProfileSchema>;
