import type { ParticipantStatus, Urgency } from '@vetsync/machines/nonprofit/model';
import type { BadgeProps } from '../../components/Badge/Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

/** Tone of each urgency; the label is shown beside it. */
export const urgencyTones: Readonly<Record<Urgency, Tone>> = {
  Critical: 'critical',
  Urgent: 'caution',
  Standard: 'neutral',
};
export const participantTones: Readonly<Record<ParticipantStatus, Tone>> = {
  Active: 'positive',
  'At Risk': 'critical',
  Graduated: 'honor',
};
