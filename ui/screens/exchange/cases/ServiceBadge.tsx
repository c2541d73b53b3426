import type { ServiceStatus } from '@vetsync/machines/model/world';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { useWords } from '../../../language/useWords.ts';
import { casePhrases } from './Cases.phrases.ts';
import { caseRecordWords } from './CaseRecord.words.ts';

const tones: Readonly<Record<ServiceStatus, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'caution',
  under_review: 'caution',
  processing: 'info',
  scheduled: 'info',
  in_progress: 'info',
  done: 'positive',
  declined: 'neutral',
};
const statuses = Object.keys(tones) as readonly ServiceStatus[];

/** Where a service stands. */
export function ServiceBadge({ status }: { status: ServiceStatus }) {
  return <Badge tone={tones[status]}>{useWords(casePhrases)[status]}</Badge>;
}

interface ServiceMenuProps {
  service: { id: string; name: string; status: ServiceStatus };
  isDisabled: boolean;
  onMove: (status: ServiceStatus) => void;
}

/** Where a service stands, and a menu to change it. */
export function ServiceMenu({ service: { name, status }, isDisabled, onMove }: ServiceMenuProps) {
  const words = useWords(caseRecordWords).services;
  const names = useWords(casePhrases);
  return (
    <Menu<ServiceStatus>
      label={names[status]}
      aria-label={`${words.statusOf(name)}: ${names[status]}`}
      size="small"
      placement="bottom end"
      isDisabled={isDisabled}
      groups={[
        {
          id: 'status',
          label: words.statusOf(name),
          selectedId: status,
          items: statuses.map((id) => ({ id, label: names[id] })),
        },
      ]}
      onAction={(chosen) => {
        if (chosen !== status) onMove(chosen);
      }}
    />
  );
}
