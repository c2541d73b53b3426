import type { Reader } from '@vetsync/machines/system/model';
import type { SolutionRequest, SolutionStatus } from '@vetsync/machines/leads/model';
import type { SolutionRequestDetail, SolutionRequestsEvent } from '@vetsync/machines/leads/solutionRequests';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { exactInstant } from '../../format.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { solutionRequestWords, solutionStatusNames } from '../SolutionRequests.words.ts';
import '../../system/System.phrases.ts';

const statuses = Object.keys(solutionStatusNames) as SolutionStatus[];

export interface RequestStatusProps {
  detail: SolutionRequestDetail;
  request: SolutionRequest;
  reader: Reader;
  send: (event: SolutionRequestsEvent) => void;
}

/** Status of a request, who set it, and a control to change it. */
export function RequestStatus({ detail, request, reader, send }: RequestStatusProps) {
  const write = usePhrases();
  const statusLabels = useWords(solutionStatusNames);
  const words = useWords(solutionRequestWords).status;
  const { state, status, failure } = detail;
  return (
    <Stack space="small">
      {state === 'notChanged' && (
        <Banner tone="critical" announce="alert" title={words.failed}>
          {failure && write(failure)}
        </Banner>
      )}
      {state === 'conflict' && (
        <Banner tone="caution" announce="alert">
          {words.conflict}
        </Banner>
      )}
      <ToggleButtonGroup<SolutionStatus>
        label={words.label}
        options={statuses.map((value) => ({ value, label: statusLabels[value] }))}
        selectedKeys={[status ?? request.status]}
        onSelectionChange={([chosen]) => chosen && send({ type: 'status.choose', status: chosen })}
      />
      <output>
        <Text as="span" size="small" tone="muted">
          {state === 'changing' ? words.saving : <LastChange request={request} reader={reader} />}
        </Text>
      </output>
    </Stack>
  );
}

function LastChange({ request, reader }: Pick<RequestStatusProps, 'request' | 'reader'>) {
  const names = useWords(solutionStatusNames);
  const words = useWords(solutionRequestWords).status;
  const { status, statusChangedAt, statusChangedBy } = request;
  if (statusChangedAt === null) return words.untouched;
  return words.changed(names[status], statusChangedBy, exactInstant(statusChangedAt, reader));
}
