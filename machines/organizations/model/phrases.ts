import { codesOf, phrasesOf } from '../../kit/phrase.ts';

/** What is wrong with the data of an organization, or with a decision about it. */
export type OrganizationsPhrases = {
  kindRequired: [];
  nameTooShort: [min: number];
  nameCharacters: [];
  nameTaken: [];
  nameApproved: [];
  websiteInvalid: [];
  websiteTooLong: [max: number];
  aboutTooLong: [max: number];
  phoneInvalid: [];
  locationTooLong: [max: number];
  zipInvalid: [];
  reasonRequired: [];
  reasonTooLong: [max: number];
};

export const organizationsPhrase = phrasesOf<OrganizationsPhrases>('organizations');
export const organizationsCode = codesOf<OrganizationsPhrases>('organizations');
