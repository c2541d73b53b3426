import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { CrisisHelp } from '../../system/crisis/CrisisHelp.tsx';
import { ours, theirs, messageList } from '../Community.css.ts';
import type { NetworkProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { networkWords } from '../Network.words.ts';
import { relativeTime } from '../../moreDates.ts';

/** The conversation with one member, and a field to write. */
export function OpenConversation({ view: { conversation, intl }, send }: NetworkProps) {
  const allWords = useWords(networkWords);
  const words = allWords.conversation;
  const back = () => send({ type: 'conversation.close' });
  if (!conversation)
    return (
      <EmptyState
        level={2}
        title={allWords.missing.title}
        action={<Button onPress={back}>{allWords.missing.action}</Button>}
      />
    );
  const { member, isOrganization, messages, text, textMax, canSend, crisis } = conversation;
  return (
    <Stack space="medium">
      <div>
        <Button size="small" variant="quiet" icon={ArrowLeft} onPress={back}>
          {words.back}
        </Button>
      </div>
      <Heading level={2}>
        <bdi>{member.name}</bdi>
      </Heading>
      <div role="log" aria-label={words.log(member.name)}>
        {messages.length === 0 && <Text tone="muted">{words.empty}</Text>}
        <ol className={messageList}>
          {messages.map((message) => (
            <li key={message.id} className={message.isSent ? ours : theirs}>
              <Text dir="auto">{message.text}</Text>
              <Text size="small" tone="muted">
                <bdi>{message.isSent ? allWords.you : member.name}</bdi>,{' '}
                {relativeTime(new Date(message.at).toISOString(), intl)}
              </Text>
            </li>
          ))}
        </ol>
      </div>
      <Form onSubmit={() => send({ type: 'message.send' })}>
        <TextArea
          name="text"
          label={words.label(member.name)}
          limit={textMax}
          value={text}
          onChange={(value) => send({ type: 'text.change', text: value })}
        />
        {crisis && <CrisisHelp finding={crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />}
        <div>
          <Button type="submit" variant="primary" isDisabled={!canSend}>
            {words.send}
          </Button>
        </div>
        <Text size="small" tone="muted">
          {isOrganization ? words.organization(member.service) : words.sample}
        </Text>
      </Form>
    </Stack>
  );
}
