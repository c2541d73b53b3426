export const membershipWords = {
  title: 'Membership',
  subtitle: 'Free for everybody who served, and for their families.',
  card: { title: 'Member', number: 'Member number', service: 'Service', home: 'Home' },
  includes: 'What belongs to it',
  benefits: {
    events: ['Events', 'Career, wellness, education and simply good company.'],
    network: ['Your network', 'People you know, groups, and messages.'],
    mentors: ['Civilian mentors', 'An hour with somebody who does the work you want.'],
    profile: ['Your profile', 'What other members see of you.'],
  },
  open: 'Open',
  openOne: (name: string) => `Open ${name}`,
  unknown: 'Not given',
} as const;
