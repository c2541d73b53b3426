import { ConfirmDialog } from '../../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

/** Asks to confirm that a listing is closed. */
export function CloseQuestion({ view: { question }, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords).question;
  if (question === null) return null;
  return (
    <ConfirmDialog
      title={words.title(question.title)}
      confirmLabel={question.busy ? words.working : words.confirm}
      cancelLabel={words.cancel}
      isPending={question.busy}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {words.text}
    </ConfirmDialog>
  );
}
