import { ListingRecord } from './list/ListingRecord.tsx';
import type { OrganizationListingsProps } from './OrganizationListings.types.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import { organizationListingsWords, draftBatchWords } from './OrganizationListings.words.ts';
import { formatNumber, relativeTime } from '../../format.ts';
import type { ParticipantsView } from '@vetsync/machines/organizations/organizationListings';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';

type EventParticipantsProps = OrganizationListingsProps;

function Participants({ found, intl }: { found: NonNullable<ParticipantsView['found']>; intl: IntlConfig }) {
  const words = useWords(organizationListingsWords).participants;
  if (found.taken + found.waiting === 0) return <EmptyState level={3} title={words.none} />;
  return (
    <Stack space="small">
      <Text tone="muted">{words.counts(found.taken, found.waiting)}</Text>
      <RowList aria-label={words.action}>
        {found.participants.map(({ id, name, state, since }) => (
          <Row
            key={id}
            title={name || words.noName}
            detail={words.since(relativeTime(since, intl))}
            state={<Badge tone={state === 'joined' ? 'positive' : 'caution'}>{words.states[state]}</Badge>}
          />
        ))}
      </RowList>
    </Stack>
  );
}

/** Who comes to an event of the organization, and who waits for a seat. */
function EventParticipants({ view: { participants, intl }, send }: EventParticipantsProps) {
  const words = useWords(organizationListingsWords).participants;
  if (participants === null) return null;
  const { title, state, found, failure } = participants;
  return (
    <Dialog title={title} description={words.action} onClose={() => send({ type: 'participants.close' })}>
      {state === 'loading' && <SectionLoading>{words.loading}</SectionLoading>}
      {state === 'failed' && (
        <LoadFailed
          words={words.failed}
          failure={failure}
          level={3}
          onRetry={() => send({ type: 'participants.retry' })}
        />
      )}
      {state === 'shown' && found && <Participants found={found} intl={intl} />}
    </Dialog>
  );
}

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
  const { record, intl } = view;
  return (
    <>
      {record && <ListingRecord record={record} intl={intl} send={send} />}
      <EventParticipants view={view} send={send} />
      <CloseConfirmation view={view} send={send} />
      <DraftConfirmation view={view} send={send} />
    </>
  );
}
