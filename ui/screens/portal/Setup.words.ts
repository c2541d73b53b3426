import type { SetupStepId } from '@vetsync/machines/organizations/model';

/** What a signed-in organization does before anything can come in. */
export const setupWords = {
  loading: 'Checking what you have set up…',
  failed: { title: 'Your organizations could not be loaded', retry: 'Try again' },
  steps: 'Steps to set up your organization',
  add: {
    title: 'Add your organization',
    text: 'It needs a name and a kind. The rest can wait.',
    action: 'Add organization',
  },
  pending: {
    title: (name: string) => `We are checking ${name}`,
    text: 'There is nothing to do until VetSync has approved it.',
  },
  approved: {
    title: (name: string) => `${name} is ready`,
    text: 'Nothing has come in yet.',
  },
  stopped: {
    title: (name: string) => `${name} is not approved`,
    text: 'Only approved organizations can use this portal.',
  },
  names: {
    account: 'Create your account',
    organization: 'Add your organization',
    approval: 'VetSync approves it',
  } satisfies Record<SetupStepId, string>,
} as const;
