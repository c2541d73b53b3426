import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import type { Priority } from '@vetsync/machines/model/cases';

import type { BadgeProps } from '../../components/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

/** Tone of each status for staff; the label is shown beside it. */
export const applicationTones: Readonly<Record<ApplicationStatus, Tone>> = {
  submitted: 'caution',
  under_review: 'caution',
  enrolled: 'caution',
  interview: 'info',
  interview_scheduled: 'info',
  offered: 'info',
  hired: 'positive',
  accepted: 'positive',
  active: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
};
/** The same for those who applied: what waits for staff isn't theirs to do, and an offer is good news. */
export const ownApplicationTones: typeof applicationTones = {
  ...applicationTones,
  submitted: 'info',
  under_review: 'info',
  enrolled: 'info',
  offered: 'positive',
};
export const pressureTones: Readonly<Record<Priority, Tone>> = {
  Critical: 'critical',
  High: 'caution',
  Medium: 'info',
  Low: 'neutral',
};
