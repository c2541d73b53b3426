import type { ReceivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import Radio from 'lucide-react/icons/radio';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';

const looks = {
  connecting: { tone: 'neutral', icon: RefreshCw },
  live: { tone: 'positive', icon: Radio },
  waiting: { tone: 'caution', icon: WifiOff },
} as const;

/** Whether new applications appear by themselves. */
export function ApplicationsLive({ live }: Pick<ReceivedApplicationsView, 'live'>) {
  const words = useWords(receivedApplicationsWords).live;
  return (
    <span title={words.explained[live]}>
      <Badge {...looks[live]}>{words[live]}</Badge>
      <VisuallyHidden live="polite">{words.explained[live]}</VisuallyHidden>
    </span>
  );
}
