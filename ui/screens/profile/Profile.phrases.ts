import type { ProfilePhrases } from '@vetsync/machines/profile/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';
import { tooLongOf } from './tooLong.ts';
import { profileFormWords } from './Profile.words.ts';

/** Names of saved files, and what is wrong with a profile. */
export const profilePhrases = definePhrases('profile', {
  ...tooLongOf(
    { ...profileFormWords.fields, ...profileFormWords.parts },
    (name, max) => `${name}: at most ${max} characters`,
  ),
  resume: 'Resume',
  resumeOf: (name: string) => `${name}, Resume`,
  notWholeYears: 'Enter whole years, as in 8',
  fourDigitYear: 'Enter a year with four digits',
  titleRequired: 'Title is required',
  degreeRequired: 'Degree is required',
  yearsTooFew: (min: number) => `At least ${min}`,
  yearsTooMany: (max: number) => `At most ${max}`,
  noDay: 'Enter a real date',
  leftBeforeStart: 'Your last day can’t be before your first one',
  codeRequired: 'Enter the code, as in 68W',
  tooManyOccupations: 'Too many military occupations',
  skillTooLong: (max: number) => `Skill: at most ${max} characters`,
  skillEmpty: 'Skill is empty',
  tooManySkills: 'Too many skills',
  certificationTooLong: (max: number) => `Certification: at most ${max} characters`,
  certificationEmpty: 'Certification is empty',
  tooManyCertifications: 'Too many certifications',
  tooMuchExperience: 'Too many entries of experience',
  tooMuchEducation: 'Too many entries of education',
} satisfies PhraseWords<ProfilePhrases>);
