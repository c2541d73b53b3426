import { codesOf, phrasesOf } from '../../system/model/phrase.ts';

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
  zipUnknown: [];
  reasonRequired: [];
  reasonTooLong: [max: number];
};

export const organizationsPhrase = phrasesOf<OrganizationsPhrases>('organizations');
export const organizationsCode = codesOf<OrganizationsPhrases>('organizations');

/** What has become of a change of an organization or its staff. */
export type OrganizationResultPhrases = {
  saved: [];
  appliedAgain: [];
  appliedAgainMore: [];
  invited: [email: string];
  invitedMore: [];
  resent: [email: string];
  withdrawn: [];
  roleChanged: [];
  handedOver: [];
  removed: [];
  left: [];
  ended: [name: string];
  endedMore: [];
  otherName: [];
  staffFailed: [];
  decided: [name: string];
  decidedMore: [];
  decisionFailed: [];
};

export const organizationResult = phrasesOf<OrganizationResultPhrases>('organizationResults');
