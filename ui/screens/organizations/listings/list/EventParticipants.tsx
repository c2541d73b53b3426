import type { ParticipantsView } from '@vetsync/machines/organizations/organizationListings';
import type { Reader } from '@vetsync/machines/system/model';
import { Badge } from '../../../../components/Badge/Badge.tsx';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { Row, RowList } from '../../../../components/RowList/RowList.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { SectionLoading } from '../../../account/SectionLoading.tsx';
import { relativeTime } from '../../../format.ts';
import { LoadFailed } from '../../../system/parts/LoadFailed.tsx';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

type EventParticipantsProps = OrganizationListingsProps;

function Participants({ found, reader }: { found: NonNullable<ParticipantsView['found']>; reader: Reader }) {
  const words = useWords(organizationListingsWords).participants;
  if (found.participants.length === 0) return <EmptyState level={3} title={words.none} />;
  return (
    <Stack space="small">
      <Text tone="muted">{words.counts(found.taken, found.waiting)}</Text>
      <RowList aria-label={words.action}>
        {found.participants.map(({ id, name, state, since }) => (
          <Row
            key={id}
            title={name || words.noName}
            detail={words.since(relativeTime(since, reader))}
            state={<Badge tone={state === 'joined' ? 'positive' : 'caution'}>{words.states[state]}</Badge>}
          />
        ))}
      </RowList>
    </Stack>
  );
}

/** Who comes to an event of the organization, and who waits for a seat. */
export function EventParticipants({ view: { participants, reader }, send }: EventParticipantsProps) {
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
      {state === 'shown' && found && <Participants found={found} reader={reader} />}
    </Dialog>
  );
}
