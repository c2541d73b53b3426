import type { ApplicationView } from '@vetsync/machines/education';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { stoppedApplicationWords } from '../../system/parts/StoppedApplication.words.ts';
import { educationWords } from '../Education.words.ts';
import { statusTones } from '../statusTones.ts';

/** Where an application stands. */
export function CollegeStatusBadge({
  application: { status, isWithdrawn, stop },
}: {
  application: Pick<ApplicationView, 'status' | 'isWithdrawn' | 'stop'>;
}) {
  const words = useWords(educationWords).applications;
  const { stops } = useWords(stoppedApplicationWords);
  if (isWithdrawn) return <Badge>{words.withdrawn}</Badge>;
  if (stop) return <Badge>{stops[stop]}</Badge>;
  return <Badge tone={statusTones[status]}>{words.statuses[status]}</Badge>;
}
