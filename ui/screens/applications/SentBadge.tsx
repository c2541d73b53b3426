import type { SentApplication } from '@vetsync/machines/model/world';
import { Badge } from '../../components/Badge/Badge.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { ownApplicationTones } from '../reviews/statuses.ts';
import '../system/parts/World.phrases.ts';

interface SentBadgeProps {
  application: Pick<SentApplication, 'status' | 'stop' | 'label'>;
  /** What is said of it besides. @default nothing */
  say?: (label: string) => string;
}

/** Where an application stands. */
export function SentBadge({ application: { status, stop, label }, say = (text) => text }: SentBadgeProps) {
  const write = usePhrases();
  return <Badge tone={stop ? 'neutral' : ownApplicationTones[status]}>{say(write(label))}</Badge>;
}
