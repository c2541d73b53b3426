import type { OrganizationsPhrases } from '@vetsync/machines/organizations/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** What is wrong with the data of an organization, or with a decision about it. */
export const organizationsPhrases = definePhrases('organizations', {
  kindRequired: 'Choose what your organization is',
  nameTooShort: (min) => `Name must be at least ${min} characters`,
  nameCharacters: 'Use Latin letters, digits and common punctuation, and no invisible characters',
  nameTaken:
    'An organization with this name, or one that looks like it, exists already. Add your city or state',
  nameApproved: 'This name was approved. You can correct its spelling, but not choose another name',
  websiteInvalid: 'Enter a web address that starts with https://',
  websiteTooLong: 'Web address too long',
  aboutTooLong: 'Description too long',
  phoneInvalid: 'Enter a phone number',
  locationTooLong: 'Location too long',
  zipInvalid: 'Enter the five digits of the ZIP code',
  zipUnknown: 'We don’t know this ZIP code',
  reasonRequired: 'Give a reason, which the organization can read',
  reasonTooLong: 'Reason too long',
} satisfies PhraseWords<OrganizationsPhrases>);
