import type { CaseStatus } from '@vetsync/machines/model/world';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { casePhrases } from './Cases.phrases.ts';

const tones: Readonly<Record<CaseStatus, NonNullable<BadgeProps['tone']>>> = {
  active: 'positive',
  at_risk: 'critical',
  graduated: 'honor',
  left: 'neutral',
  enrolled: 'positive',
  on_leave: 'caution',
  hired: 'positive',
  started: 'positive',
  active_treatment: 'info',
  follow_up: 'caution',
  recovering: 'positive',
  discharged: 'neutral',
};

/** Where somebody stands whom an organization has taken in. */
export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  return <Badge tone={tones[status]}>{useWords(casePhrases)[status]}</Badge>;
}
