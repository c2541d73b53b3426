import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedStatusNames } from '../ReceivedStatus.phrases.ts';

const tones: Readonly<Record<ApplicationStatus, NonNullable<BadgeProps['tone']>>> = {
  submitted: 'caution',
  enrolled: 'caution',
  under_review: 'caution',
  interview: 'info',
  interview_scheduled: 'info',
  offered: 'info',
  hired: 'positive',
  accepted: 'positive',
  active: 'positive',
  rejected: 'critical',
  withdrawn: 'neutral',
};

/** Where an application stands. */
export function ReceivedStatus({ status }: { status: ApplicationStatus }) {
  const names = useWords(receivedStatusNames);
  return <Badge tone={tones[status]}>{names[status]}</Badge>;
}
