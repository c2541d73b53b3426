import type { CollegeStatus } from '@vetsync/machines/model/world';
import type { DeadlinePriority } from '@vetsync/machines/education/model';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

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
