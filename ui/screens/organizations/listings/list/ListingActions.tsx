import type { ListingAction, ListingRow } from '@vetsync/machines/organizations/organizationListings';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';
import { Menu, type MenuAction } from '../../../../components/Menu/Menu.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

const looks: Readonly<Record<ListingAction, Pick<MenuAction, 'icon' | 'tone'>>> = {
  publish: { icon: Send },
  reopen: { icon: Send },
  close: { icon: CircleX, tone: 'critical' },
  copy: { icon: Copy },
};

export interface ListingActionsProps extends Pick<OrganizationListingsProps, 'send'> {
  row: ListingRow;
  isDisabled: boolean;
}

/** Menu of what the person can do with a listing. Nothing if that is nothing. */
export function ListingActions({
  row: { id, title, actions, hasParticipants },
  isDisabled,
  send,
}: ListingActionsProps) {
  const words = useWords(organizationListingsWords);
  if (actions.length === 0 && !hasParticipants) return null;
  const participants = hasParticipants
    ? [{ id: 'participants' as const, label: words.participants.action, icon: Users }]
    : [];
  return (
    <Menu
      label={words.actionsOf(title)}
      isIconOnly
      icon={Ellipsis}
      size="small"
      variant="quiet"
      placement="bottom end"
      isDisabled={isDisabled}
      items={[
        ...participants,
        ...actions.map((action) => ({ id: action, label: words.actions[action], ...looks[action] })),
      ]}
      onAction={(action) =>
        send(
          action === 'participants' ? { type: 'participants.open', id } : { type: 'listing.act', id, action },
        )
      }
    />
  );
}
