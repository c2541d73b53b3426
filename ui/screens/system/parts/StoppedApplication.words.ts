import type { OrganizationOutcome, Stop } from '@vetsync/machines/model/world';

/** Applications whose organization is suspended or gone. */
export const stoppedApplicationWords = {
  stops: { paused: 'Paused', closed: 'Closed' } satisfies Record<Stop, string>,
  inShort: {
    suspended: 'VetSync suspended the organization. We’ll tell you when that changes.',
    ended: 'The organization is no longer on VetSync.',
  } satisfies Record<OrganizationOutcome, string>,
  notices: {
    suspended: {
      title: (organization: string) => `VetSync suspended ${organization}`,
      text: 'We’ll keep your application, but no one there can read it or decide on it for now. You can withdraw it at any time. We’ll tell you when this changes.',
    },
    ended: {
      title: (organization: string) => `${organization} is no longer on VetSync`,
      text: 'Your application is closed, and what you sent there is deleted. This page keeps only your own record of it.',
    },
  } satisfies Record<OrganizationOutcome, { title: (organization: string) => string; text: string }>,
} as const;
