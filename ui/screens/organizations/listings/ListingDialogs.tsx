import { EventDoor } from './EventDoor.tsx';
import { ListingRecord } from './list/ListingRecord.tsx';
import type { OrganizationListingsProps } from './OrganizationListings.types.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import { organizationListingsWords, draftBatchWords } from './OrganizationListings.words.ts';
import { formatNumber } from '../../format.ts';

/** Asks before several drafts are published or deleted. */
function DraftConfirmation({ view, send }: OrganizationListingsProps) {
  const words = useWords(draftBatchWords);
  const { bulkConfirmation, organization, intl } = view;
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
      title={title(count, formatNumber(count, intl))}
      confirmLabel={confirm(formatNumber(count, intl))}
      cancelLabel={words.confirmation.cancel}
      onConfirm={() => send({ type: 'bulk.confirm' })}
      onCancel={() => send({ type: 'bulk.cancel' })}
    >
      {texts[action]} {unready > 0 && words.confirmation.unready(unready, formatNumber(unready, intl))}
    </ConfirmDialog>
  );
}

/** Asks to confirm that a listing is closed. */
function CloseConfirmation({ view: { confirmation }, send }: OrganizationListingsProps) {
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

/** What is open over the list: a listing, who comes to an event, or a question. */
export function ListingDialogs({ view, send }: OrganizationListingsProps) {
  const { record, participants, intl } = view;
  return (
    <>
      {record && <ListingRecord record={record} intl={intl} send={send} />}
      {participants && <EventDoor door={participants} intl={intl} send={send} />}
      <CloseConfirmation view={view} send={send} />
      <DraftConfirmation view={view} send={send} />
    </>
  );
}
