import type {
  OrganizationStaffEvent,
  StaffMenuAction,
} from '@vetsync/machines/organizations/organizationStaff';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCog from 'lucide-react/icons/user-cog';
import { Menu, type MenuAction } from '../../../components/Menu/Menu.tsx';
import { useWords } from '../../../language/useWords.ts';
import { organizationStaffWords } from '../OrganizationStaff.words.ts';

const looks: Readonly<Record<StaffMenuAction['kind'], Pick<MenuAction, 'icon' | 'tone'>>> = {
  role: { icon: UserCog },
  handOver: { icon: UserCog },
  remove: { icon: Trash2, tone: 'critical' },
  leave: { icon: LogOut, tone: 'critical' },
  withdraw: { icon: Trash2, tone: 'critical' },
  resend: { icon: Mail },
};

export interface StaffActionsProps {
  /** Of the colleague, or the address of the invitation. */
  name: string;
  id: string;
  actions: readonly StaffMenuAction[];
  isDisabled: boolean;
  send: (event: OrganizationStaffEvent) => void;
}

/** Menu of what the person can do with a colleague or an invitation. Nothing if that is nothing. */
export function StaffActions({ name, id, actions, isDisabled, send }: StaffActionsProps) {
  const words = useWords(organizationStaffWords);
  if (actions.length === 0) return null;
  return (
    <Menu
      label={words.actionsOf(name)}
      isIconOnly
      icon={Ellipsis}
      size="small"
      variant="quiet"
      placement="bottom end"
      isDisabled={isDisabled}
      items={actions.map((action, index) => ({
        id: String(index),
        label: action.kind === 'role' ? words.actions.role(action.role) : words.actions[action.kind],
        ...looks[action.kind],
      }))}
      onAction={(index) => {
        const action = actions[Number(index)];
        if (action) send({ type: 'staff.ask', id, action });
      }}
    />
  );
}
