export const ownOrganizationsWords = {
  title: 'Your organizations',
  text: 'The employers, schools, hospitals and nonprofits that you work for.',
  loading: 'Loading your organizations…',
  failed: { title: 'Your organizations couldn’t be loaded', retry: 'Try again' },
  as: (kind: string, role: string) => `${kind} · ${role}`,
  none: {
    title: 'You don’t work for an organization yet',
    text: 'Do you work for an employer, school, hospital or nonprofit that helps veterans? Add it, or ask a colleague to invite you.',
  },
  add: 'Add an organization',
} as const;
