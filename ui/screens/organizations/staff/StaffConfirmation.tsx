import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import { staffConfirmationWords } from '../OrganizationStaff.words.ts';
import type { OrganizationStaffProps } from '../OrganizationStaff.types.ts';

const destructive = ['remove', 'leave', 'withdraw'];

/** Asks to confirm an action on a colleague or an invitation. */
export function StaffConfirmation({ view: { confirmation, action }, send }: OrganizationStaffProps) {
  const words = useWords(staffConfirmationWords);
  if (confirmation === null || confirmation.kind === 'resend') return null;
  const { kind, role, name } = confirmation;
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
