import type { SentApplication } from '@vetsync/machines/model/world';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import '../system/parts/World.phrases.ts';

const tones: Readonly<Record<SentApplication['status'], BadgeProps['tone']>> = {
  submitted: 'info',
  enrolled: 'info',
  under_review: 'info',
  interview: 'honor',
  interview_scheduled: 'honor',
  offered: 'positive',
  hired: 'positive',
  accepted: 'positive',
  active: 'positive',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

interface SentBadgeProps {
  application: Pick<SentApplication, 'status' | 'stop' | 'label'>;
  /** What is said of it besides. @default nothing */
  say?: (label: string) => string;
}

/** Where an application stands. */
export function SentBadge({ application: { status, stop, label }, say = (text) => text }: SentBadgeProps) {
  const write = usePhrases();
  return <Badge tone={stop ? 'neutral' : tones[status]}>{say(write(label))}</Badge>;
}
