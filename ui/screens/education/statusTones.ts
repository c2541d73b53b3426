import type { CollegeStatus, DeadlinePriority } from '@vetsync/machines/model';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

/** Display labels of a college application (feature spec, section 4). */
export const statusLabels: Readonly<Record<CollegeStatus, string>> = {
  submitted: 'Under Review',
  under_review: 'Under Review',
  interview_scheduled: 'Interview Scheduled',
  accepted: 'Accepted',
  rejected: 'Rejected',
};
export const statusTones: Readonly<Record<CollegeStatus, Tone>> = {
  submitted: 'caution',
  under_review: 'caution',
  interview_scheduled: 'info',
  accepted: 'positive',
  rejected: 'critical',
};
export const priorityTones: Readonly<Record<DeadlinePriority, Tone>> = {
  high: 'critical',
  medium: 'caution',
  low: 'neutral',
};
