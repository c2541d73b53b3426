import { ConfirmDialog } from '../../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

/** Asks to confirm that a listing is closed. */
export function CloseConfirmation({ view: { confirmation }, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords).confirmation;
  if (confirmation === null) return null;
  return (
    <ConfirmDialog
      title={words.title(confirmation.title)}
      confirmLabel={confirmation.busy ? words.working : words.confirm}
      cancelLabel={words.cancel}
      isPending={confirmation.busy}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {confirmation.kind === 'event' ? words.event : words.text}
    </ConfirmDialog>
  );
}
