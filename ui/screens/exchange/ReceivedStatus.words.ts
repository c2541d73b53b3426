import type { ApplicationStatus } from '@vetsync/machines/model/exchange';

/** Where an application stands, for the organization's staff. */
export const receivedStatusNames = {
  submitted: 'New',
  enrolled: 'New',
  under_review: 'Waitlisted',
  interview: 'Interview',
  interview_scheduled: 'Interview',
  offered: 'Offer made',
  hired: 'Hired',
  accepted: 'Accepted',
  active: 'Active',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ApplicationStatus, string>;
