import MessageSquare from 'lucide-react/icons/message-square';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { ReceivedApplicationProps } from '../Exchange.types.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';
import { ApplicationAssignment } from './ApplicationAssignment.tsx';
import { ApplicationMatch } from './ApplicationMatch.tsx';
import { ApplicationOpenings } from './ApplicationOpenings.tsx';
import { ApplicationPanel } from './ApplicationPanel.tsx';
import { ApplicationSent } from './ApplicationSent.tsx';
import { ReceivedStatus } from './ReceivedStatus.tsx';

/** One application beside the list: who takes care of it, what was sent, and what of it the listing asks for. */
export function ReceivedApplication(props: ReceivedApplicationProps) {
  const { detail, reader, send } = props;
  const words = useWords(receivedApplicationWords);
  const { opened, state, decision } = detail;
  const title = state === 'missing' ? words.missing : (opened?.application.applicantName ?? words.untitled);
  return (
    <ApplicationPanel
      title={title}
      description={opened?.application.listingTitle}
      detail={detail}
      reader={reader}
      head={
        opened && (
          <Stack space="xsmall">
            <Inline justify="space-between" space="small">
              <Inline space="medium">
                <ReceivedStatus application={opened.application} reader={reader} />
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
      note={
        <Text size="small" tone="muted">
          {words.recorded}
        </Text>
      }
      more={
        decision.isOffering && (
          <DatePicker
            label={words.answerBy.label}
            help={words.answerBy.help}
            isRequired={false}
            isReadOnly={decision.isBusy}
            today={detail.today}
            firstDay={detail.today}
            value={decision.answerBy || null}
            onChange={(day) => send({ type: 'words.change', field: 'answerBy', text: day ?? '' })}
          />
        )
      }
      send={send}
    >
      <ApplicationSent {...detail.sent} reader={reader} />
      {opened && opened.match.length > 0 && <ApplicationMatch match={opened.match} />}
    </ApplicationPanel>
  );
}
