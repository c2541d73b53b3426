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
  /** For a signed-in person: only what is there today. */
  benefitsOwn: {
    events: ['Events', 'Events that you note, with reminders.'],
    network: ['Your network', 'No one is listed here yet.'],
    mentors: ['Civilian mentors', 'No one is listed here yet.'],
    profile: ['Your profile', 'What you can send when you apply.'],
  },
  open: 'Open',
  openOne: (name: string) => `Open ${name}`,
  unknown: 'Not given',
} as const;
