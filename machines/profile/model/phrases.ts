import { codesOf, phrasesOf } from '../../system/model/phrase.ts';

export type ProfilePhrases = {
  /** Names of saved files. */
  resume: [];
  resumeOf: [name: string];
  /** Reasons to reject a profile. */
  notWholeYears: [];
  fourDigitYear: [];
  /** Any text: `bioTooLong`. */
  [tooLong: `${string}TooLong`]: [max: number];
  titleRequired: [];
  degreeRequired: [];
  yearsTooFew: [min: number];
  yearsTooMany: [max: number];
  noDay: [];
  leftBeforeStart: [];
  codeRequired: [];
  tooManyOccupations: [max: number];
  skillEmpty: [];
  tooManySkills: [max: number];
  certificationEmpty: [];
  tooManyCertifications: [max: number];
  tooMuchExperience: [max: number];
  tooMuchEducation: [max: number];
};

export const profilePhrase = phrasesOf<ProfilePhrases>('profile');
export const profileCode = codesOf<ProfilePhrases>('profile');
