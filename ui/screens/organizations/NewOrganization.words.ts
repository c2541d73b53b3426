import type { NewOrganizationField, OrganizationKind } from '@vetsync/machines/organizations/model';

export const newOrganizationWords = {
  title: 'Add your organization',
  intro:
    'For employers, schools, hospitals and nonprofits that work with veterans. We check each one before the public can see it.',
  groups: { what: 'What it is', reach: 'How to reach it' },
  fields: {
    kind: 'Kind of organization',
    name: 'Name',
    website: 'Website',
    about: 'What you do',
    contactEmail: 'Contact email',
    phone: 'Phone',
    location: 'City and state',
    zip: 'ZIP code',
  } satisfies Record<NewOrganizationField, string>,
  help: {
    name: 'As people know it. Only this and the kind are needed to start.',
    website:
      'Starts with https://. If your email address uses the same domain, it’s easier to confirm that you work there.',
    about: 'What you offer to people leaving the military.',
    contactEmail: 'For questions from the public. It can be different from your own.',
  },
  kinds: {
    employer: 'Employer',
    university: 'College or university',
    hospital: 'Hospital or clinic',
    nonprofit: 'Nonprofit',
  } satisfies Record<OrganizationKind, string>,
  kindHelp: {
    employer: 'Hires veterans',
    university: 'Teaches veterans',
    hospital: 'Cares for veterans',
    nonprofit: 'Helps veterans and their families',
  } satisfies Record<OrganizationKind, string>,
  submit: 'Send for approval',
  submitting: 'Sending…',
  failed: 'Your organization wasn’t added',
  created: {
    title: (name: string) => `${name} is waiting for approval`,
    text: 'You own it. Until it’s approved, only you and our administrators can see it.',
    steps: {
      label: 'What happens next',
      names: ['You send it', 'An administrator checks it', 'The public can see it'],
    },
    next: 'We’ll email you as soon as an administrator has decided. Until then, you can complete the profile and invite colleagues.',
    page: 'Prepare the first steps',
  },
} as const;
