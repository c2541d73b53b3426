import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import { staffQuestionWords } from '../OrganizationStaff.words.ts';
import type { OrganizationStaffProps } from '../OrganizationStaff.types.ts';

const destructive = ['remove', 'leave', 'withdraw'];

/** Asks to confirm an action on a colleague or an invitation. */
export function StaffQuestion({ view: { question, action }, send }: OrganizationStaffProps) {
  const words = useWords(staffQuestionWords);
  if (question === null || question.kind === 'resend') return null;
  const { kind, role, name } = question;
  const labels =
    kind === 'role'
      ? words.role(name, role ?? 'viewer')
      : kind === 'leave'
        ? words.leave()
        : words[kind](name);
  const isWorking = action === 'working';
  return (
    <ConfirmDialog
      title={labels.title}
      tone={destructive.includes(kind) ? 'critical' : 'neutral'}
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
