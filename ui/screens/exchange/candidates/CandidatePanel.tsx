import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { RecordDialog } from '../../portal/RecordDialog.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { CandidateProps } from '../Candidates.types.ts';
import { candidateWords } from '../Candidates.words.ts';
import { CandidateShown } from '../received/CandidateShown.tsx';
import { ContactRequest } from './ContactRequest.tsx';

/** What one candidate shows, in a panel beside the list, with the request always in sight. */
export function CandidatePanel({ detail, reader, send }: CandidateProps) {
  const words = useWords(candidateWords);
  const { state, shown, request } = detail;
  return (
    <RecordDialog
      title={state === 'missing' ? words.missing : words.title}
      open={detail}
      isBusy={request.state === 'sending'}
      footer={shown && <ContactRequest detail={detail} reader={reader} send={send} />}
      send={send}
    >
      {state === 'missing' ? undefined : <Content detail={detail} send={send} />}
    </RecordDialog>
  );
}

function Content({ detail, send }: Omit<CandidateProps, 'reader'>) {
  const words = useWords(candidateWords);
  const { state, shown, failure } = detail;
  if (shown)
    return (
      <Stack space="large">
        <CandidateShown {...shown} />
        <Text size="small" tone="muted">
          {words.recorded}
        </Text>
      </Stack>
    );
  if (state !== 'failed') return <SectionLoading>{words.finding}</SectionLoading>;
  return (
    <LoadFailed
      words={words.failed}
      failure={failure}
      level={3}
      onRetry={() => send({ type: 'detail.retry' })}
    />
  );
}
