import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { AdminUsersProps } from './Admin.types.ts';
import { useWords } from '../../language/useWords.ts';
import { questionWords } from './AdminUsers.words.ts';

const destructive = ['ban', 'delete'];

/** Asks the administrator to confirm an action on a user. */
export function ConfirmUserAction({ view: { pendingAction, action }, send }: AdminUsersProps) {
  const words = useWords(questionWords);
  if (pendingAction === null) return null;
  const { user, question } = pendingAction;
  const name = user.fullName?.trim() || user.email;
  const labels = question.kind === 'role' ? words.role(name, question.role) : words[question.kind](name);
  const isWorking = action === 'working';
  return (
    <ConfirmDialog
      title={labels.title}
      tone={destructive.includes(question.kind) ? 'critical' : 'neutral'}
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
