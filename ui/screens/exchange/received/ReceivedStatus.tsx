import type { ReceivedApplication } from '@vetsync/machines/model/exchange';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { applicationTones } from '../../reviews/statuses.ts';
import { PairLines } from '../../portal/cellLines.tsx';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { receivedStatusNames } from '../ReceivedStatus.phrases.ts';
import { shortDate } from '../../dates.ts';

interface ReceivedStatusProps {
  application: Pick<ReceivedApplication, 'status' | 'acceptedAt' | 'answerBy' | 'line'>;
  intl: IntlConfig;
}

const offers: readonly ReceivedApplication['status'][] = ['offered', 'accepted', 'active'];

/** A spot can still be given to it. */
const open: readonly ReceivedApplication['status'][] = [
  'submitted',
  'enrolled',
  'under_review',
  'interview',
  'interview_scheduled',
];

/** Where an application stands, its place in line, and what became of an offer. */
export function ReceivedStatus({
  application: { status, acceptedAt, answerBy, line = null },
  intl,
}: ReceivedStatusProps) {
  const names = useWords(receivedStatusNames);
  const { answerBy: words, line: places } = useWords(receivedApplicationWords);
  const isAccepted = acceptedAt !== null && offers.includes(status);
  const badge = <Badge tone={applicationTones[status]}>{isAccepted ? words.accepted : names[status]}</Badge>;
  if (line !== null && open.includes(status)) return <PairLines second={places[line]}>{badge}</PairLines>;
  if (isAccepted || answerBy === null || status === 'withdrawn') return badge;
  return <PairLines second={words.until(shortDate(answerBy, intl))}>{badge}</PairLines>;
}
