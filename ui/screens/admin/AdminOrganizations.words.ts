import type { DecisionStatus, DomainMatch, OrganizationStatus } from '@vetsync/machines/organizations/model';

export const adminOrganizationsWords = {
  title: 'Organizations',
  showAll: 'Show all organizations',
  loading: 'Loading organizations…',
  status: 'Status',
  none: {
    pending: { title: 'Nothing is waiting for you', text: 'New organizations show up here.' },
    approved: { title: 'None approved yet', text: 'Organizations you approve will show up here.' },
    declined: { title: 'None declined', text: 'Organizations you decline stay here until they apply again.' },
    suspended: {
      title: 'None suspended',
      text: 'Organizations you suspend stay here until you reinstate them.',
    },
  } satisfies Record<OrganizationStatus, { title: string; text: string }>,
  failed: { title: 'The organizations couldn’t be loaded', retry: 'Try again' },
  more: { load: 'Load more', loading: 'Loading more…', failed: 'More organizations couldn’t be loaded.' },
  facts: {
    website: 'Website',
    about: 'What they do',
    contact: 'How to reach them',
    place: 'Location',
    owners: 'Owners',
    staff: 'Staff',
    added: 'Added',
    reason: 'Your last reason',
    lookAlikes: 'Similar names',
  },
  empty: 'Not given',
  domain: {
    same: 'Email matches the website',
    different: 'Email doesn’t match the website',
    publicMail: 'Email of a public provider',
    noWebsite: 'No website to compare with',
  } satisfies Record<DomainMatch, string>,
  decide: (status: DecisionStatus, from: OrganizationStatus) =>
    status === 'approved' && from === 'suspended' ? 'Open again' : decisions[status],
  decideOn: (decision: string, name: string) => `${decision}: ${name}`,
} as const;

const decisions: Readonly<Record<DecisionStatus, string>> = {
  approved: 'Approve',
  declined: 'Decline',
  suspended: 'Suspend',
};

/** The form for a decision on the organization `name`. */
export const decisionWords = {
  title: (status: DecisionStatus, name: string, from: OrganizationStatus) =>
    status === 'approved' && from === 'suspended' ? `Open ${name} again?` : `${decisions[status]} ${name}?`,
  text: {
    approved: 'Everyone can see it now. We’ve emailed its owners.',
    declined: 'Its staff can read the reason, correct the data and apply again. Its owners get an email.',
    suspended:
      'The public can’t see it anymore, and its staff can’t change anything. They can read the reason. Its owners get an email.',
  } satisfies Record<DecisionStatus, string>,
  reason: 'Reason',
  reasonHelp: 'The staff of the organization reads this, word for word.',
  working: 'Storing…',
  cancel: 'Cancel',
  failed: 'The decision wasn’t saved',
} as const;
