import { ConfirmDialog } from '../../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { draftBatchWords } from '../DraftBatch.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

/** Asks before several drafts are published or deleted. */
export function DraftConfirmation({ view, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const { bulkConfirmation, organization, reader } = view;
  if (bulkConfirmation === null) return null;
  const { action, count, unready } = bulkConfirmation;
  const { title, confirm } = words.confirmation[action];
  const isPublic = organization?.status === 'approved';
  const texts = {
    delete: words.confirmation.delete.text,
    publish: isPublic ? words.confirmation.publish.text : words.confirmation.publish.waits,
  };
  return (
    <ConfirmDialog
      title={title(count, formatNumber(count, reader))}
      confirmLabel={confirm(formatNumber(count, reader))}
      cancelLabel={words.confirmation.cancel}
      onConfirm={() => send({ type: 'bulk.confirm' })}
      onCancel={() => send({ type: 'bulk.cancel' })}
    >
      {texts[action]} {unready > 0 && words.confirmation.unready(unready, formatNumber(unready, reader))}
    </ConfirmDialog>
  );
}
