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
  failed: { title: 'The organization couldn’t be loaded', retry: 'Try again' },
  missing: {
    title: 'You can’t see this organization',
    text: 'It doesn’t exist, it isn’t approved yet, or you don’t work there anymore.',
    own: 'Your organizations',
  },
  removed: {
    title: (name: string) => `You no longer have access to ${name}`,
    text: 'You’re no longer on its staff, or it no longer exists. What was open here is closed.',
  },
  suspended: {
    title: (name: string) => `${name} is suspended`,
    text: 'While it’s suspended, its staff can’t read applications or messages.',
  },
} as const;
