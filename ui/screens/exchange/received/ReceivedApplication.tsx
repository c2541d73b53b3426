import MessageSquare from 'lucide-react/icons/message-square';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { RecordDialog } from '../../portal/RecordDialog.tsx';
import { DecisionArea } from '../../reviews/DecisionArea.tsx';
import { DecisionHistory } from '../../reviews/DecisionHistory.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { ReceivedApplicationProps } from '../Exchange.types.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { ApplicationAssignment } from './ApplicationAssignment.tsx';
import { ApplicationOpenings } from './ApplicationOpenings.tsx';
import { ApplicationMatch } from './ApplicationMatch.tsx';
import { ApplicationSent } from './ApplicationSent.tsx';
import { ReceivedStatus } from './ReceivedStatus.tsx';

/** One application in a panel beside the list, with its decision always in sight. */
export function ReceivedApplication(props: ReceivedApplicationProps) {
  const { detail, reader, send } = props;
  const words = useWords(receivedApplicationWords);
  const { opened, state, decision } = detail;
  const title = state === 'missing' ? words.missing : (opened?.application.applicantName ?? words.untitled);
  return (
    <RecordDialog
      title={title}
      description={opened?.application.listingTitle}
      open={detail}
      isBusy={decision.isBusy}
      head={
        opened && (
          <Stack space="xsmall">
            <Inline justify="space-between" space="small">
              <Inline space="medium">
                <ReceivedStatus status={opened.application.status} />
                <ApplicationAssignment {...props} opened={opened} />
              </Inline>
              {detail.messageHref && (
                <LinkButton size="small" icon={MessageSquare} href={detail.messageHref}>
                  {words.write}
                </LinkButton>
              )}
            </Inline>
            <ApplicationOpenings detail={detail} reader={reader} />
          </Stack>
        )
      }
      footer={opened && <DecisionArea decision={decision} application={opened.application} send={send} />}
      send={send}
    >
      {state === 'missing' ? undefined : <Content {...props} />}
    </RecordDialog>
  );
}

function Content(props: ReceivedApplicationProps) {
  const { detail, reader, send } = props;
  const words = useWords(receivedApplicationWords);
  const { opened, state, failure } = detail;
  if (opened)
    return (
      <Stack space="large">
        <ApplicationSent {...detail.sent} />
        {opened.match.length > 0 && <ApplicationMatch match={opened.match} />}
        <DecisionHistory
          history={opened.history}
          reader={reader}
          onRetry={detail.history === 'outdated' ? () => send({ type: 'history.retry' }) : undefined}
        />
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
