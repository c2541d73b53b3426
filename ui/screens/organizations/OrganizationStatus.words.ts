import type { OrganizationStatus } from '@vetsync/machines/organizations/model';

export const organizationStatusWords = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
  suspended: 'Suspended',
} as const satisfies Record<OrganizationStatus, string>;
