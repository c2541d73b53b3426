import type { OrganizationStatus as Status } from '@vetsync/machines/organizations/model';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { useWords } from '../../language/useWords.ts';
import { organizationStatusWords } from './OrganizationStatus.words.ts';

const looks: Readonly<Record<Status, Required<Pick<BadgeProps, 'tone' | 'icon'>>>> = {
  pending: { tone: 'caution', icon: Clock },
  approved: { tone: 'positive', icon: CircleCheck },
  declined: { tone: 'critical', icon: CircleX },
  suspended: { tone: 'critical', icon: Ban },
};

export interface OrganizationStatusProps {
  status: Status;
}

/** How far an organization's approval has come. */
export function OrganizationStatus({ status }: OrganizationStatusProps) {
  const words = useWords(organizationStatusWords);
  return <Badge {...looks[status]}>{words[status]}</Badge>;
}
