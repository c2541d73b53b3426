import type { Urgency } from '@vetsync/machines/nonprofit/model';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

/** Tone of each urgency; the label is shown beside it. */
export const urgencyTones: Readonly<Record<Urgency, Tone>> = {
  Critical: 'critical',
  Urgent: 'caution',
  Standard: 'neutral',
};
