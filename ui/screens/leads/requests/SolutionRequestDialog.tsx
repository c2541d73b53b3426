import '../../system/System.phrases.ts';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { SolutionRequest, SolutionStatus } from '@vetsync/machines/leads/model';
import type { SolutionRequestDetail, SolutionRequestsEvent } from '@vetsync/machines/leads/solutionRequests';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { useWords } from '../../../language/useWords.ts';
import { customSolutionWords } from '../../landing/CustomSolutionDialog.words.ts';
import { RecordDialog } from '../../portal/RecordDialog.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { mail, written } from '../list/leadColumns.css.ts';
import { solutionRequestWords, solutionStatusNames } from '../SolutionRequests.words.ts';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { exactTime } from '../../dates.ts';

const statuses = Object.keys(solutionStatusNames) as SolutionStatus[];

interface RequestStatusProps {
  detail: SolutionRequestDetail;
  request: SolutionRequest;
  intl: IntlConfig;
  send: (event: SolutionRequestsEvent) => void;
}

/** Status of a request, who set it, and a control to change it. */
function RequestStatus({ detail, request, intl, send }: RequestStatusProps) {
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
          {state === 'changing' ? words.saving : <LastChange request={request} intl={intl} />}
        </Text>
      </output>
    </Stack>
  );
}

function LastChange({ request, intl }: Pick<RequestStatusProps, 'request' | 'intl'>) {
  const names = useWords(solutionStatusNames);
  const words = useWords(solutionRequestWords).status;
  const { status, statusChangedAt, statusChangedBy } = request;
  if (statusChangedAt === null) return words.untouched;
  return words.changed(names[status], statusChangedBy, exactTime(statusChangedAt, intl));
}

export interface SolutionRequestDialogProps {
  detail: SolutionRequestDetail;
  intl: IntlConfig;
  send: (event: SolutionRequestsEvent) => void;
}

/** One request with its details and status, and buttons to the previous and next row. */
export function SolutionRequestDialog({ detail, intl, send }: SolutionRequestDialogProps) {
  const words = useWords(solutionRequestWords);
  const { request, state } = detail;
  const title = state === 'missing' ? words.missing : (request?.name ?? words.untitled);
  const description = request ? words.from(request.organization) : undefined;
  return (
    <RecordDialog title={title} description={description} open={detail} send={send}>
      {state === 'missing' ? undefined : <Content detail={detail} intl={intl} send={send} />}
    </RecordDialog>
  );
}

function Content({ detail, intl, send }: SolutionRequestDialogProps) {
  const words = useWords(solutionRequestWords);
  const { request, state, failure } = detail;
  if (request) {
    return (
      <Stack space="large">
        <RequestStatus detail={detail} request={request} intl={intl} send={send} />
        <Facts request={request} intl={intl} />
      </Stack>
    );
  }
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

function Given({ text }: { text: string | null }) {
  const words = useWords(solutionRequestWords);
  return <span className={written}>{text ?? words.notGiven}</span>;
}

function Facts({ request, intl }: { request: SolutionRequest; intl: IntlConfig }) {
  const sharedWords = useWords(customSolutionWords);
  const words = useWords(solutionRequestWords);
  const { email, createdAt, timeline, budgetRange, useCase: purpose, requirements } = request;
  /** Label of an option. Options that the form no longer offers are shown as stored. */
  const labelOf = (labels: Readonly<Record<string, string>>, value: string | null) =>
    value === null ? words.notGiven : (labels[value] ?? value);
  return (
    <DescriptionList
      items={[
        {
          label: words.facts.email,
          value: (
            <Anchor className={mail} href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </Anchor>
          ),
        },
        { label: words.facts.received, value: exactTime(createdAt, intl) },
        { label: words.facts.timeline, value: labelOf(sharedWords.choices.timeline, timeline) },
        { label: words.facts.budget, value: labelOf(sharedWords.choices.budgetRange, budgetRange) },
        { label: words.facts.purpose, value: <Given text={purpose} /> },
        { label: words.facts.requirements, value: <Given text={requirements} /> },
      ]}
    />
  );
}
