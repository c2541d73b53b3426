import { codesOf, phrasesOf } from '../../system/model/phrase.ts';

export type ProfilePhrases = {
  /** Names of saved files. */
  resume: [];
  resumeOf: [name: string];
  /** Reasons to reject a profile. */
  notWholeYears: [];
  fourDigitYear: [];
  titleTooLong: [max: number];
  titleRequired: [];
  companyTooLong: [max: number];
  durationTooLong: [max: number];
  descriptionTooLong: [max: number];
  degreeTooLong: [max: number];
  degreeRequired: [];
  institutionTooLong: [max: number];
  avatarTooLong: [max: number];
  bioTooLong: [max: number];
  goalsTooLong: [max: number];
  locationTooLong: [max: number];
  currentRoleTooLong: [max: number];
  organizationTooLong: [max: number];
  rankTooLong: [max: number];
  yearsTooFew: [min: number];
  yearsTooMany: [max: number];
  noDay: [];
  leftBeforeStart: [];
  codeTooLong: [max: number];
  codeRequired: [];
  tooManyOccupations: [max: number];
  skillTooLong: [max: number];
  skillEmpty: [];
  tooManySkills: [max: number];
  certificationTooLong: [max: number];
  certificationEmpty: [];
  tooManyCertifications: [max: number];
  tooMuchExperience: [max: number];
  tooMuchEducation: [max: number];
};

export const profilePhrase = phrasesOf<ProfilePhrases>('profile');
export const profileCode = codesOf<ProfilePhrases>('profile');
