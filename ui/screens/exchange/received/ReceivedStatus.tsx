import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { applicationTones } from '../../reviews/statuses.ts';
import { receivedStatusNames } from '../ReceivedStatus.phrases.ts';

/** Where an application stands. */
export function ReceivedStatus({ status }: { status: ApplicationStatus }) {
  const names = useWords(receivedStatusNames);
  return <Badge tone={applicationTones[status]}>{names[status]}</Badge>;
}
