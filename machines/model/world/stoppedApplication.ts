import type { organizationStates } from './applications.ts';
import type { CollegeStatus, JobStatus, NonprofitStatus } from './statuses.ts';

/** What has become of the organization of an application. */
export type OrganizationOutcome = (typeof organizationStates)[number];
/** What stands instead of the status of an application that nobody works on. */
export type Stop = 'paused' | 'closed';

export interface Filed {
  status: JobStatus | CollegeStatus | NonprofitStatus | 'withdrawn';
  withdrawnAt?: string | null | undefined;
  organizationState?: OrganizationOutcome | null | undefined;
}

/** The person withdrew it, or the organization decided: what becomes of the organization changes nothing about it. */
const decided: ReadonlySet<Filed['status']> = new Set([
  'hired',
  'accepted',
  'active',
  'rejected',
  'withdrawn',
]);

/** Whether an application waits or is closed because of its organization. Null: its status counts. */
export function stopOf({ status, withdrawnAt, organizationState }: Filed): Stop | null {
  if (!organizationState || withdrawnAt || decided.has(status)) return null;
  return organizationState === 'ended' ? 'closed' : 'paused';
}
