import { phraseOfIssue } from '@vetsync/machines/system/model';
import type * as z from 'zod/mini';
import type { LandingPhrases } from '@vetsync/machines/landing/model';
import type { LeadsPhrases } from '@vetsync/machines/leads/model';
import type { ListingsPhrases, OrganizationsPhrases } from '@vetsync/machines/organizations/model';
import type { ProfilePhrases } from '@vetsync/machines/profile/model';
import type { CodedPhrase, FieldError, InputPhrases, ProblemPhrases } from '@vetsync/machines/system/model';

type Texts<Phrases extends Record<string, readonly unknown[]>> = {
  [Key in keyof Phrases]: Phrases[Key] extends readonly []
    ? string
    : string | ((...values: Phrases[Key]) => string);
};

/** The English of what can be wrong with a field. Screens have words of their own, in the reader's language. */
export const fieldTexts: {
  input: Texts<InputPhrases>;
  leads: Texts<
    Pick<LeadsPhrases, 'statusTooLong' | 'organizationTooLong' | 'interestTooLong' | 'sourceTooLong'>
  >;
  landing: Texts<LandingPhrases>;
  listings: Texts<ListingsPhrases>;
  organizations: Texts<OrganizationsPhrases>;
  profile: Texts<Omit<ProfilePhrases, 'notWholeYears' | 'resume' | 'resumeOf'>>;
  problem: Texts<Pick<ProblemPhrases, 'forbidden_characters' | 'password_common' | 'password_names_owner'>>;
} = {
  input: {
    nameRequired: 'Name is required',
    nameTooLong: 'Name too long',
    emailRequired: 'Email is required',
    emailTooLong: 'Email too long',
    emailInvalid: 'Invalid email format',
    passwordRequired: 'Password is required',
    passwordTooShort: (min) => `Password must be at least ${min} characters`,
    passwordTooLong: 'Password too long',
    passwordNamesProduct: (product) => `Don't use the name ${product} as the password`,
    sixDigits: 'Enter the 6 digits of the code',
    codeRequired: 'Enter a code',
    codeTooLong: 'That is too long for a code',
  },
  leads: {
    statusTooLong: 'Status too long',
    organizationTooLong: 'Organization name too long',
    interestTooLong: 'Interest description too long',
    sourceTooLong: 'Source too long',
  },
  landing: {
    fieldRequired: 'Please fill in all required fields',
    organizationTooLong: 'Organization name too long',
    useCaseTooLong: 'Use case too long',
    requirementsTooLong: 'Requirements too long',
  },
  listings: {
    kindRequired: 'Choose what you want to list',
    kindNotOffered: 'Your kind of organization cannot list this',
    fieldOfOtherKind: 'This kind of listing does not have this field',
    titleTooShort: (min) => `Title must be at least ${min} characters`,
    titleTooLong: 'Title too long',
    titleCharacters: 'Use Latin letters, digits and common signs in the title, and no invisible characters',
    textTooLong: 'Text too long',
    tooMany: (max) => `List at most ${max}`,
    entryEmpty: 'Fill in or remove the empty entry',
    zipInvalid: 'Enter the five digits of the ZIP code',
    zipUnknown: 'We do not know this ZIP code',
    dateInvalid: 'Enter a date',
    datePast: 'This day has passed. Choose a later one',
    timeInvalid: 'Enter a date and a time',
    timeZoneInvalid: 'Choose a time zone',
    choiceInvalid: 'Choose one of the options',
    amountInvalid: 'Enter a whole number',
    salaryOrder: 'The highest salary is below the lowest one',
    descriptionRequired: 'Describe it',
    typeRequired: 'Choose a type',
    placeRequired: 'Enter a city and state, or choose remote',
    zipRequired: 'Enter a ZIP code, or choose remote',
    tuitionRequired: 'Enter the tuition for a year',
    eligibilityRequired: 'Say who can take part',
    startRequired: 'Enter when it starts',
    startPast: 'This time has passed. Choose a later one',
    csvColumn: (name) => `We do not know the column “${name}”, or it is there twice`,
    csvTitleMissing: 'The first line must name the columns, with Title among them',
    csvCells: (found, wanted) => `This line has ${found} cells instead of ${wanted}`,
    csvOptions: (options) => `Write one of these: ${options}`,
    csvTooMany: (max) => `A file can have ${max} jobs at most`,
    csvAmount: 'Write whole dollars, such as 60000 or 60,000',
    csvDate: 'Write the date like 1/31/2030 or 2030-01-31',
    csvBroken: 'From this line on, the file is not valid CSV. Look for a quote that is not closed',
    csvLong: 'This line is too long. Look for a quote that is not closed',
    csvEmpty: 'The file has no job',
  },
  organizations: {
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
    zipUnknown: 'We do not know this ZIP code',
    reasonRequired: 'Give a reason, which the organization can read',
    reasonTooLong: 'Reason too long',
  },
  profile: {
    fourDigitYear: 'Enter a year with four digits',
    titleTooLong: 'Title too long',
    titleRequired: 'Title is required',
    companyTooLong: 'Company too long',
    durationTooLong: 'Duration too long',
    descriptionTooLong: 'Description too long',
    degreeTooLong: 'Degree too long',
    degreeRequired: 'Degree is required',
    institutionTooLong: 'Institution too long',
    avatarTooLong: 'Avatar too long',
    bioTooLong: 'About you is too long',
    goalsTooLong: 'Career goals are too long',
    locationTooLong: 'Location too long',
    currentRoleTooLong: 'Current role too long',
    organizationTooLong: 'Organization too long',
    rankTooLong: 'Rank too long',
    yearsTooFew: (min) => `At least ${min}`,
    yearsTooMany: (max) => `At most ${max}`,
    skillTooLong: 'Skill too long',
    skillEmpty: 'Skill is empty',
    tooManySkills: 'Too many skills',
    certificationTooLong: 'Certification too long',
    certificationEmpty: 'Certification is empty',
    tooManyCertifications: 'Too many certifications',
    tooMuchExperience: 'Too many entries of experience',
    tooMuchEducation: 'Too many entries of education',
  },
  problem: {
    forbidden_characters: 'Contains invisible characters that are not allowed. Type it instead of pasting it',
    password_common: 'This password is among the most common ones. Choose one that is harder to guess',
    password_names_owner: "Don't use your own e-mail address or name as the password",
  },
};

type Text = string | ((...values: unknown[]) => string);
type Values = FieldError['values'];

/** A code with its English, as a response has both. */
export function withEnglishMessage({ code, values = [] }: CodedPhrase): Omit<FieldError, 'path'> {
  const [family = '', key = ''] = code.split('.');
  const text = (fieldTexts as Record<string, Record<string, Text> | undefined>)[family]?.[key];
  if (text === undefined) throw new Error(`No English for ${code}`);
  return {
    message: typeof text === 'string' ? text : text(...values),
    code,
    ...(values.length > 0 && { values: values as Values }),
  };
}

/** Code of values that no screen of ours sends, so that their messages have no codes of their own. */
export const invalidValue = 'problem.invalid_value';

/** What a schema found wrong, as a response says it. */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const phrase = phraseOfIssue(issue);
  const error = phrase ? withEnglishMessage(phrase) : { message: issue.message, code: invalidValue };
  return { path: issue.path.map(String).join('.'), ...error };
}
