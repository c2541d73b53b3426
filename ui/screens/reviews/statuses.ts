import type { Priority } from '@vetsync/machines/nonprofit/model';
import type { Review } from '@vetsync/machines/reviews/model';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

/** Tone of each status for reviewers; the label is shown beside it. */
export const reviewTones: Readonly<Record<Review['application']['status'], Tone>> = {
  submitted: 'caution',
  under_review: 'caution',
  enrolled: 'caution',
  interview: 'info',
  interview_scheduled: 'info',
  offered: 'info',
  hired: 'positive',
  accepted: 'positive',
  active: 'positive',
  rejected: 'critical',
};
export const pressureTones: Readonly<Record<Priority, Tone>> = {
  Critical: 'critical',
  High: 'caution',
  Medium: 'info',
  Low: 'neutral',
};
