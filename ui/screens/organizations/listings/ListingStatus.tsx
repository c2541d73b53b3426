import type { ListingStatus as Status } from '@vetsync/machines/organizations/model';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Pencil from 'lucide-react/icons/pencil';
import { Badge, type BadgeProps } from '../../../components/Badge/Badge.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingNamesWords } from './ListingNames.words.ts';

const looks: Readonly<Record<Status, Required<Pick<BadgeProps, 'tone' | 'icon'>>>> = {
  draft: { tone: 'caution', icon: Pencil },
  published: { tone: 'positive', icon: CircleCheck },
  closed: { tone: 'neutral', icon: CircleX },
};

export interface ListingStatusProps {
  status: Status;
}

/** Whether the public can see a listing. */
export function ListingStatus({ status }: ListingStatusProps) {
  return <Badge {...looks[status]}>{useWords(listingNamesWords).statuses[status]}</Badge>;
}
