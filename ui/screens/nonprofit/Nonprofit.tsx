import type { NonprofitView } from '@vetsync/machines/nonprofit';
import Compass from 'lucide-react/icons/compass';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PortalHead } from '../portal/PortalHead.tsx';
import { PortalTable } from '../portal/PortalTable.tsx';
import { RecordDialog } from '../portal/RecordDialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { nonprofitWords, participantWords } from './Nonprofit.words.ts';
import { ParticipantRecord } from './ParticipantRecord.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { Programs } from './Programs.tsx';
import { Services } from './Services.tsx';
import type { NonprofitProps } from './Nonprofit.types.ts';
import './Nonprofit.phrases.ts';

export type { NonprofitProps } from './Nonprofit.types.ts';

type Page = (props: NonprofitProps) => ReactNode;

const Participants: Page = ({ table }) => {
  const words = useWords(participantWords);
  return (
    <Stack space="large">
      <PortalHead title={words.title} subtitle={words.subtitle} />
      {table && <PortalTable {...table} />}
    </Stack>
  );
};

const Unknown: Page = ({ view }) => {
  const words = useWords(nonprofitWords).unknown;
  return (
    <EmptyState
      icon={Compass}
      level={1}
      title={words.title}
      action={<LinkButton href={view.queueHref}>{words.action}</LinkButton>}
    >
      {words.text}
    </EmptyState>
  );
};

const pages: Readonly<Record<NonprofitView['page'], Page>> = {
  programs: Programs,
  participants: Participants,
  services: Services,
  unknown: Unknown,
};

function Over({ view, send, table }: NonprofitProps) {
  const words = useWords(participantWords);
  const { page, overlay, participant, reader } = view;
  if (overlay === 'nothing') return null;
  if (page !== 'participants') return <ProgramDialog view={view} send={send} />;
  if (!table) return null;
  return (
    <RecordDialog
      title={participant?.name ?? words.record}
      description={
        participant ? [participant.rank, participant.branch].filter(Boolean).join(', ') : undefined
      }
      open={table.view.open}
      send={table.send}
    >
      {participant && <ParticipantRecord participant={participant} reader={reader} />}
    </RecordDialog>
  );
}

/** Programs, participants and support services of the nonprofit (feature spec, section 2). */
export function Nonprofit(props: NonprofitProps) {
  const words = useWords(nonprofitWords);
  const { page } = props.view;
  const Page = pages[page];
  return (
    <Stack space="large">
      <Page {...props} />
      {page !== 'unknown' && (
        <Text size="small" tone="muted">
          {words.sample}
        </Text>
      )}
      <Over {...props} />
    </Stack>
  );
}
