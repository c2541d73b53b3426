import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { AdminUsersProps } from './Admin.types.ts';
import { questionWords } from './AdminUsers.words.ts';

const losing = ['ban', 'delete'];

/** Confirms an action on a user. */
export function UserQuestion({ view: { pendingAction, action }, send }: AdminUsersProps) {
  if (pendingAction === null) return null;
  const { user, question } = pendingAction;
  const said = questionWords(question, user.fullName?.trim() || user.email);
  const isWorking = action === 'working';
  return (
    <ConfirmDialog
      title={said.title}
      tone={losing.includes(question.kind) ? 'critical' : 'neutral'}
      confirmLabel={isWorking ? said.working : said.confirm}
      cancelLabel={said.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'question.confirm' })}
      onCancel={() => send({ type: 'question.cancel' })}
    >
      {said.text}
    </ConfirmDialog>
  );
}
