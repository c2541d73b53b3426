import type { LeadsAdminView, LeadsLiveState } from '@vetsync/machines/leads/leadsAdmin';
import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import Radio from 'lucide-react/icons/radio';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../../language/useWords.ts';
import { liveWords } from '../LeadsAdmin.words.ts';

const looks: Record<LeadsLiveState, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  connecting: { tone: 'neutral', icon: RefreshCw },
  live: { tone: 'positive', icon: Radio },
  reconnecting: { tone: 'caution', icon: RefreshCw },
  crowded: { tone: 'caution', icon: AppWindow },
  offline: { tone: 'critical', icon: WifiOff },
};

export interface LiveStatusProps {
  view: Pick<LeadsAdminView, 'live' | 'reconnectSeconds'>;
}

/** Whether new leads arrive live. The countdown is only visual; the status is announced once. */
export function LiveStatus({ view: { live, reconnectSeconds } }: LiveStatusProps) {
  const words = useWords(liveWords);
  const { tone, icon } = looks[live];
  const label = live === 'reconnecting' ? words.reconnecting(reconnectSeconds) : words[live];
  return (
    <span title={words.explained[live]}>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <VisuallyHidden live="polite">{words.explained[live]}</VisuallyHidden>
    </span>
  );
}
