export const organizationStartWords = {
  none: {
    title: 'Create or join an organization',
    text: 'You work here on behalf of an organization. Add yours, or ask a colleague to invite you by email.',
    create: 'Add an organization',
  },
} as const;
