export const organizationFrameWords = {
  title: 'Organization',
  navigation: (name: string) => `Pages of ${name}`,
  pages: {
    dashboard: 'Dashboard',
    profile: 'Profile',
    listings: 'Listings',
    applications: 'Applications',
    candidates: 'Candidates',
    messages: 'Messages',
    staff: 'Staff',
  },
  loading: 'Loading the organization…',
  failed: { title: 'The organization could not be loaded', retry: 'Try again' },
  missing: {
    title: 'You cannot see this organization',
    text: 'It does not exist, it is not approved yet, or you do not work there anymore.',
    own: 'Your organizations',
  },
  removed: {
    title: (name: string) => `You no longer have access to ${name}`,
    text: 'You are no longer on its staff, or it no longer exists. What was open here is closed.',
  },
  suspended: {
    title: (name: string) => `${name} is suspended`,
    text: 'While it is suspended, its staff cannot read applications or messages.',
  },
} as const;
