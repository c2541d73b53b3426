import type { AdminUserRow } from '@vetsync/machines/admin/adminUsers';
import type { AdminUserMenuAction } from '@vetsync/machines/admin/model';
import type { Role } from '@vetsync/machines/account/model';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCog from 'lucide-react/icons/user-cog';
import { Menu, type MenuAction } from '../../components/Menu/Menu.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { roleNames } from './AdminDashboard.words.ts';
import type { AdminUsersProps } from './Admin.types.ts';
import { adminUsersWords } from './AdminUsers.words.ts';

const roles = Object.keys(roleNames) as Role[];

export interface UserActionsProps {
  user: AdminUserRow;
  send: AdminUsersProps['send'];
}

/**
 * Menu of actions on a user; each asks for confirmation. Administrators have none on themselves, so that they can't
 * lock themselves out.
 */
export function UserActions({ user, send }: UserActionsProps) {
  const words = useWords(adminUsersWords);
  if (user.isSelf) return words.plain;
  return (
    <Menu
      label={words.actionsOf(user.email)}
      isIconOnly
      icon={Ellipsis}
      size="small"
      variant="quiet"
      placement="bottom end"
      isDisabled={user.isBusy}
      items={actionsFor(words.actions, user)}
      onAction={(id) => send({ type: 'user.ask', id: user.id, action: questionOf(id) })}
    />
  );
}

function actionsFor(
  actions: Translation<typeof adminUsersWords>['actions'],
  { role, banned }: AdminUserRow,
): readonly MenuAction[] {
  return [
    ...roles
      .filter((other) => other !== role)
      .map((other) => ({ id: `role ${other}`, label: actions.role(other), icon: UserCog })),
    { id: 'signOut', label: actions.signOut, icon: LogOut },
    banned
      ? { id: 'unban', label: actions.unban, icon: CircleCheck }
      : { id: 'ban', label: actions.ban, icon: Ban, tone: 'critical' },
    { id: 'delete', label: actions.delete, icon: Trash2, tone: 'critical' },
  ];
}

/** The confirmation that a menu item opens. */
function questionOf(id: string): AdminUserMenuAction {
  const [kind, role] = id.split(' ');
  return { kind, ...(role && { role }) } as AdminUserMenuAction;
}
