import * as z from 'zod/mini';
import { inputCode } from '../../system/model/inputPhrases.ts';
import { profileCode } from './phrases.ts';
import { profileFields } from './profileFields.ts';
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
  'occupations.rank': 60,
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

const line = (max: number, name: string) =>
  z.string().check(z.trim(), z.maxLength(max, profileCode(`${name}TooLong`)));
const year = z.string().check(z.trim(), z.regex(/^(\d{4})?$/, profileCode('fourDigitYear')));

export const experienceSchema = z.strictObject({
  title: line(limits['experience.title'], 'title').check(z.minLength(1, profileCode('titleRequired'))),
  company: line(limits['experience.company'], 'company'),
  duration: line(limits['experience.duration'], 'duration'),
  description: line(limits['experience.description'], 'description'),
});
export type Experience = z.infer<typeof experienceSchema>;

export const educationSchema = z.strictObject({
  degree: line(limits['education.degree'], 'degree').check(z.minLength(1, profileCode('degreeRequired'))),
  institution: line(limits['education.institution'], 'institution'),
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
/** A military occupation: 68W in the Army. Its title may be missing. */
export const servedOccupationSchema = z.strictObject({
  branch,
  code: line(limits['occupations.code'], 'code').check(z.minLength(1, profileCode('codeRequired'))),
  title: line(limits['occupations.title'], 'title'),
  /** The rank in which it was served. */
  rank: z.optional(line(limits['occupations.rank'], 'rank')),
});
export type ServedOccupation = z.infer<typeof servedOccupationSchema>;

const text = (name: keyof typeof limits) => line(limits[name], name);
/** One of these, or empty. Profiles that were stored before there was such a field are read as empty. */
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.prefault(z.union([z.enum(options), z.literal('')]), '');
/** `YYYY-MM-DD`. */
const day = z.prefault(
  z.string().check(z.refine((value: string) => value === '' || isDay(value), profileCode('noDay'))),
  '',
);
const list = <Entry extends z.ZodMiniType>(
  entry: Entry,
  name: keyof typeof profileListMax,
  tooMany: string,
) => z.array(entry).check(z.maxLength(profileListMax[name], tooMany));
const named = (name: 'skill' | 'certification', max: number) =>
  line(max, name).check(z.minLength(1, profileCode(`${name}Empty`)));

/** What each field may hold. */
const schemas = {
  /** Id of a drawn portrait. */
  avatar: text('avatar'),
  name: z.string().check(z.overwrite(typedName), z.maxLength(limits.name, inputCode('nameTooLong'))),
  currentRole: text('currentRole'),
  company: text('company'),
  location: text('location'),
  branch,
  rank: text('rank'),
  yearsOfService: z.nullable(
    z.int().check(z.minimum(0, profileCode('yearsTooFew')), z.maximum(60, profileCode('yearsTooMany'))),
  ),
  component: choice(components),
  serviceStart: day,
  /** Can be in the future. */
  separation: day,
  leaving: choice(leavings),
  /** Only for what depends on it, and only if the person wants to say. */
  serviceCharacter: choice(serviceCharacters),
  bio: text('bio'),
  goals: text('goals'),
  /** Of organization roles, as the title. */
  organization: text('organization'),
  title: text('title'),
  occupations: z.prefault(list(servedOccupationSchema, 'occupations', profileCode('tooManyOccupations')), []),
  skills: list(named('skill', limits['skills.value']), 'skills', profileCode('tooManySkills')),
  experience: list(experienceSchema, 'experience', profileCode('tooMuchExperience')),
  education: list(educationSchema, 'education', profileCode('tooMuchEducation')),
  certifications: list(
    named('certification', limits['certifications.value']),
    'certifications',
    profileCode('tooManyCertifications'),
  ),
} satisfies Record<keyof typeof profileFields, z.ZodMiniType>;

/** Names of the texts, in the order of the form. */
export type ProfileTextField = Exclude<keyof typeof profileFields, keyof typeof profileListMax>;
export const profileTextFields = Object.keys(profileFields).filter((name) => !(name in profileListMax)) as [
  ProfileTextField,
  ...ProfileTextField[],
];

/** A person's profile (platform spec, section 3, "Profile shape"). `PUT /api/profile` replaces all of it. */
export const profileSchema = z.strictObject(schemas).check(
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
