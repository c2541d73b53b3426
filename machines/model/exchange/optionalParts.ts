/** Parts of the profile that an applicant can leave out. Each is sent unless it is switched off. */
export const optionalParts = [
  'branch',
  'rank',
  'yearsOfService',
  'location',
  'bio',
  'skills',
  'certifications',
  'experience',
  'education',
  'email',
] as const;
export type OptionalPart = (typeof optionalParts)[number];
