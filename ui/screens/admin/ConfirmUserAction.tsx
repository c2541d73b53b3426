import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { AdminUsersProps } from './Admin.types.ts';
import { useWords } from '../../language/useWords.ts';
import { userConfirmationWords } from './AdminUsers.words.ts';

const destructiveActions = ['ban', 'delete'];

/** Asks the administrator to confirm an action on a user. */
export function ConfirmUserAction({ view, send }: AdminUsersProps) {
  const words = useWords(userConfirmationWords);
  if (view.pendingAction === null) return null;
  const { user, action } = view.pendingAction;
  const name = user.fullName?.trim() || user.email;
  const labels = action.kind === 'role' ? words.role(name, action.role) : words[action.kind](name);
  const isWorking = view.action === 'working';
  return (
    <ConfirmDialog
      title={labels.title}
      tone={destructiveActions.includes(action.kind) ? 'critical' : 'neutral'}
      confirmLabel={isWorking ? labels.working : labels.confirm}
      cancelLabel={labels.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {labels.text}
    </ConfirmDialog>
  );
}
