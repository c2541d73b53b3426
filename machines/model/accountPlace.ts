/** The parts of the account page, in the order of its navigation. */
export const accountSections = [
  'profile',
  'security',
  'devices',
  'connected',
  'verification',
  'delete',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Everything that is kept about the signed-in person, as a file. */
export const accountExportHref = '/api/auth/user/export';

/** Address of a part of the account page; the profile is at `/account` itself. */
export const accountHref = (section: AccountSection) =>
  section === 'profile' ? '/account' : `/account/${section}`;
