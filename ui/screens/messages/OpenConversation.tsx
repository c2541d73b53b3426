import type { PortalMessage } from '@vetsync/machines/messages/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { bubble } from '../battleBuddy/Chat.css.ts';
import { relativeTime } from '../format.ts';
import { useStickToLatest } from '../system/parts/useStickToLatest.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { MessageComposer } from './MessageComposer.tsx';
import { NewMessage } from './NewMessage.tsx';
import * as styles from './Messages.css.ts';
import '../system/parts/World.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { messagesWords } from './Messages.words.ts';
import type { OpenConversationProps } from './Messages.types.ts';

export type { OpenConversationProps } from './Messages.types.ts';

/** The conversation with one person, and a field to write. */
export function OpenConversation({ view, conversation, send }: OpenConversationProps) {
  const words = useWords(messagesWords);
  const write = usePhrases();
  const { person, messages, subject, isAwaited } = conversation;
  const scroller = useStickToLatest(messages.at(-1));
  return (
    <>
      <div className={styles.paneHead}>
        <Inline justify="space-between" space="small" flexWrap="nowrap">
          <div className={styles.person}>
            <Avatar name={person.name} tone="own" mark={person.image} />
            <Stack space="none">
              <Heading level={1} size="lead">
                <bdi>{person.name}</bdi>
              </Heading>
              <Text size="small" tone="muted">
                {[person.detail, write(subject ?? '')].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
          </div>
          <div className={styles.besideList}>
            <NewMessage href={view.links.new} />
          </div>
        </Inline>
      </div>
      <div {...scroller} className={styles.log} role="log" aria-label={words.log(person.name)} tabIndex={0}>
        {messages.length === 0 ? (
          <Text tone="muted">{words.nothing}</Text>
        ) : (
          <ol className={styles.messages}>
            {messages.map((message) => (
              <Line key={message.id} message={message} name={person.name} reader={view.reader} />
            ))}
          </ol>
        )}
      </div>
      {isAwaited && (
        <div className={styles.typing}>
          <Spinner size="small" />
          {words.typing(person.name)}
        </div>
      )}
      <MessageComposer conversation={conversation} send={send} />
    </>
  );
}

function Line({ message, name, reader }: { message: PortalMessage; name: string; reader: Reader }) {
  const words = useWords(messagesWords);
  const { isOwn, isSimulated, text } = message;
  const at = new Date(message.at).toISOString();
  return (
    <li className={styles.message({ isOwn })}>
      <div className={styles.meta}>
        <span dir="auto">{isOwn ? words.you : name}</span>
        <TimeText at={at} reader={reader} size="caption" tone="muted">
          {relativeTime(at, reader)}
        </TimeText>
        {isSimulated && <Badge tone="neutral">{words.simulated}</Badge>}
      </div>
      <div dir="auto" className={bubble({ type: isOwn ? 'user' : 'assistant' })}>
        {text}
      </div>
    </li>
  );
}
