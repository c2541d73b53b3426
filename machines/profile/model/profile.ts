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
});
export type ServedOccupation = z.infer<typeof servedOccupationSchema>;

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

const text = (name: keyof typeof limits, shown: Shown) => ({
  schema: line(limits[name], name),
  empty: '',
  shown,
});
const choice = <const Options extends readonly [string, ...string[]]>(options: Options, shown: Shown) => ({
  // Profiles that were stored before there was such a field are read as empty.
  schema: z.prefault(z.union([z.enum(options), z.literal('')]), ''),
  empty: '' as const,
  shown,
});
/** `YYYY-MM-DD`. */
const day = {
  schema: z.prefault(
    z.string().check(z.refine((value: string) => value === '' || isDay(value), profileCode('noDay'))),
    '',
  ),
  empty: '',
  shown: 'nobody',
} as const;
const list = <Entry extends z.ZodMiniType>(entry: Entry, max: number, tooMany: string, shown: Shown) => ({
  schema: z.array(entry).check(z.maxLength(max, tooMany)),
  empty: [] as z.infer<Entry>[],
  shown,
});

/** Each text of a profile once, in the order of its form: what it may hold, its value before that, and who sees it. */
const texts = {
  /** Id of a drawn portrait. */
  avatar: text('avatar', 'picture'),
  name: {
    schema: z.string().check(z.overwrite(typedName), z.maxLength(limits.name, inputCode('nameTooLong'))),
    empty: '',
    shown: 'everybody',
  },
  currentRole: text('currentRole', 'work'),
  company: text('company', 'work'),
  location: text('location', 'location'),
  branch: { schema: branch, empty: '' as const, shown: 'service' },
  rank: text('rank', 'service'),
  yearsOfService: {
    schema: z.nullable(
      z.int().check(z.minimum(0, profileCode('yearsTooFew')), z.maximum(60, profileCode('yearsTooMany'))),
    ),
    empty: null,
    shown: 'service',
  },
  component: choice(components, 'nobody'),
  serviceStart: day,
  /** Can be in the future. */
  separation: day,
  leaving: choice(leavings, 'nobody'),
  /** Only for what depends on it, and only if the person wants to say. */
  serviceCharacter: choice(serviceCharacters, 'nobody'),
  bio: text('bio', 'about'),
  goals: text('goals', 'goals'),
  /** Of organization roles, as the title. */
  organization: text('organization', 'everybody'),
  title: text('title', 'everybody'),
} as const;

const listMax = profileListMax;
const named = (name: 'skill' | 'certification', max: number) =>
  line(max, name).check(z.minLength(1, profileCode(`${name}Empty`)));
const tooManyOccupations = profileCode('tooManyOccupations');
const occupations = list(servedOccupationSchema, listMax.occupations, tooManyOccupations, 'service');
/** The same for its lists. */
const lists = {
  occupations: { ...occupations, schema: z.prefault(occupations.schema, []) },
  skills: list(
    named('skill', limits['skills.value']),
    listMax.skills,
    profileCode('tooManySkills'),
    'skills',
  ),
  experience: list(experienceSchema, listMax.experience, profileCode('tooMuchExperience'), 'experience'),
  education: list(educationSchema, listMax.education, profileCode('tooMuchEducation'), 'education'),
  certifications: list(
    named('certification', limits['certifications.value']),
    listMax.certifications,
    profileCode('tooManyCertifications'),
    'certifications',
  ),
} as const;

const fields = { ...texts, ...lists };
type Fields = typeof fields;
type Schemas = { [Field in keyof Fields]: Fields[Field]['schema'] };
/** What a declaration says of each field. */
const ofEach = <Said>(say: (field: Fields[keyof Fields]) => Said) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, say(field)]));

/** Names of the texts, in the order of the form. */
export type ProfileTextField = keyof typeof texts;
export const profileTextFields = Object.keys(texts) as [ProfileTextField, ...ProfileTextField[]];

/** A person's profile (platform spec, section 3, "Profile shape"). `PUT /api/profile` replaces all of it. */
export const profileSchema = z.strictObject(ofEach(({ schema }) => schema) as Schemas).check(
  z.refine(({ serviceStart, separation }) => !serviceStart || !separation || serviceStart <= separation, {
    path: ['separation'],
    error: profileCode('leftBeforeStart'),
  }),
);
/** A person's profile. `yearsOfService` is in whole years, or null. */
export type Profile = z.infer<typeof profileSchema>;

/** A profile before anybody has entered anything. */
export const emptyProfile = ofEach(({ empty }) => empty) as Profile;
/** Who sees each field. */
export const profileShown = ofEach(({ shown }) => shown) as Readonly<Record<keyof Profile, Shown>>;

/** Answer of `GET /api/profile`; `updatedAt` is null until it is first saved. */
export const storedProfileSchema = z.object({ profile: profileSchema, updatedAt: z.nullable(z.string()) });
export type StoredProfile = z.infer<typeof storedProfileSchema>;
